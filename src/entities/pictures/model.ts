import { attach, createEvent, createStore, sample, type Unit } from 'effector';
import { FEEDBACK } from '../../../contract/support.ts';
import { uploads } from '../../../contract/uploads.ts';
import { createUpload } from '../../shared/api/upload.ts';

/** An attached picture: uploaded when chosen, referred to by its id later. */
export interface Attached {
  /** Distinguishes it from others with the same name. */
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  id?: number;
  /** Message key of the upload failure. */
  failure?: string;
}

const TYPES = ['image/png', 'image/jpeg'];

/** Why these files cannot be added to the existing ones. Either all are added, or none. */
export const filesError = (there: number, files: readonly File[]): 'many' | 'type' | 'large' | null => {
  if (there + files.length > FEEDBACK.images) return 'many';
  if (files.some(({ type }) => !TYPES.includes(type))) return 'type';
  return files.some(({ size }) => size > FEEDBACK.imageBytes) ? 'large' : null;
};

/** Why nothing can be sent with these pictures yet. */
export const unsentError = (images: readonly Attached[]): 'unsent' | 'failed' | null => {
  if (images.some(({ state }) => state === 'failed')) return 'failed';
  return images.every(({ state }) => state === 'sent') ? null : 'unsent';
};

const change = (images: readonly Attached[], key: number, to: Partial<Attached>): readonly Attached[] =>
  images.map((each) => (each.key === key ? { ...each, ...to } : each));
const nextKey = (images: readonly Attached[]): number => Math.max(0, ...images.map(({ key }) => key)) + 1;

/** The pictures of one form, each uploaded as soon as it is chosen. `forgetOn`: the session ended. */
export const createPictures = (forgetOn: Unit<any>) => {
  const added = createEvent<readonly File[]>();
  const removed = createEvent<number>();
  const retried = createEvent<number>();
  /** The server accepted what names these pictures, or the form is left. */
  const forgotten = createEvent();

  const uploadFx = createUpload(uploads.feedbackPicture);
  const sendFx = attach({ effect: uploadFx, mapParams: ({ file }: Attached) => file });

  /** Chosen pictures with their upload states. A picture removed during its upload is dropped. */
  const $images = createStore<readonly Attached[]>([])
    .on(added, (images, files) => [
      ...images,
      ...files.map((file, at): Attached => ({ key: nextKey(images) + at, file, state: 'waiting' })),
    ])
    .on(removed, (images, key) => images.filter((each) => each.key !== key))
    .on(retried, (images, key) => change(images, key, { state: 'waiting', failure: undefined }))
    .on(sendFx, (images, { key }) => change(images, key, { state: 'sending' }))
    .on(sendFx.done, (images, { params, result }) => change(images, params.key, { state: 'sent', id: result.id }))
    .on(sendFx.fail, (images, { params, error }) => change(images, params.key, { state: 'failed', failure: error.key }))
    .reset(forgotten, forgetOn);

  // One after the other: the server accepts one upload at a time per member.
  sample({
    clock: [$images, sendFx.finally],
    source: { images: $images, isSending: sendFx.pending },
    filter: ({ images, isSending }) => !isSending && images.some(({ state }) => state === 'waiting'),
    fn: ({ images }) => images.find(({ state }) => state === 'waiting')!,
    target: sendFx,
  });
  return { added, removed, retried, forgotten, $images };
};
