import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { TICKET_TEXT, tickets } from '../../../contract/tickets.ts';
import { createPictures, filesError, unsentError } from '../../entities/pictures/index.ts';
import { memberKnown, $sessionKind, sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { unreadMoved } from '../../entities/session/lazy.ts';
import { ticketsRequested } from './list.ts';

const SETTLE_MS = 50;

/** One ticket, by its number. */
export const ticketView = createLifecycle<number>();
export const ticketRequested = createEvent();
export const textTyped = createEvent<string>();
export const filesChosen = createEvent<readonly File[]>();
export const replyRequested = createEvent();
export const closeRequested = createEvent();

const forgotten = [ticketView.opened, ticketView.closed, sessionEnded];
const $ticketId = createStore<number | null>(null)
  .on(ticketView.opened, (_, id) => id)
  .reset(ticketView.closed, sessionEnded);

const query = createQuery(tickets.thread, { resetOn: forgotten });
const replyFx = createCall(tickets.reply);
const readFx = createCall(tickets.read);
const closeFx = createCall(tickets.close);
const drawIdFx = createEffect(() => crypto.randomUUID());

export const $ticket = query.$data;
export const $ticketFailure = query.$error;

const settled = debounce(sample({ clock: unreadMoved, filter: ticketView.$isOpen }), SETTLE_MS);
sample({
  clock: [ticketView.opened, memberKnown, ticketRequested, settled, replyFx.done, closeFx.done],
  source: { id: $ticketId, session: $sessionKind },
  filter: ({ id, session }) => id !== null && session === 'member',
  fn: ({ id }) => ({ ticketId: String(id) }),
  target: query.start,
});

// What is shown counts as read.
sample({
  clock: query.done,
  filter: ({ result: { ticket } }) => ticket.unread > 0,
  fn: ({ result: { ticket, list } }) => ({ ticketId: ticket.id, upToId: list.at(-1)!.id }),
  target: readFx,
});

/** The pictures of the reply. They are forgotten with the ticket. */
const pictures = createPictures(ticketView.closed);
export const { removed: pictureRemoved, retried: pictureRetried, $images } = pictures;
sample({ clock: [replyFx.done, ticketView.opened, sessionEnded], fn: () => {}, target: pictures.forgotten });

const chosen = sample({
  clock: filesChosen,
  source: $images,
  fn: (images, files) => ({ files, error: filesError(images.length, files) }),
});
sample({ clock: chosen, filter: ({ error }) => error === null, fn: ({ files }) => files, target: pictures.added });
/** Why pictures were not added, or nothing is sent with them: keys under `support.feedback.error`. */
export const $filesError = createStore<ReturnType<typeof filesError> | ReturnType<typeof unsentError>>(null)
  .on(chosen, (_, { error }) => error)
  .on(sample({ clock: replyRequested, source: $images }), (_, images) => unsentError(images))
  .on($images, (error, images) => (unsentError(images) === null ? null : error))
  .reset(replyFx.done, ...forgotten);

export const $text = createStore('')
  .on(textTyped, (_, text) => text.slice(0, TICKET_TEXT))
  .reset(replyFx.done, ...forgotten);
export const $canSend = $text.map((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text));
export const $isSending = combine(replyFx.pending, closeFx.pending, (one, other) => one || other);
/** Drawn once per text, and kept for every retry of it. */
const $clientId = createStore<string | null>(null)
  .on(drawIdFx.doneData, (_, id) => id)
  .reset(textTyped, replyFx.done, ...forgotten);

const wanted = sample({
  clock: replyRequested,
  source: { can: $canSend, busy: $isSending, id: $clientId, images: $images },
  filter: ({ can, busy, images }) => can && !busy && unsentError(images) === null,
});
sample({ clock: wanted, filter: ({ id }) => id === null, fn: () => {}, target: drawIdFx });
sample({
  clock: [drawIdFx.done, sample({ clock: wanted, filter: ({ id }) => id !== null })],
  source: { id: $ticketId, text: $text, images: $images, clientId: $clientId },
  filter: ({ id, clientId }) => id !== null && clientId !== null,
  fn: ({ id, text, images, clientId }) => ({
    ticketId: id!,
    text,
    images: images.flatMap((image) => image.id ?? []),
    clientId: clientId!,
  }),
  target: replyFx,
});
sample({
  clock: closeRequested,
  source: { id: $ticketId, busy: $isSending },
  filter: ({ id, busy }) => id !== null && !busy,
  fn: ({ id }) => ({ ticketId: id! }),
  target: closeFx,
});
/** Why the last action was refused. The typed text stays. */
export const $actionFailure = createStore<{ key: string } | null>(null)
  .on([replyFx.failData, closeFx.failData], (_, failure) => failure)
  .reset(textTyped, replyFx, closeFx, ...forgotten);
// W6: the list shows an own action without waiting for the push.
sample({ clock: [replyFx.done, closeFx.done], fn: () => {}, target: ticketsRequested });
