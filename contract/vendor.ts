import * as z from 'zod/mini';
import { FixtureState, SlipsState } from './book-fixtures.ts';
import { FixtureId, OddsState } from './live-odds.ts';
import { RoundState } from './live-rounds.ts';
import { HandState, TableNumber, TableState } from './live-tables.ts';
import { Currency, Exponent, Language, Millis } from './primitives.ts';

/** Vendor API v1: how games use the wallet. It is the only part of the contract that a vendor needs. */
export const VENDOR_PATH = '/vendor/v1';

/** Answer codes, in the terms of the industry. All are final except TEMPORARY; the vendor retries TEMPORARY and HTTP 5xx. */
export const VENDOR_CODES = [
  'OK',
  'ALREADY_PROCESSED',
  'ALREADY_ROLLED_BACK',
  'INSUFFICIENT_FUNDS',
  'BET_NOT_FOUND',
  'BET_CANCELLED',
  'BET_SETTLED',
  'ROUND_CLOSED',
  'PAYLOAD_MISMATCH',
  'WRONG_CURRENCY',
  'INVALID_AMOUNT',
  'INVALID_GAME',
  'GAME_DISABLED',
  'MAINTENANCE',
  'LIMIT_STAKE',
  'LIMIT_LOSS',
  'LIMIT_WAGER',
  'LIMIT_TIME',
  /** The terms of the player's active bonus shut this game, or bound its stakes. */
  'BONUS_GAME',
  'BONUS_MAX_BET',
  /** The player has no such free rounds left. */
  'FREE_ROUNDS_OVER',
  /** Not the stake or a game of the free rounds, or a bet beside a free one in its round. */
  'FREE_ROUNDS_MISMATCH',
  'REALITY_CHECK_PENDING',
  'TOO_FAST',
  'PLAYER_EXCLUDED',
  'PLAYER_LOCKED',
  'GEO_BLOCKED',
  'SESSION_INVALID',
  'SESSION_EXPIRED',
  /** The body does not match the schema of the call: unknown fields, wrong types. */
  'INVALID_REQUEST',
  'SIGNATURE_INVALID',
  'RATE_LIMITED',
  'TEMPORARY',
] as const;
export type VendorCode = (typeof VENDOR_CODES)[number];
/** Success, new or repeated. */
export const VENDOR_SUCCESS = [
  'OK',
  'ALREADY_PROCESSED',
  'ALREADY_ROLLED_BACK',
] as const satisfies readonly VendorCode[];

