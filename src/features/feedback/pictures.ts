import { attach, createEvent, createStore, sample } from 'effector';
import { uploads } from '../../../contract/uploads.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createUpload } from '../../shared/api/upload.ts';
import type { Attached } from './check.ts';

export const picturesAdded = createEvent<readonly File[]>();
export const imageRemoved = createEvent<number>();
export const imageRetried = createEvent<number>();
/** The server accepted the feedback with these pictures. */
export const picturesUsed = createEvent();

const uploadFx = createUpload(uploads.feedbackPicture);
const sendFx = attach({ effect: uploadFx, mapParams: ({ file }: Attached) => file });

const change = (images: readonly Attached[], key: number, to: Partial<Attached>): readonly Attached[] =>
  images.map((each) => (each.key === key ? { ...each, ...to } : each));
const nextKey = (images: readonly Attached[]): number => Math.max(0, ...images.map(({ key }) => key)) + 1;

/** Chosen pictures with their upload states. A picture removed during its upload is dropped. */
export const $images = createStore<readonly Attached[]>([])
  .on(picturesAdded, (images, files) => [
    ...images,
    ...files.map((file, at): Attached => ({ key: nextKey(images) + at, file, state: 'waiting' })),
  ])
  .on(imageRemoved, (images, key) => images.filter((each) => each.key !== key))
  .on(imageRetried, (images, key) => change(images, key, { state: 'waiting', failure: undefined }))
  .on(sendFx, (images, { key }) => change(images, key, { state: 'sending' }))
  .on(sendFx.done, (images, { params, result }) => change(images, params.key, { state: 'sent', id: result.id }))
  .on(sendFx.fail, (images, { params, error }) => change(images, params.key, { state: 'failed', failure: error.key }))
  .reset(picturesUsed, sessionEnded);

// One after the other: the server accepts one upload at a time per member.
sample({
  clock: [$images, sendFx.finally],
  source: { images: $images, isSending: sendFx.pending },
  filter: ({ images, isSending }) => !isSending && images.some(({ state }) => state === 'waiting'),
  fn: ({ images }) => images.find(({ state }) => state === 'waiting')!,
  target: sendFx,
});
