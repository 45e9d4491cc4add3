import * as z from 'zod/mini';
import { OddsState } from '../contract/live-odds.ts';
import { Currency, Exponent, Language, Millis } from '../contract/primitives.ts';
import { BetDetails, VendorFreeRounds, VendorRestriction } from '../contract/vendor.ts';
import { CLIENT_SEED_PATTERN } from './engines/fairness.ts';
import { BetFigures } from './titles/figures.ts';

/** Messages between the game's client and the Studio's server. Money is in minor units throughout. */

const ClientSeed = z.string().check(z.regex(CLIENT_SEED_PATTERN));
const Amount = z.int();

/**
 * State of a round for players. open: being decided · waiting: for a move · booking: decided, the win is being booked ·
 * closed · returning: the stake is being returned · returned · refused: the bet was not accepted · disputed.
 */
export const RoundStatus = z.enum([
  'open',
  'waiting',
  'booking',
  'closed',
  'returning',
  'returned',
  'refused',
  'disputed',
]);

export const RoundView = z.strictObject({
  id: z.string(),
  number: z.int(),
  game: z.string(),
  clientRoundId: z.string(),
  status: RoundStatus,
  /** All stakes of the round so far. */
  stake: Amount,
  /** True of a free round: the stake is what it was played for, and was not taken. */
  free: z.optional(z.boolean()),
  currency: Currency,
  exponent: Exponent,
  demo: z.boolean(),
  /** In the family's own schemas. */
  bet: z.unknown(),
  moves: z.array(z.unknown()),
  /** What the family shows of its state; null before the bet is accepted. */
  outcome: z.unknown(),
  /** Paid by the game, and by the jackpot; null if not decided or not yet paid. */
  win: z.nullable(Amount),
  /** The round won the title's pool. */
  jackpot: z.boolean(),
  jackpotAmount: z.nullable(Amount),
  reason: z.nullable(z.string()),
  /** The player's limit or exclusion that refused the bet. */
  restriction: z.optional(VendorRestriction),
  atMs: Millis,
  /** Of the table's round, for a bet at a table. */
  tableNumber: z.nullable(z.int()),
  /** Includes the server seed only after its pair is revealed. */
  seeds: z.strictObject({
    commitment: z.string(),
    clientSeed: z.string(),
    nonce: z.int(),
    serverSeed: z.nullable(z.string()),
  }),
});
export type RoundView = z.infer<typeof RoundView>;

/** What the player saw of a round after its bet or after one of its moves, and all stakes until then. */
export const RoundStep = z.strictObject({ stake: Amount, outcome: z.unknown() });
export type RoundStep = z.infer<typeof RoundStep>;

export const SessionView = z.strictObject({
  game: z.string(),
  balance: Amount,
  currency: Currency,
  exponent: Exponent,
  language: Language,
  demo: z.boolean(),
  /** Won less staked, and staked, since the login that began at `startedAtMs` (PP-10, PP-11). */
  net: Amount,
  wagered: Amount,
  startedAtMs: Millis,
  minRoundMs: z.int(),
  stakes: z.array(Amount),
  /** The player's free rounds, those of other games included; absent without any. */
  freeRounds: z.optional(VendorFreeRounds),
  ended: z.nullable(z.enum(['kicked', 'expired'])),
});
export type SessionView = z.infer<typeof SessionView>;

/** A title as its client needs it. */
export const TitleView = z.strictObject({
  id: z.string(),
  family: z.string(),
  /** By language; a client shows the English one where its own is missing. */
  names: z.catchall(z.object({ EN: z.string() }), z.string()),
  /** As written in the title's file; the client reads them with the family's own schema. */
  params: z.unknown(),
  figures: z.array(BetFigures),
  theme: z.looseObject({ ground: z.string(), accent: z.string(), motif: z.string() }),
  /** The pool that the title can win. */
  pool: z.nullable(z.string()),
  /** A bet wins it with probability stake / odds. */
  poolOdds: z.nullable(z.int()),
  minRoundMs: z.int(),
  /** Everybody plays the same round. */
  isTable: z.boolean(),
  /** Bets are on fixtures with moving prices. */
  isBook: z.boolean(),
  /** Players play against each other: the seats of a table, and the time for a turn. */
  hands: z.optional(z.strictObject({ seats: z.int(), turnMs: z.int(), showMs: z.int() })),
});
export type TitleView = z.infer<typeof TitleView>;

/** The seeds as a player may see them: never the server seed of a pair in use. */
export const SeedsView = z.strictObject({
  commitment: z.string(),
  nextCommitment: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
});
export type SeedsView = z.infer<typeof SeedsView>;

/** What the pool shows, and how it is funded, as received from the platform (PP-28) at `atMs`. */
export const PoolFigure = z.strictObject({
  amount: Amount,
  currency: Currency,
  exponent: Exponent,
  seed: z.strictObject({ min: Amount, max: Amount }),
  contributionMicro: z.int(),
  reserveBound: Amount,
  /** What the house added beyond seeds. */
  funded: Amount,
  lastWin: z.nullable(z.strictObject({ amount: Amount, atMs: Millis })),
  atMs: Millis,
});
export type PoolFigure = z.infer<typeof PoolFigure>;

