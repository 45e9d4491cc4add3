import { combine, createEvent, createStore, sample } from 'effector';
import { support, FEEDBACK } from '../../../contract/support.ts';
import { filesError, unsentError, type Attached } from '../../entities/pictures/index.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $modal } from '../../shared/lib/modals.ts';
import { $images, imageRemoved, picturesAdded, picturesUsed } from './pictures.ts';

interface Draft {
  content: string;
  remark: string;
  images: readonly Attached[];
}

/** Why the content cannot be sent: keys under `support.feedback.error`. The server runs the same check. */
const contentError = (content: string): 'empty' | 'short' | null => {
  const { length } = content.trim();
  if (length === 0) return 'empty';
  return length < FEEDBACK.content.min ? 'short' : null;
};

export const edited = createEvent<Partial<Pick<Draft, 'content' | 'remark'>>>();
export const filesChosen = createEvent<readonly File[]>();
export const submitted = createEvent();

const sendFx = createCall(support.feedback);
const EMPTY = { content: '', remark: '' };
/** The text is kept until it is sent, even when the modal closes. */
const $texts = createStore(EMPTY)
  .on(edited, (texts, change) => ({ ...texts, ...change }))
  .reset(sendFx.done, sessionEnded);
export const $draft = combine($texts, $images, (texts, images): Draft => ({ ...texts, images }));
sample({ clock: sendFx.done, target: picturesUsed });

type FilesError = ReturnType<typeof filesError> | ReturnType<typeof unsentError>;

/** The form was submitted with invalid content. */
const $isTried = createStore(false)
  .on(submitted, () => true)
  .reset(sendFx.done, sessionEnded);
const $contentError = $draft.map(({ content }) => contentError(content));
export const $errors = createStore<{ content: ReturnType<typeof contentError>; files: FilesError }>({
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
$errors.on(chosen, (errors, { error }) => ({ ...errors, files: error }));
sample({ clock: chosen, filter: ({ error }) => error === null, fn: ({ files }) => files, target: picturesAdded });
// The error about pictures stays after submit until the pictures are ready.
sample({
  clock: $images,
  source: $errors,
  filter: ({ files }, images) => (files === 'unsent' || files === 'failed') && unsentError(images) === null,
  fn: (errors) => ({ ...errors, files: null }),
  target: $errors,
});
sample({
  clock: submitted,
  source: { errors: $errors, images: $images },
  filter: ({ images }) => unsentError(images) !== null,
  fn: ({ errors, images }) => ({ ...errors, files: unsentError(images) }),
  target: $errors,
});

export const $failure = createStore<{ key: string } | null>(null)
  .on(sendFx.failData, (_, failure) => failure)
  .reset(sendFx, edited, imageRemoved, sessionEnded);
export const $pending = sendFx.pending;
/** The server accepted it. The message stays until the modal closes or something new is typed. */
export const $isSent = createStore(false)
  .on(sendFx.done, () => true)
  .reset(edited, $modal, sessionEnded);

sample({
  clock: submitted,
  source: { draft: $draft, error: $contentError, pending: sendFx.pending },
  filter: ({ draft, error, pending }) => error === null && unsentError(draft.images) === null && !pending,
  fn: ({ draft }) => ({
    content: draft.content.trim(),
    remark: draft.remark.trim(),
    images: draft.images.flatMap(({ id }) => id ?? []),
  }),
  target: sendFx,
});
