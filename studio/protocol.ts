import * as z from 'zod/mini';
import { Currency, Exponent, Language, Millis } from '../contract/primitives.ts';
import { VendorRestriction } from '../contract/vendor.ts';
import { CLIENT_SEED_PATTERN } from './engine/fairness.ts';
import { PAYING_SYMBOLS } from './engine/game.ts';

/** Messages between the game's client and the Studio's server. Money is in minor units throughout. */

const ClientSeed = z.string().check(z.regex(CLIENT_SEED_PATTERN));
const Amount = z.int();

const LineWin = z.strictObject({
  line: z.int(),
  symbol: z.enum(PAYING_SYMBOLS),
  count: z.int(),
  units: z.int(),
});
const Outcome = z.strictObject({
  jackpot: z.boolean(),
  spins: z.array(
    z.strictObject({
      kind: z.enum(['base', 'free']),
      stops: z.array(z.int()),
      wins: z.array(LineWin),
      units: z.int(),
      awarded: z.int(),
    }),
  ),
  units: z.int(),
});

/**
 * State of a round for players. open: being decided · booking: decided, the win is being booked ·
 * closed · returning: the stake is being returned · returned · refused: the bet was not accepted · disputed.
 */
export const RoundStanding = z.enum(['open', 'booking', 'closed', 'returning', 'returned', 'refused', 'disputed']);

export const RoundView = z.strictObject({
  id: z.string(),
  number: z.int(),
  clientRoundId: z.string(),
  standing: RoundStanding,
  stake: Amount,
  currency: Currency,
  exponent: Exponent,
  demo: z.boolean(),
  outcome: z.nullable(Outcome),
  /** Paid by the lines, and by the jackpot; null if not decided or not yet paid. */
  win: z.nullable(Amount),
  jackpotAmount: z.nullable(Amount),
  reason: z.nullable(z.string()),
  /** The player's limit or exclusion that refused the bet. */
  restriction: z.optional(VendorRestriction),
  atMs: Millis,
  /** Includes the server seed only after its pair is revealed. */
  seeds: z.strictObject({
    commitment: z.string(),
    clientSeed: z.string(),
    nonce: z.int(),
    serverSeed: z.nullable(z.string()),
  }),
});
export type RoundView = z.infer<typeof RoundView>;

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
  ended: z.nullable(z.enum(['kicked', 'expired'])),
});
export type SessionView = z.infer<typeof SessionView>;

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
export const Opened = z.strictObject({ token: z.string(), state: State });
export type Opened = z.infer<typeof Opened>;

export const SpinRequest = z.strictObject({ clientRoundId: z.uuid(), stake: z.int().check(z.positive()) });
export const Spun = z.strictObject({ round: RoundView, session: SessionView, serverTimeMs: Millis });
export type Spun = z.infer<typeof Spun>;

export const RotateRequest = z.strictObject({ clientSeed: ClientSeed });
export const Rotated = z.strictObject({ revealed: z.string(), seeds: SeedsView });
export type Rotated = z.infer<typeof Rotated>;

const RoundId = z.string().check(z.regex(/^[\w-]{1,64}$/));
export const RoundPath = z.strictObject({ id: RoundId });
export const SeenRequest = z.strictObject({ id: RoundId });
export const HistoryQuery = z.strictObject({ before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) });
export const History = z.strictObject({ rounds: z.array(RoundView), before: z.nullable(z.int()) });
export type History = z.infer<typeof History>;

export const ReplayQuery = z.strictObject({ token: z.string().check(z.maxLength(400)) });
/** A replayed round: marked as a replay, moving no money (PP-25). */
export const Replay = z.strictObject({ replay: z.literal(true), round: RoundView });
export type Replay = z.infer<typeof Replay>;