export const State = z.strictObject({
  session: SessionView,
  seeds: SeedsView,
  /** The open round, or the last one if the player has not seen its end. */
  round: z.nullable(RoundView),
  /** At a table: the player's bets in its last two rounds. */
  bets: z.array(RoundView),
  /** Where the player sits among others; null without a seat. */
  seat: z.optional(z.nullable(z.strictObject({ table: z.int(), place: z.int(), stake: Amount, isAway: z.boolean() }))),
  /** By stake, the table with a free seat at which the player would sit. */
  tables: z.optional(z.array(z.strictObject({ stake: Amount, table: z.int() }))),
  pool: z.nullable(PoolFigure),
  /** False while the platform is unreachable, so that no bet can be made. */
  platform: z.boolean(),
  serverTimeMs: Millis,
});
export type State = z.infer<typeof State>;

export const Refused = z.strictObject({
  code: z.string(),
  retryAfterMs: z.optional(z.int()),
});
export type Refused = z.infer<typeof Refused>;

export const OpenRequest = z.strictObject({ token: z.string().check(z.maxLength(128)), clientSeed: ClientSeed });
export const Opened = z.strictObject({ token: z.string(), title: TitleView, state: State });
export type Opened = z.infer<typeof Opened>;

/** The same bet in this draw and the next ones, each time for its own stake. */
export const Chase = z.strictObject({ draws: z.int().check(z.gte(2), z.lte(100)), stopOnWin: z.boolean() });
export type Chase = z.infer<typeof Chase>;
export const ChaseView = z.strictObject({
  id: z.string(),
  bet: z.unknown(),
  /** Of one draw. */
  stake: Amount,
  /** Draws in all, and those in which the bet was made. */
  total: z.int(),
  done: z.int(),
  stopOnWin: z.boolean(),
  state: z.enum(['active', 'done', 'won', 'refused', 'cancelled']),
});
export type ChaseView = z.infer<typeof ChaseView>;
export const Chases = z.strictObject({ chases: z.array(ChaseView) });
export type Chases = z.infer<typeof Chases>;

export const BeginRequest = z.strictObject({
  clientRoundId: z.uuid(),
  bet: z.unknown(),
  /** At a table of draws. */
  chase: z.optional(Chase),
  /** The free rounds of which it is one, by their id. */
  freeRounds: z.optional(VendorFreeRounds.shape.id),
});
export const Begun = z.strictObject({ round: RoundView, session: SessionView, serverTimeMs: Millis });
export type Begun = z.infer<typeof Begun>;

const RoundId = z.string().check(z.regex(/^[\w-]{1,64}$/));
/** `after` is the number of moves that were made when the player chose this one. */
export const MoveRequest = z.strictObject({
  roundId: RoundId,
  clientMoveId: z.uuid(),
  after: z.int().check(z.nonnegative(), z.maximum(10_000)),
  move: z.unknown(),
});
export const Moved = z.strictObject({
  round: RoundView,
  session: SessionView,
  serverTimeMs: Millis,
  /** Why the further stake of the move was not taken; the round waits for another move. */
  refused: z.nullable(z.strictObject({ code: z.string(), restriction: z.optional(VendorRestriction) })),
});
export type Moved = z.infer<typeof Moved>;

/** A fixture of a book. Names of sides and leagues are the family's. */
export const FixtureView = z.strictObject({
  id: z.string(),
  about: z.strictObject({ sport: z.string(), league: z.string(), home: z.string(), away: z.string() }),
  /** Of `odds`; the one that the page tells is newer if it is higher. */
  revision: z.int(),
  odds: OddsState,
});
export type FixtureView = z.infer<typeof FixtureView>;
export const Book = z.strictObject({ fixtures: z.array(FixtureView), serverTimeMs: Millis });
export type Book = z.infer<typeof Book>;

/** A slip: its round, the results of its legs so far, and the price at which the book takes it back. */
export const SlipView = z.strictObject({
  round: RoundView,
  results: z.array(z.nullable(z.strictObject({ won: z.literal([0, 1]), voidPart: z.literal([0, 0.5, 1]) }))),
  /** When a bet on a running match is decided. */
  acceptAtMs: z.nullable(Millis),
  canCashOut: z.boolean(),
  /** Null while a market of the slip is suspended. */
  offer: z.nullable(z.strictObject({ amount: Amount, expiresAtMs: Millis })),
  /** How often it was settled again. */
  corrections: z.int(),
});
export type SlipView = z.infer<typeof SlipView>;
export const Slips = z.strictObject({ slips: z.array(SlipView), session: SessionView, serverTimeMs: Millis });
export type Slips = z.infer<typeof Slips>;

export const RotateRequest = z.strictObject({ clientSeed: ClientSeed });
export const Rotated = z.strictObject({ revealed: z.string(), seeds: SeedsView });
export type Rotated = z.infer<typeof Rotated>;

export const RoundPath = z.strictObject({ id: RoundId });
/** The token of the session whose game is closing. */
export const Goodbye = z.string().check(z.regex(/^[\w-]{43}$/));
export const SeenRequest = z.strictObject({ id: RoundId });
export const HistoryQuery = z.strictObject({ before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) });
export const History = z.strictObject({ rounds: z.array(RoundView), before: z.nullable(z.int()) });
export type History = z.infer<typeof History>;

export const ReplayQuery = z.strictObject({ token: z.string().check(z.maxLength(400)) });
/** A replayed round: marked as a replay, moving no money (PP-25). Without `steps`, its end is all that can be shown. */
export const Replay = z.strictObject({
  replay: z.literal(true),
  round: RoundView,
  steps: z.array(RoundStep),
  /** What the bet, and each move with a further stake, was on. */
  betOn: z.array(BetDetails),
});
export type Replay = z.infer<typeof Replay>;
export const ReplayOpened = z.strictObject({ ...Replay.shape, title: TitleView });
export type ReplayOpened = z.infer<typeof ReplayOpened>;