export const VENDOR_HEADERS = {
  vendor: 'x-vendor',
  keyId: 'x-key-id',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const;
/** A signature's timestamp may differ by this much; the server remembers its nonce for longer. Milliseconds. */
export const VENDOR_WINDOW_MS = 300_000;
export const VENDOR_NONCE_MS = 600_000;

/**
 * The signed text: timestamp, nonce, METHOD, path with query and raw body, one per line. The signature is its HMAC-SHA256 in
 * hex.
 */
export const vendorSigningText = (p: {
  timestamp: string;
  nonce: string;
  method: string;
  pathWithQuery: string;
  rawBody: string;
}) => `${p.timestamp}\n${p.nonce}\n${p.method.toUpperCase()}\n${p.pathWithQuery}\n${p.rawBody}`;

const Id = z.string().check(z.regex(/^[A-Za-z0-9_:.-]{1,64}$/));
export const TxId = Id;
export const RoundId = Id;
export const PoolId = Id;
/** Of a player or a session. */
export const VendorId = Id;

const Amount = z.int().check(z.nonnegative(), z.maximum(1_000_000_000_000));
const Stake = z.int().check(z.positive(), z.maximum(1_000_000_000_000));

/** The player: created at `authenticate`, valid until the play session ends. */
const Player = { session: z.string().check(z.maxLength(128)), player: Id };

export const VendorAuthenticate = z.strictObject({ token: z.string().check(z.maxLength(128)) });
export const VendorBalance = z.strictObject({ ...Player });
/** What was bet on, in words by language; records show them. English is the one for languages that the vendor lacks. */
export const BetDetails = z
  .partialRecord(Language, z.string().check(z.minLength(1), z.maxLength(1_000)))
  .check(z.refine((texts) => texts.EN !== undefined, 'EN is required'));
export type BetDetails = z.infer<typeof BetDetails>;
/**
 * The free rounds that a player was given for this game and others: so many are left, each at this stake, and what those that were
 * played have won. The platform counts them. They are named until what they won is free, or lost.
 */
export const VendorFreeRounds = z.strictObject({ id: Id, left: z.int(), stake: z.int(), won: z.int() });
export type VendorFreeRounds = z.infer<typeof VendorFreeRounds>;
const BetFields = {
  ...Player,
  tx_id: TxId,
  round_id: RoundId,
  game: Id,
  amount: Stake,
  currency: Currency,
  /** A jackpot pool and the contribution of this bet, in millionths of a minor unit. */
  pool: z.optional(
    z.strictObject({
      id: Id,
      contribution_micro: z.int().check(z.nonnegative(), z.maximum(1_000_000_000_000_000)),
    }),
  ),
  details: z.optional(BetDetails),
  /** The free rounds of which this bet is one: it takes no money, is alone in its round and contributes to no pool. */
  free_rounds: z.optional(Id),
};
/**
 * With `round_closed`: the part of the round's stakes that was at risk, if not all of it. It counts as turnover. A push, an unspent
 * load and the equal parts of opposite bets are not at risk, nor is what a settle with the reason refund or void returns. Where a
 * player has several bets, each a round of its own, on one draw, the vendor states for them what it would state for one bet on all
 * of it.
 */
const ValidStake = { valid_stake: z.optional(Amount) };
const SettleFields = {
  player: Id,
  tx_id: TxId,
  /** The bet (or one of the round's bets) that this pays out. */
  bet_tx_id: TxId,
  round_id: RoundId,
  game: Id,
  amount: Amount,
  currency: Currency,
  round_closed: z.boolean(),
  type: z.enum(['win', 'jackpot', 'free', 'promo']),
  /** Type jackpot names the pool, not the amount (`amount` is 0): the platform pays what the pool holds at commit. */
  pool: z.optional(Id),
  reason: z.optional(z.enum(['result', 'refund', 'void'])),
  ...ValidStake,
};
export const VendorBet = z.strictObject(BetFields);
export const VendorSettle = z.strictObject(SettleFields);
/** One transaction: the bet and its winnings. */
export const VendorBetSettle = z.strictObject({
  ...BetFields,
  settle_tx_id: TxId,
  win_amount: Amount,
  round_closed: z.boolean(),
  ...ValidStake,
});
export const VendorRollback = z.strictObject({
  player: Id,
  tx_id: TxId,
  target_tx_id: TxId,
  round_id: RoundId,
  game: Id,
  reason: z.string().check(z.maxLength(120)),
});
/** Settles a closed round again: a signed difference to the amount paid. */
export const VendorAdjust = z.strictObject({
  player: Id,
  tx_id: TxId,
  round_id: RoundId,
  game: Id,
  amount: z.int().check(z.minimum(-1_000_000_000_000), z.maximum(1_000_000_000_000)),
  currency: Currency,
  reason: z.string().check(z.minLength(3), z.maxLength(120)),
  /** What was at risk by the corrected result, if that changed; also of a round whose amount stays the same. */
  ...ValidStake,
});
/** Calls of one batch. */
export const VENDOR_BATCH = 200;
export const VendorBatch = z.strictObject({
  calls: z
    .array(
      z.discriminatedUnion('call', [
        z.strictObject({ call: z.literal('bet'), body: VendorBet }),
        z.strictObject({ call: z.literal('settle'), body: VendorSettle }),
        z.strictObject({ call: z.literal('rollback'), body: VendorRollback }),
        z.strictObject({ call: z.literal('adjust'), body: VendorAdjust }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(VENDOR_BATCH)),
});

/**
 * The newest state of games that many players share: the round of a game, a table of it, and what one player sees at a table. Of
 * each, versions only grow; an older one is dropped. The platform shows rounds and tables to everybody at the merchant, and a
 * hand to its player alone.
 */
export const VendorState = z.strictObject({
  states: z
    .array(
      z.discriminatedUnion('scope', [
        z.strictObject({
          scope: z.literal('round'),
          game: Id,
          version: z.int().check(z.positive()),
          /** By the schema of the game's family (`contract/live-rounds.ts`). */
          value: RoundState,
        }),
        z.strictObject({
          scope: z.literal('table'),
          game: Id,
          table: TableNumber,
          version: z.int().check(z.positive()),
          /** By the schema of the game's family (`contract/live-tables.ts`). */
          value: TableState,
        }),
        /** Only this player receives it. */
        z.strictObject({
          scope: z.literal('hand'),
          game: Id,
          table: TableNumber,
          for_player: Id,
          version: z.int().check(z.positive()),
          value: HandState,
        }),
        /** A fixture of the game, with versions of its own. Its id is unique at the merchant. */
        z.strictObject({
          scope: z.literal('odds'),
          game: Id,
          id: FixtureId,
          version: z.int().check(z.positive()),
          value: OddsState,
        }),
        /** Who plays in a fixture and what happened in it. A game that tells it has its book in the site's own pages. */
        z.strictObject({
          scope: z.literal('fixture'),
          game: Id,
          id: FixtureId,
          version: z.int().check(z.positive()),
          value: FixtureState,
        }),
        /** Of such a book: how many slips of a player are open. The player alone receives it. */
        z.strictObject({
          scope: z.literal('slips'),
          game: Id,
          for_player: Id,
          version: z.int().check(z.positive()),
          value: SlipsState,
        }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(200)),
});

/** The restriction of a player, set by the player or the operator, that refused a bet (PP-13, PP-16, PP-17). */
export const VendorRestriction = z.strictObject({
  kind: z.enum(['stake', 'loss', 'wager', 'time', 'exclusion', 'type_lock']),
  /** The period of a limit; null for a stake limit and for exclusions. */
  period: z.nullable(z.enum(['session', 'day', 'week', 'month'])),
  /** When the period or the exclusion ends; null if it has no known end. */
  until: z.nullable(Millis),
});
export type VendorRestriction = z.infer<typeof VendorRestriction>;

export const VendorAnswer = z.strictObject({
  code: z.enum(VENDOR_CODES),
  message: z.string(),
  tx_id: z.nullable(z.string()),
  platform_tx_id: z.nullable(z.string()),
  balance: z.nullable(z.int()),
  replayed: z.boolean(),
  /** The amount that a settle paid, where it is not the one that it named: of type jackpot, and of a refund in a free round. */
  amount: z.optional(z.int()),
  /** The player's free rounds in this game; absent without any. */
  free_rounds: z.optional(VendorFreeRounds),
  /** A refused bet: the restriction of the player that refused it. */
  restriction: z.optional(VendorRestriction),
  /** A batch: one answer per call, in order. If one fails, none is applied. */
  results: z.optional(z.array(z.unknown())),
});
export type VendorAnswer = z.infer<typeof VendorAnswer>;

export const VendorAuthenticated = z.strictObject({
  code: z.literal('OK'),
  message: z.string(),
  session: z.string(),
  player: z.string(),
  currency: Currency,
  exponent: Exponent,
  balance: z.int(),
  language: Language,
  game: z.string(),
  merchant: z.string(),
  limits: z.strictObject({ min_stake: z.int(), max_stake: z.int(), min_round_ms: z.int() }),
  demo: z.boolean(),
  /** Net position of the login session so far, and when it began (PP-10, PP-11). */
  position: z.strictObject({ net: z.int(), wagered: z.int(), started_at: Millis }),
  /** The player's free rounds in this game; absent without any. */
  free_rounds: z.optional(VendorFreeRounds),
  server_time: Millis,
});
export type VendorAuthenticated = z.infer<typeof VendorAuthenticated>;

/** The calls of a vendor; each is POST /vendor/v1/<name> with a signed JSON body. `vendor-calls.ts` says what each means. */
export const vendorCalls = {
  authenticate: { request: VendorAuthenticate },
  balance: { request: VendorBalance },
  bet: { request: VendorBet },
  settle: { request: VendorSettle },
  'bet-settle': { request: VendorBetSettle },
  rollback: { request: VendorRollback },
  adjust: { request: VendorAdjust },
  batch: { request: VendorBatch },
  state: { request: VendorState },
} as const;
export type VendorCall = keyof typeof vendorCalls;
export type VendorRequest<C extends VendorCall> = z.output<(typeof vendorCalls)[C]['request']>;

/**
 * GET /vendor/v1/tx/{tx_id}; also the pool of a game, GET /vendor/v1/pool/{id}, and GET /vendor/v1/feed?after= for
 * reconciliation.
 */
export const VendorTx = z.strictObject({
  tx_id: z.string(),
  platform_tx_id: z.nullable(z.string()),
  kind: z.enum(['bet', 'settle', 'rollback', 'adjust']),
  code: z.enum(VENDOR_CODES),
  amount: z.int(),
  round_id: z.string(),
  player: z.string(),
  at: Millis,
  state: z.enum(['applied', 'refused', 'rolled_back', 'tombstone']),
});
export type VendorTx = z.infer<typeof VendorTx>;

/**
 * GET /vendor/v1/feed?after=&limit= → the transactions that the platform booked, in its order; `next` is the `after` of the next
 * page.
 */
export const VendorFeed = z.strictObject({ txs: z.array(VendorTx), next: z.nullable(z.string()) });
export type VendorFeed = z.infer<typeof VendorFeed>;

/** GET /vendor/v1/pool/{id}?merchant= → what a game shows of a merchant's pool (PP-28). All of it is money that exists. */
export const VendorPool = z.strictObject({
  code: z.literal('OK'),
  message: z.string(),
  id: z.string(),
  currency: Currency,
  exponent: Exponent,
  /** The amount that a winner would be paid now, whole minor units. */
  shown: z.int(),
  /**
   * A won pool restarts between these bounds, uniformly drawn, minor units: from its reserve where it suffices, else from the
   * house.
   */
  seed: z.strictObject({ min: z.int(), max: z.int() }),
  /** Contribution of a bet, in millionths of its stake: the maximum that a bet may name. */
  contribution_micro: z.int(),
  /** What the reserve holds above this joins the next seed, minor units. The reserve never pays a larger seed. */
  reserve_bound: z.int(),
  /** What the house added beyond seeds, minor units. It is stated separately from the return to player. */
  funded: z.int(),
  /** Odds of a win at the reference stake as the platform states them, one in this many. They match the vendor's own rules. */
  odds: z.strictObject({ one_in: z.int(), reference_stake: z.int() }),
  last_win: z.nullable(z.strictObject({ amount: z.int(), at: Millis })),
  server_time: Millis,
});
export type VendorPool = z.infer<typeof VendorPool>;
