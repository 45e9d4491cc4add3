import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { TOLERANCES, type PlaceSlip } from '../../../contract/book-slips.ts';
import { slipStatus } from '../../../streams/book/bet-slip.ts';
import { kindsOf, linesOf, paidIfAllWin } from '../../../streams/book/slip-lines.ts';
import { $odds } from '../../entities/book/index.ts';
import { $locale } from '../../shared/format/locale.ts';
import { amountIn, readAmount, typedAmount } from '../../shared/format/read-amount.ts';
import { bookTexts } from '../../shared/i18n/word-groups.ts';
import { localKept } from '../../shared/lib/storage.ts';
import { $legs, keyOf, slipTaken } from './legs.ts';
import { $session } from './session.ts';

type Tolerance = PlaceSlip['tolerance'];

/** How many legs a line has, as a text: `2+3`. */
export const kindChosen = createEvent<string>();
export const toleranceChosen = createEvent<Tolerance>();
export const stakeTyped = createEvent<string>();
/** One of the book's stakes, minor units. */
export const stakeChosen = createEvent<number>();

const KEY = 'betTolerance';
const readFx = createEffect(() => localKept.getItem(KEY));
const writeFx = createEffect((tolerance: Tolerance) => localKept.setItem(KEY, tolerance));
export const $tolerance = createStore<Tolerance>('better')
  .on(readFx.doneData, (now, kept) => TOLERANCES.find((each) => each === kept) ?? now)
  .on(toleranceChosen, (_, tolerance) => tolerance);
sample({ clock: bookTexts.needed, fn: () => {}, target: readFx });
sample({ clock: toleranceChosen, target: writeFx });

/** The slip against the prices now. Until they are received, the prices are those that were pressed. */
export const $status = combine($legs, $tolerance, $odds, (legs, tolerance, odds) => {
  const known = new Map(Object.entries(odds));
  const unknown = legs.filter(({ fixture }) => !known.has(fixture));
  const status = slipStatus({ legs, tolerance }, known);
  if (unknown.length === 0) return status;
  const isUnknown = new Set(unknown.map(({ fixture }) => fixture));
  return {
    legs: status.legs.map((each) =>
      isUnknown.has(each.leg.fixture) ? { ...each, price: each.leg.price, isSuspended: false } : each,
    ),
    state: 'suspended' as const,
  };
});

const $count = $legs.map(({ length }) => length);
/** The kinds of bet for so many legs; the first one is a combination of all. */
export const $kinds = $count.map((count) => kindsOf(count));
const $kind = createStore<string | null>(null)
  .on(kindChosen, (_, kind) => kind)
  .reset($count, slipTaken);
export const $sizes = combine(
  $kinds,
  $kind,
  (kinds, kind) => kinds.find((sizes) => sizes.join('+') === kind) ?? kinds[0] ?? [1],
);
export const $lines = combine($legs, $sizes, (legs, sizes) => linesOf({ legs, sizes }));

/** The stake of a line as it is typed. A bet that was taken leaves its stake for the next one. */
export const $stakeText = createStore('').on(stakeTyped, (_, text) => text);
const typed = (amount: number, exponent: number, locale: string): string => typedAmount(amount, { exponent, locale });
sample({
  clock: stakeChosen,
  source: { session: $session, locale: $locale },
  filter: ({ session }) => session !== null,
  fn: ({ session, locale }, amount) => typed(amount, session!.terms.exponent, locale),
  target: stakeTyped,
});
// The first stake is a small one of the book's own: one press places the bet.
sample({
  clock: $session,
  source: { text: $stakeText, session: $session, locale: $locale },
  filter: ({ text, session }) => text === '' && (session?.terms.stakes.length ?? 0) > 0,
  fn({ session, locale }) {
    const { stakes, exponent } = session!.terms;
    return typed(stakes.find((each) => each >= 10 ** exponent) ?? stakes[0]!, exponent, locale);
  },
  target: stakeTyped,
});

/** Whole minor units of a line within the book's bounds, or null. */
export const $stake = combine($stakeText, $session, $lines, $locale, (text, session, lines, locale) => {
  if (!session) return null;
  const { terms } = session;
  const amount = amountIn(readAmount(text, { ...terms, locale }));
  if (amount === null || amount <= 0 || (amount * lines) % terms.step !== 0) return null;
  return amount * lines >= terms.minStake && amount * lines <= terms.maxStake ? amount : null;
});

export interface Sums {
  lines: number;
  total: number;
  /** Of all lines if every leg wins, at the prices now, at most what the book pays. */
  returns: number;
}
/** What the slip costs and may return, minor units; null without a stake. */
export const $sums = combine(
  { status: $status, sizes: $sizes, stake: $stake, lines: $lines, session: $session },
  ({ status, sizes, stake, lines, session }): Sums | null => {
    if (!session || stake === null || status.legs.length === 0) return null;
    const prices = status.legs.map(({ leg, price }) => price ?? leg.price);
    const max = paidIfAllWin(prices, sizes, stake);
    return { lines, total: stake * lines, returns: Math.min(session.terms.maxPaid, max) };
  },
);

/** The order as it is sent; null while it cannot be. */
export const $order = combine(
  { status: $status, sizes: $sizes, stake: $stake, tolerance: $tolerance },
  ({ status, sizes, stake, tolerance }): PlaceSlip | null =>
    stake === null || status.state !== 'ready'
      ? null
      : {
          legs: status.legs.map(({ leg: { fixture, market, outcome, price } }) => ({
            fixture,
            market,
            outcome,
            price,
          })),
          sizes: [...sizes].sort((a, b) => a - b),
          stake,
          tolerance,
        },
);

/** The prices of the legs now, by `priceKey`. */
export const $pricesNow = $status.map(
  ({ legs }) => new Map(legs.flatMap(({ leg, price }) => (price === null ? [] : [[keyOf(leg), price] as const]))),
);
