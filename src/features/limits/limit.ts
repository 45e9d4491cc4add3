import { combine, createEvent, createStore, sample } from 'effector';
import {
  LIMIT_PERIODS,
  isLimit,
  playerLimits,
  type LimitKind,
  type LimitPeriod,
} from '../../../contract/player-limits.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $locale } from '../../shared/format/locale.ts';
import { amountIn, readAmount, readCount } from '../../shared/format/read-amount.ts';
import { $protection, limitsPage, protectionRequested } from './protection.ts';

interface Which {
  kind: LimitKind;
  period: LimitPeriod;
}

export const kindChosen = createEvent<LimitKind>();
export const periodChosen = createEvent<LimitPeriod>();
export const amountTyped = createEvent<string>();
export const limitSubmitted = createEvent();
export const removePressed = createEvent<Which>();
export const cancelPressed = createEvent<Which>();

const setFx = createCall(playerLimits.setLimit);
const cancelFx = createCall(playerLimits.cancelPending);
const forgotten = [limitsPage.closed, sessionEnded];

/** The periods that a limit of this kind can have. */
export const periodsOf = (kind: LimitKind): LimitPeriod[] =>
  LIMIT_PERIODS.filter((period) => isLimit({ kind, period }));

export const $kind = createStore<LimitKind>('deposit')
  .on(kindChosen, (_, kind) => kind)
  .reset(forgotten);
const $chosen = createStore<LimitPeriod>('day')
  .on(periodChosen, (_, period) => period)
  .reset(forgotten);
/** The chosen period, or the first that fits the kind. */
export const $period = combine($kind, $chosen, (kind, period) =>
  isLimit({ kind, period }) ? period : periodsOf(kind)[0]!,
);
export const $amountText = createStore('')
  .on(amountTyped, (_, text) => text)
  .reset([...forgotten, setFx.done, kindChosen]);
/** The typed limit in minor units, or in minutes for a time limit; null if it is not a number above zero. */
const $amount = combine($kind, $amountText, $protection, $locale, (kind, text, protection, locale) => {
  if (!protection) return null;
  const amount = kind === 'time' ? readCount(text) : amountIn(readAmount(text, { ...protection, locale }));
  return amount !== null && amount > 0 ? amount : null;
});
const $isTried = createStore(false)
  .on(limitSubmitted, () => true)
  .reset([...forgotten, setFx.done, amountTyped]);
export const $isAmountWrong = combine($isTried, $amount, (tried, amount) => tried && amount === null);
export const $limitFailure = createStore<{ key: string } | null>(null)
  .on([setFx.failData, cancelFx.failData], (_, failure) => failure)
  .reset([...forgotten, setFx, cancelFx, amountTyped]);
export const $limitPending = combine(setFx.pending, cancelFx.pending, (setting, cancelling) => setting || cancelling);

sample({
  clock: limitSubmitted,
  source: { limitKind: $kind, period: $period, amount: $amount, busy: $limitPending },
  filter: ({ amount, busy }) => amount !== null && !busy,
  fn: ({ limitKind: kind, period, amount }) => ({ kind, period, amount }),
  target: setFx,
});
sample({
  clock: removePressed,
  source: $limitPending,
  filter: (busy) => !busy,
  fn: (_, which) => ({ ...which, amount: null }),
  target: setFx,
});
sample({
  clock: cancelPressed,
  source: $limitPending,
  filter: (busy) => !busy,
  fn: (_, which) => which,
  target: cancelFx,
});
sample({ clock: [setFx.done, cancelFx.done], fn: () => {}, target: protectionRequested });
