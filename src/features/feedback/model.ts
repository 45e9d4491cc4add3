import { createEffect, createEvent, createStore, sample } from 'effector';
import { service } from '../../../contract/service.ts';
import { sessionEnded } from '../../entities/session/model.ts';
import { createCall } from '../../shared/api/call.ts';
import { $modal } from '../../shared/lib/modals.ts';
import { contentError, filesError, type Attached, type Draft } from './check.ts';

export const edited = createEvent<Partial<Pick<Draft, 'content' | 'remark'>>>();
export const filesChosen = createEvent<readonly File[]>();
export const imageRemoved = createEvent<number>();
export const submitted = createEvent();

const sendFx = createCall(service.feedback);
/** The letters of a call of `String.fromCharCode`: more arguments at once than browsers take would be too many. */
const CHUNK = 0x8000;
const base64Of = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return btoa(parts.join(''));
};
const readFilesFx = createEffect((files: readonly File[]) =>
  Promise.all(
    files.map(async (file): Promise<Attached> => ({
      name: file.name,
      base64: base64Of(new Uint8Array(await file.arrayBuffer())),
    })),
  ),
);

const EMPTY: Draft = { content: '', remark: '', images: [] };
/** What was written stays until it is sent, though the modal be closed. */
export const $draft = createStore<Draft>(EMPTY)
  .on(edited, (draft, change) => ({ ...draft, ...change }))
  .on(readFilesFx.doneData, (draft, read) => ({ ...draft, images: [...draft.images, ...read] }))
  .on(imageRemoved, (draft, at) => ({ ...draft, images: draft.images.filter((_, index) => index !== at) }))
  .reset(sendFx.done, sessionEnded);

/** The content is wrong, and the form was sent. */
const $isTried = createStore(false)
  .on(submitted, () => true)
  .reset(sendFx.done, sessionEnded);
const $contentError = $draft.map(({ content }) => contentError(content));
export const $errors = createStore<{ content: ReturnType<typeof contentError>; files: ReturnType<typeof filesError> }>({
  content: null,
  files: null,
}).reset(sendFx.done, sessionEnded);
sample({
  clock: [submitted, $contentError],
  source: { tried: $isTried, error: $contentError, errors: $errors },
  filter: ({ tried }) => tried,
  fn: ({ error, errors }) => ({ ...errors, content: error }),
  target: $errors,
});

const chosen = sample({
  clock: filesChosen,
  source: $draft,
  fn: ({ images }, files) => ({ files, error: filesError(images.length, files) }),
});
$errors
  .on(chosen, (errors, { error }) => ({ ...errors, files: error }))
  .on(readFilesFx.fail, (errors) => ({
    ...errors,
    files: 'type' as const,
  }));
sample({ clock: chosen, filter: ({ error }) => error === null, fn: ({ files }) => files, target: readFilesFx });

export const $failure = createStore<{ key: string } | null>(null)
  .on(sendFx.failData, (_, failure) => failure)
  .reset(sendFx, edited, imageRemoved, sessionEnded);
export const $pending = sendFx.pending;
/** It was taken: said until the modal is closed, or something new is written. */
export const $isSent = createStore(false)
  .on(sendFx.done, () => true)
  .reset(edited, $modal, sessionEnded);

sample({
  clock: submitted,
  source: { draft: $draft, error: $contentError, pending: sendFx.pending },
  filter: ({ error, pending }) => error === null && !pending,
  fn: ({ draft }) => ({
    content: draft.content.trim(),
    remark: draft.remark.trim(),
    images: draft.images.map(({ base64 }) => base64),
  }),
  target: sendFx,
});
