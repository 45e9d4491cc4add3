import { combine, createEvent, createStore, sample } from 'effector';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { createPictures, filesError, unsentError } from '../../entities/pictures/index.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { overviewRequested, withdrawPage } from './overview.ts';

export const receivedPressed = createEvent<string>();
/** The member says that a part did not arrive: its form opens. */
export const missingPressed = createEvent<string>();
export const missingClosed = createEvent();
export const remarkTyped = createEvent<string>();
export const filesChosen = createEvent<readonly File[]>();
export const missingSent = createEvent();

const answerFx = createCall(withdrawals.answerPart);
const pictures = createPictures(sessionEnded);
export const { removed: pictureRemoved, retried: pictureRetried, $images } = pictures;

const sent = sample({ clock: answerFx.done, filter: ({ params }) => !params.received });
/** The part whose form is open. */
export const $missing = createStore<string | null>(null)
  .on(missingPressed, (_, id) => id)
  .reset(missingClosed, sent, withdrawPage.opened, sessionEnded);
export const $remark = createStore('')
  .on(remarkTyped, (_, text) => text)
  .reset(missingPressed, sent, sessionEnded);
sample({ clock: [missingPressed, sent], fn: () => {}, target: pictures.forgotten });

type PictureError = ReturnType<typeof filesError> | ReturnType<typeof unsentError> | 'none';
const chosen = sample({
  clock: filesChosen,
  source: $images,
  fn: (images, files) => ({ files, error: filesError(images.length, files) }),
});
sample({ clock: chosen, filter: ({ error }) => error === null, fn: ({ files }) => files, target: pictures.added });
const checked = sample({
  clock: missingSent,
  source: $images,
  fn: (images): PictureError => (images.length === 0 ? 'none' : unsentError(images)),
});
/** Why the pictures cannot be added, or sent yet. */
export const $pictureError = createStore<PictureError>(null)
  .on(chosen, (_, { error }) => error)
  .on(checked, (_, error) => error)
  .reset(pictureRemoved, pictureRetried, missingPressed, sent);

const $part = createStore<string | null>(null).on(answerFx, (_, { partId }) => partId);
/** The part that is being answered. */
export const $answering = combine($part, answerFx.pending, (part, pending) => (pending ? part : null));
const $refusal = createStore<{ key: string } | null>(null)
  .on(answerFx.failData, (_, failure) => failure)
  .reset(answerFx, missingPressed, missingClosed, withdrawPage.opened);
/** Why an answer failed, and for which part. */
export const $answerFailure = combine($refusal, $part, (refusal, part) =>
  refusal && part ? { key: refusal.key, part } : null,
);

sample({
  clock: receivedPressed,
  source: answerFx.pending,
  filter: (busy) => !busy,
  fn: (_, partId) => ({ partId, received: true }),
  target: answerFx,
});
sample({
  clock: checked,
  source: { partId: $missing, remark: $remark, images: $images, busy: answerFx.pending },
  filter: ({ partId, busy }, error) => partId !== null && error === null && !busy,
  fn: ({ partId, remark, images }) => ({
    partId: partId!,
    received: false,
    ...(remark.trim() !== '' && { remark: remark.trim() }),
    pictures: images.flatMap(({ id }) => id ?? []),
  }),
  target: answerFx,
});
sample({ clock: answerFx.finally, fn: () => {}, target: overviewRequested });
