import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { BookType, SportCode } from '../../../contract/book-fixtures.ts';
import { RequestedLeg } from '../../../contract/book-slips.ts';
import { priceKey } from '../../../streams/book/odds-move.ts';
import { fixturesWatched } from '../../entities/book/index.ts';
import { bookTexts } from '../../shared/i18n/word-groups.ts';
import { readJson, sessionKept } from '../../shared/lib/storage.ts';

const Side = z.strictObject({ id: z.string(), name: z.string() });
/** A selection: an outcome of a fixture at the price that was pressed or accepted. */
const Selection = z.strictObject({
  ...RequestedLeg.shape,
  type: BookType,
  sport: SportCode,
  home: Side,
  away: Side,
});
export type Selection = z.infer<typeof Selection>;

/** Selections that a slip takes while the book has not said how many. */
const FIRST_MAX = 8;
/** How many the open book takes. */
export const maxLegsKnown = createEvent<number>();
export const $maxLegs = createStore(FIRST_MAX).on(maxLegsKnown, (_, max) => max);

/** A price was pressed: it is put on the slip, or taken off it. */
export const priceChosen = createEvent<Selection>();
export const legRemoved = createEvent<string>();
export const slipCleared = createEvent();
/** The slip was taken by the book. */
export const slipTaken = createEvent<BookType>();
/** The prices that are shown are accepted. */
export const pricesAccepted = createEvent<ReadonlyMap<string, number>>();
/** The pages of this type are shown; each type has its own slip. */
export const bookChosen = createEvent<BookType>();

export const keyOf = ({ fixture, market, outcome }: Pick<Selection, 'fixture' | 'market' | 'outcome'>): string =>
  priceKey(fixture, market, outcome);

export const $type = createStore<BookType>('SPORTS')
  .on(bookChosen, (_, type) => type)
  .on(priceChosen, (_, { type }) => type);

type Slips = Readonly<Record<BookType, readonly Selection[]>>;
const NONE: Slips = { SPORTS: [], ESPORTS: [] };
const KEY = 'betSlip';
const readFx = createEffect(() => {
  const kept = readJson<Record<string, unknown>>(sessionKept, KEY);
  const listOf = (type: BookType) => z.array(Selection).safeParse(kept?.[type]).data ?? [];
  return { SPORTS: listOf('SPORTS'), ESPORTS: listOf('ESPORTS') };
});
const writeFx = createEffect((slips: Slips) => sessionKept.setItem(KEY, JSON.stringify(slips)));

const only = (slips: Slips, type: BookType, change: (legs: readonly Selection[]) => readonly Selection[]): Slips => ({
  ...slips,
  [type]: change(slips[type]),
});
/** Of one match, one selection is on a slip: they cannot be combined. */
const pressed = (legs: readonly Selection[], leg: Selection, max: number): readonly Selection[] => {
  if (legs.some((each) => keyOf(each) === keyOf(leg))) return legs.filter((each) => keyOf(each) !== keyOf(leg));
  const others = legs.filter(({ fixture }) => fixture !== leg.fixture);
  return others.length >= max ? legs : [...others, leg];
};

const $slips = createStore<Slips>(NONE).on(readFx.doneData, (held, kept) => (held === NONE ? kept : held));
const chosen = sample({
  clock: priceChosen,
  source: { slips: $slips, max: $maxLegs },
  fn: ({ slips, max }, leg) => ({ leg, max, before: slips[leg.type] }),
});
$slips
  .on(chosen, (slips, { leg, max }) => only(slips, leg.type, (legs) => pressed(legs, leg, max)))
  .on(slipTaken, (slips, type) => only(slips, type, () => []))
  .on(sample({ clock: legRemoved, source: $type, fn: (type, key) => ({ type, key }) }), (slips, { type, key }) =>
    only(slips, type, (legs) => legs.filter((leg) => keyOf(leg) !== key)),
  )
  .on(sample({ clock: slipCleared, source: $type }), (slips, type) => only(slips, type, () => []))
  .on(
    sample({ clock: pricesAccepted, source: $type, fn: (type, prices) => ({ type, prices }) }),
    (slips, { type, prices }) =>
      only(slips, type, (legs) => legs.map((leg) => ({ ...leg, price: prices.get(keyOf(leg)) ?? leg.price }))),
  );
sample({ clock: bookTexts.needed, fn: () => {}, target: readFx });
sample({ clock: $slips, target: writeFx });

/** The selections of the shown type, in the order in which they were added. */
export const $legs = combine($slips, $type, (slips, type) => slips[type]);
/** Which prices are on a slip, by `priceKey`. */
export const $chosenKeys = $slips.map(
  (slips) => new Set(Object.values(slips).flatMap((legs) => legs.map(keyOf))) as ReadonlySet<string>,
);

export type LegNotice = 'sameMatch' | 'full';
/** What the last press did besides adding the price. */
export const $legNotice = createStore<LegNotice | null>(null)
  .on(chosen, (_, { leg, max, before }): LegNotice | null => {
    const ofMatch = before.find(({ fixture }) => fixture === leg.fixture);
    if (ofMatch) return keyOf(ofMatch) === keyOf(leg) ? null : 'sameMatch';
    return before.length >= max ? 'full' : null;
  })
  .reset(legRemoved, slipCleared, slipTaken, bookChosen);

// The slip shows all of its prices as they move, also of matches that no list shows.
sample({
  clock: [$legs, bookTexts.needed],
  source: $legs,
  fn: (legs) => ({ by: 'slip', whole: legs.map(({ fixture }) => fixture) }),
  target: fixturesWatched,
});
