import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { transfers, type UplineTransfer } from '../../../contract/transfers.ts';
import { $sessionKind, sessionEnded } from '../../entities/session/index.ts';
import { balanceAnswered } from '../../entities/wallet/index.ts';
import { createMoneyCall } from '../../shared/api/call.ts';
import { parseAmount } from '../../shared/format/money.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { $overview, overviewAsked, uplinePage } from './overview.ts';

export const amountTyped = createEvent<string>();
export const reviewRequested = createEvent();
export const changed = createEvent();
export const confirmed = createEvent();

const sendFx = createMoneyCall(transfers.toUpline);
const drawKeyFx = createEffect(() => crypto.randomUUID());

export const $amountText = createStore('')
  .on(amountTyped, (_, text) => text)
  .reset(sendFx.done, sessionEnded);
/** Whole minor units within the bounds, or null. */
export const $amount = combine($amountText, $overview, (text, overview) => {
  const amount = overview && parseAmount(text, overview.exponent);
  return amount && amount >= overview.minimum && amount <= overview.maximum ? amount : null;
});
/** The form was submitted and is not complete. */
export const $isRefused = createStore(false)
  .on(reviewRequested, () => true)
  .reset(amountTyped, sendFx.done);
/** Created once per reviewed transfer, and kept for every retry of it (W6). */
const $key = createStore<string | null>(null).on(drawKeyFx.doneData, (_, key) => key);
export const $step = createStore<'form' | 'review'>('form').reset(
  changed,
  uplinePage.opened,
  amountTyped,
  sendFx.done,
  sessionEnded,
);
export const $failure = createStore<{ key: string } | null>(null)
  .on(sendFx.failData, (_, failure) => failure)
  .reset(sendFx, changed, uplinePage.opened, amountTyped);
export const $pending = sendFx.pending;
/** The transfer that was just made. The message stays until the next one begins. */
export const $sent = createStore<UplineTransfer | null>(null)
  .on(sendFx.doneData, (_, { transfer }) => transfer)
  .reset(amountTyped, reviewRequested, uplinePage.opened, sessionEnded);

// W6: the header shows what is left before the push arrives.
sample({ clock: sendFx.doneData, fn: ({ balance }) => balance, target: balanceAnswered });

const reviewed = sample({
  clock: reviewRequested,
  source: { amount: $amount, busy: $pending },
  filter: ({ amount, busy }) => amount !== null && !busy,
  fn: () => {},
});
$step.on(reviewed, () => 'review');
sample({ clock: reviewed, target: drawKeyFx });

// W8: money actions wait for a live connection, whatever the button shows.
sample({
  clock: confirmed,
  source: {
    live: $isLive,
    step: $step,
    amount: $amount,
    key: $key,
    overview: $overview,
    session: $sessionKind,
    busy: $pending,
  },
  filter: ({ live, step, amount, key, overview, session, busy }) =>
    live && !busy && step === 'review' && amount !== null && key !== null && overview !== null && session === 'member',
  fn: ({ amount, key, overview }) => ({
    request: { amount: amount!, currency: overview!.currency },
    idempotencyKey: key!,
  }),
  target: sendFx,
});
// After a refusal what is left of the day, or the turnover, has usually changed.
sample({ clock: sendFx.finally, fn: () => {}, target: overviewAsked });
