import * as z from 'zod/mini';
import { between } from './bounds.ts';
import { FixtureId, OddsState } from './live-odds.ts';
import { Language, Millis } from './primitives.ts';

/**
 * What a vendor tells of a fixture besides its prices (vendor API, Live state, scope `fixture`). With it the site shows the book in
 * its own pages; a book that tells only `odds` runs in a frame alone.
 */

/** Types of game whose books have pages on the site. */
export const BOOK_TYPES = ['SPORTS', 'ESPORTS'] as const;
export const BookType = z.enum(BOOK_TYPES);
export type BookType = z.infer<typeof BookType>;

/** The sports that the site has words for, most followed first: lists of what runs are in this order. */
export const BOOK_SPORTS = [
  ...['football', 'basketball', 'tennis', 'baseball', 'hockey', 'american-football', 'volleyball', 'handball', 'rugby'],
  ...['badminton', 'table-tennis', 'moba', 'shooter', 'e-football', 'strategy', 'fighting'],
] as const;
/** `football`. The site has words for the sports of `BOOK_SPORTS`, and shows any other by its code. */
export const SportCode = z.string().check(z.regex(/^[a-z][a-z-]{0,19}$/));
/** Of a side or a league: the same in all fixtures of the vendor. */
const SideId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** A name by language. English is the one for languages that the vendor lacks. */
export const BookNames = z
  .partialRecord(Language, z.string().check(z.trim(), z.minLength(1), z.maxLength(120)))
  .check(z.refine((names) => names.EN !== undefined, 'EN is required'));
export type BookNames = z.infer<typeof BookNames>;
const Named = z.strictObject({ id: SideId, names: BookNames });

/** `card` is a warning; `dismissal` sends somebody off; `part` is the end of a set, a map or a period. */
const TIMELINE_KINDS = ['start', 'score', 'card', 'dismissal', 'part', 'end'] as const;
export const STATISTICS = [
  'shots',
  'on-target',
  'corners',
  'cards',
  'fouls',
  'possession',
  'rebounds',
  'aces',
  'breaks',
  'points-won',
  'kills',
  'objectives',
] as const;
const Count = between(0, 100_000);

export const TimelineEntry = z.strictObject({
  kind: z.enum(TIMELINE_KINDS),
  /** The minute, inning or quarter; null without one. */
  clock: z.nullable(Count),
  side: z.nullable(z.enum(['home', 'away'])),
  /** After it. */
  home: Count,
  away: Count,
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const FixtureState = z.strictObject({
  sport: SportCode,
  league: z.nullable(Named),
  home: Named,
  away: Named,
  /** The oldest first. */
  timeline: z.array(TimelineEntry).check(z.maxLength(200)),
  /** Of each kind one. */
  statistics: z.array(z.strictObject({ kind: z.enum(STATISTICS), home: Count, away: Count })).check(
    z.maxLength(STATISTICS.length),
    z.refine((list) => new Set(list.map(({ kind }) => kind)).size === list.length, 'a kind twice'),
  ),
});
export type FixtureState = z.infer<typeof FixtureState>;

/** Kinds of market that a row of a list shows, one market of each column. */
export const LINE_COLUMNS = [['winner'], ['handicap', 'set-handicap'], ['total', 'total-sets']] as const;

type Market = OddsState['markets'][number];
/** `total` of `total:2.5`. */
export const marketKind = (id: string): string => id.split(':', 1)[0]!;

/**
 * The markets of a row: of each column the one whose first two prices are nearest to one another. A column that is not offered is
 * left out.
 */
export function mainMarkets(markets: readonly Market[]): Market[] {
  const off = ({ outcomes }: Market): number => Math.abs((outcomes[0]?.price ?? 0) - (outcomes[1]?.price ?? 0));
  return LINE_COLUMNS.flatMap((kinds) => {
    const its = markets.filter(({ id }) => (kinds as readonly string[]).includes(marketKind(id)));
    return its.toSorted((a, b) => off(a) - off(b)).slice(0, 1);
  });
}

/** A fixture as a row of a list shows it: `OddsState` with its main markets alone. The platform makes it from `odds`. */
export const LineState = z.strictObject({
  phase: OddsState.shape.phase,
  startsAtMs: Millis,
  score: OddsState.shape.score,
  markets: z.array(OddsState.shape.markets.def.element),
  /** How many markets the fixture has. */
  count: z.int(),
});
export type LineState = z.infer<typeof LineState>;

/** The line of a fixture. */
export const lineOf = ({ phase, startsAtMs, score, markets }: OddsState): LineState => ({
  phase,
  startsAtMs,
  score,
  markets: mainMarkets(markets),
  count: markets.length,
});

const NamedSide = z.strictObject({ id: SideId, name: z.string() });
/** A fixture of a list, with names in the caller's language. `seq` is the version of the feed `line`. */
export const BookFixture = z.strictObject({
  id: FixtureId,
  sport: SportCode,
  league: z.nullable(NamedSide),
  home: NamedSide,
  away: NamedSide,
  line: LineState,
  seq: z.int(),
});
export type BookFixture = z.infer<typeof BookFixture>;

/** The feed `book`: how many fixtures each sport has. A new version with equal counts means that the list changed. */
export const BookState = z.strictObject({
  sports: z.array(z.strictObject({ sport: SportCode, live: z.int(), before: z.int() })),
});
export type BookState = z.infer<typeof BookState>;

/** What a vendor tells of a player's slips (scope `slips`), and the feed `slips`: a new version means that one of them changed. */
export const SlipsState = z.strictObject({ open: Count, waiting: Count });
export type SlipsState = z.infer<typeof SlipsState>;
