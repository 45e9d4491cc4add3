import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { rain as contract, type GiveRefusal } from '../../../contract/rain.ts';
import { plainDigits } from '../../../contract/plain-digits.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createMoneyCall } from '../../shared/api/call.ts';
import { $locale } from '../../shared/format/locale.ts';
import { amountIn, readAmount } from '../../shared/format/read-amount.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { $terms, ownRequested } from './rain.ts';
import { $room, chatView } from './room.ts';

export const formOpened = createEvent();
export const formClosed = createEvent();
export const amountTyped = createEvent<string>();
export const sharesTyped = createEvent<string>();
export const reviewRequested = createEvent();
export const changeRequested = createEvent();
export const giftConfirmed = createEvent();

const giveFx = createMoneyCall(contract.give);
const drawKeyFx = createEffect(() => crypto.randomUUID());
const over = [giveFx.done, formClosed, chatView.closed, sessionEnded];

/** Whether the form takes the place of the field for a message. */
export const $isGiving = createStore(false)
  .on(formOpened, () => true)
  .reset($room, ...over);
sample({ clock: [formOpened, giveFx.done], fn: () => {}, target: ownRequested });

export const $amountText = createStore('')
  .on(amountTyped, (_, text) => text)
  .reset(over);
export const $sharesText = createStore('')
  .on(sharesTyped, (_, text) => text)
  .reset(over);
/** Whole minor units within the bounds and what is left today, or null. */
export const $amount = combine($amountText, $terms, $locale, (text, terms, locale) => {
  const amount = terms && amountIn(readAmount(text, { ...terms, locale }));
  return amount && amount >= terms.minimum && amount <= Math.min(terms.maximum, terms.sumLeft) ? amount : null;
});
export const $shares = combine($sharesText, $terms, (text, terms) => {
  const typed = plainDigits(text).trim();
  const shares = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return terms && shares >= 1 && shares <= terms.shares ? shares : null;
});

/** The form was submitted and is not complete. */
export const $isIncomplete = createStore(false)
  .on(reviewRequested, () => true)
  .reset(amountTyped, sharesTyped, ...over);
/** Drawn once for each reviewed rain, and kept for every retry of it (W6). */
const $key = createStore<string | null>(null).on(drawKeyFx.doneData, (_, key) => key);
export const $step = createStore<'form' | 'review'>('form').reset(changeRequested, amountTyped, sharesTyped, ...over);
export const $isSending = giveFx.pending;

const reviewed = sample({
  clock: reviewRequested,
  source: { amount: $amount, shares: $shares },
  filter: ({ amount, shares }) => amount !== null && shares !== null,
  fn: () => {},
});
$step.on(reviewed, () => 'review');
sample({ clock: reviewed, target: drawKeyFx });

// W8: money actions wait for a live connection.
sample({
  clock: giftConfirmed,
  source: {
    ...{ room: $room, amount: $amount, shares: $shares, terms: $terms },
    ...{ key: $key, step: $step, live: $isLive, busy: giveFx.pending },
  },
  filter: ({ room, amount, shares, terms, key, step, live, busy }) =>
    live && !busy && step === 'review' && [room, amount, shares, terms, key].every((each) => each !== null),
  fn: ({ room, amount, shares, terms, key }) => ({
    request: { room: room!.id, amount: amount!, shares: shares!, currency: terms!.currency },
    idempotencyKey: key!,
  }),
  target: giveFx,
});

/** Why the rain was not given: the reason of the server, or the key of another failure. */
export const $giveProblem = createStore<{ reason: GiveRefusal } | { key: string } | null>(null)
  .on(giveFx.failData, (_, { key, details }) =>
    key === 'rain_not_given' ? (details as { reason: GiveRefusal }) : { key },
  )
  .reset(giveFx, changeRequested, amountTyped, sharesTyped, ...over);
