import { combine, createEffect, createEvent, createStore, sample, type Effect, type Store, type Unit } from 'effector';
import type { UplineTransfer } from '../../../contract/transfers.ts';
import type { Balance } from '../../../contract/wallet.ts';
import type { CallFailure } from '../../shared/api/failure.ts';
import { $locale } from '../../shared/format/locale.ts';
import { amountIn, readAmount } from '../../shared/format/read-amount.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { balanceAnswered } from './model.ts';

interface Bounds {
  minimum: number;
  maximum: number;
  currency: string;
  exponent: number;
}
interface Options<Request, Overview extends Bounds> {
  sendFx: Effect<
    { request: Request; idempotencyKey: string },
    { transfer: UplineTransfer; balance: Balance },
    CallFailure
  >;
  /** Bounds and currency; null while unknown. */
  $overview: Store<Overview | null>;
  /** The page or the dialog opened. */
  opened: Unit<any>;
  session: { $sessionKind: Store<string>; sessionEnded: Unit<any> };
  requestOf: (overview: Overview, amount: number) => Request;
}

/** Creates the order of a transfer to another member: the amount, its review, and the call. */
export const createTransferOrder = <Request, Overview extends Bounds>({
  sendFx,
  $overview,
  opened,
  session: { $sessionKind, sessionEnded },
  requestOf,
}: Options<Request, Overview>) => {
  const amountTyped = createEvent<string>();
  const reviewRequested = createEvent();
  const changed = createEvent();
  const confirmed = createEvent();
  const drawKeyFx = createEffect(() => crypto.randomUUID());

  const $amountText = createStore('')
    .on(amountTyped, (_, text) => text)
    .reset([sendFx.done, sessionEnded] as Unit<any>[]);
  /** Whole minor units within the bounds, or null. */
  const $amount = combine($amountText, $overview, $locale, (text, overview, locale) => {
    const amount = overview && amountIn(readAmount(text, { ...overview, locale }));
    return amount && amount >= overview.minimum && amount <= overview.maximum ? amount : null;
  });
  /** The form was submitted and is not complete. */
  const $isRefused = createStore(false)
    .on(reviewRequested, () => true)
    .reset(amountTyped, sendFx.done);
  /** Created once per reviewed transfer, and kept for every retry of it (W6). */
  const $key = createStore<string | null>(null).on(drawKeyFx.doneData, (_, key) => key);
  const $step = createStore<'form' | 'review'>('form').reset([
    changed,
    opened,
    amountTyped,
    sendFx.done,
    sessionEnded,
  ] as Unit<any>[]);
  const $failure = createStore<{ key: string } | null>(null)
    .on(sendFx.failData, (_, failure) => failure)
    .reset([sendFx, changed, opened, amountTyped] as Unit<any>[]);
  const $pending = sendFx.pending;
  /** The transfer that was just made. The message stays until the next one begins. */
  const $sent = createStore<UplineTransfer | null>(null)
    .on(sendFx.doneData, (_, { transfer }) => transfer)
    .reset([amountTyped, reviewRequested, opened, sessionEnded] as Unit<any>[]);

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
      live &&
      !busy &&
      step === 'review' &&
      amount !== null &&
      key !== null &&
      overview !== null &&
      session === 'member',
    fn: ({ amount, key, overview }) => ({ request: requestOf(overview!, amount!), idempotencyKey: key! }),
    target: sendFx,
  });

  return {
    ...{ amountTyped, reviewRequested, changed, confirmed },
    ...{ $amountText, $amount, $isRefused, $step, $failure, $pending, $sent },
  };
};
