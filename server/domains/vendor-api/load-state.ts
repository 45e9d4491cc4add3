import { sql } from 'kysely';
import * as z from 'zod/mini';
import { BetDetails, VENDOR_CODES, VendorRestriction } from '../../../contract/vendor.ts';
import { GameType } from '../../../contract/primitives.ts';
import { MemberBonus, RoundBonus } from './bonus.ts';
import type { CallContext } from './call-context.ts';

const Ledger = z.enum(['real', 'demo']);
const Kind = z.enum(['bet', 'settle', 'rollback', 'adjust']);
const RoundState = z.enum(['open', 'closed', 'rolled_back']);

const StoredAnswer = z.strictObject({
  /** The wallet whose balance the answer gives; null if none was read. */
  ledger: z.nullable(Ledger),
  type: z.optional(z.string()),
  /** Amount paid by a jackpot. */
  amount: z.optional(z.int()),
  /** What an adjustment replaced; null where the whole stake counted. */
  validStakeBefore: z.optional(z.nullable(z.int())),
  /** Change of the wallet by a downward adjustment, with what it lacked and owes. */
  taken: z.optional(z.int()),
  /** What refused a bet. */
  restriction: z.optional(VendorRestriction),
  /** What was bet on, for records. */
  details: z.optional(BetDetails),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

const KnownTx = z.strictObject({
  txId: z.string(),
  kind: Kind,
  memberId: z.int(),
  roundId: z.nullable(z.string()),
  vendorRoundId: z.string(),
  amount: z.int(),
  /** Change of the wallet. */
  moved: z.int(),
  state: z.enum(['applied', 'refused', 'rolled_back', 'tombstone']),
  code: z.enum(VENDOR_CODES),
  platformTxId: z.string(),
  payloadHash: z.string(),
  answer: StoredAnswer,
  poolId: z.nullable(z.string()),
  contributionMicro: z.int(),
  /** Change of the bonus account. */
  bonusMoved: z.int(),
});
/** A recorded vendor transaction. */
export type KnownTx = z.infer<typeof KnownTx>;

const WalletRow = z.strictObject({
  id: z.int(),
  ledger: Ledger,
  currency: z.string(),
  exponent: z.int(),
  balance: z.int(),
  /** The house account in the same ledger; null before its first ledger transaction. */
  house: z.nullable(z.int()),
});
export type WalletRow = z.infer<typeof WalletRow>;

const RoundRow = z.strictObject({
  id: z.string(),
  nodeId: z.int(),
  ledger: Ledger,
  state: RoundState,
  stake: z.int(),
  /** What a free round is played for; its stake is 0. */
  freeStake: z.int(),
  /** As far as it is stated. */
  validStake: z.nullable(z.int()),
  payout: z.int(),
  bonus: z.nullable(RoundBonus),
  loginId: z.string(),
  playSessionId: z.string(),
  /** Bets not rolled back, and settles that decided the round (promotions do not). */
  openBets: z.int(),
  results: z.int(),
});
export type RoundRow = z.infer<typeof RoundRow>;

const SettledRound = z.omit(RoundRow, { playSessionId: true, openBets: true, results: true });
/** What a settle reads of its round. */
export type SettledRound = z.infer<typeof SettledRound>;

const GameState = z.strictObject({
  nodeId: z.int(),
  gameType: GameType,
  name: z.string(),
  /** Hash of its uploaded picture. */
  picture: z.nullable(z.string()),
  poolId: z.nullable(z.string()),
  minBet: z.int(),
  maxBet: z.int(),
  minRoundMs: z.int(),
  off: z.boolean(),
  maintenance: z.boolean(),
});
export type GameState = z.infer<typeof GameState>;

const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];
const perPeriod = <V extends z.ZodMiniType>(value: V) => z.strictObject({ day: value, week: value, month: value });

const Debit = z.strictObject({
  session: z.nullable(
    z.strictObject({
      id: z.string(),
      memberId: z.int(),
      loginId: z.string(),
      nodeId: z.int(),
      ledger: Ledger,
      lastRoundMs: z.nullable(z.int()),
      expired: z.boolean(),
      net: z.int(),
      wagered: z.int(),
      minutes: z.int(),
      /** End of the player's lock of the game's type. */
      typeLockedUntilMs: z.nullable(z.int()),
    }),
  ),
  /** Idle time of the login, milliseconds, the longest pause included; null without a session. */
  idleMs: z.nullable(z.int()),
  excludedUntilMs: z.nullable(z.int()),
  locked: z.boolean(),
  stopped: z.nullable(z.enum(['MAINTENANCE', 'GEO_BLOCKED', 'GAME_DISABLED'])),
  realityCheck: z.nullable(z.boolean()),
  pool: z.nullable(z.strictObject({ id: z.string(), contributionMicro: z.int() })),
  limits: z.array(
    z.strictObject({
      kind: z.enum(['stake', 'loss', 'wager', 'time', 'deposit']),
      period: z.enum(['bet', 'session', ...PERIODS]),
      amount: z.int(),
    }),
  ),
  used: z.partialRecord(z.enum(['loss', 'wager']), perPeriod(z.int())),
  minutes: z.nullable(perPeriod(z.nullable(z.number()))),
  /** When the running periods end; null without limits. */
  ends: z.nullable(perPeriod(z.int())),
});
export type Debit = z.infer<typeof Debit>;

const Member = z.strictObject({ id: z.int(), name: z.string(), demo: z.boolean() });
const Thresholds = z.strictObject({
  winnersFrom: z.nullable(z.int()),
  largeBetFrom: z.nullable(z.int()),
  largeWinFrom: z.nullable(z.int()),
});

const WalletState = z.strictObject({
  nowMs: z.int(),
  member: z.nullable(Member),
  wallets: z.array(WalletRow),
  /** This call's own transaction, if it is a repeat. */
  tx: z.nullable(KnownTx),
  /** True if a rollback of this call arrived before it. */
  cancelled: z.boolean(),
  /** The transaction that this call pays or reverses. */
  target: z.nullable(KnownTx),
  /** The rollback that reversed it. */
  reversal: z.nullable(KnownTx),
  round: z.nullable(RoundRow),
  /** The player's active award for the game. */
  bonus: z.nullable(MemberBonus),
  game: z.nullable(GameState),
  /** The merchant's own values, or null: least win of the winners board, least bet and win of the audit (PP-29). */
  thresholds: Thresholds,
});
/** State of a call's player, round and transactions, read with the player's wallets locked. */
export type WalletState = z.infer<typeof WalletState>;

const DebitState = z.extend(WalletState, { debit: Debit });
/** What a bet reads: also all that may refuse it. */
export type DebitState = z.infer<typeof DebitState>;

/** What a settle reads of its state. */
export type SettleState = Omit<WalletState, 'reversal' | 'round'> & { round: SettledRound | null };

/** A state whose player is a member. */
export type OfMember<S> = S & { member: z.infer<typeof Member> };
/** A state whose game is offered by the vendor. */
export type OfGame<S> = S & { game: GameState };

export const isOfMember = <S extends SettleState>(state: S): state is OfMember<S> => state.member !== null;
export const isOfGame = <S extends SettleState>(state: S, nodeId: number): state is OfGame<S> =>
  state.game?.nodeId === nodeId;

/** The states of many settles. Members and games stand in it once. */
const SettleStates = z.strictObject({
  nowMs: z.int(),
  thresholds: Thresholds,
  members: z.array(z.strictObject({ ...Member.shape, wallets: z.array(WalletRow), hasBonus: z.boolean() })),
  games: z.record(z.string(), GameState),
  calls: z.array(
    z.strictObject({
      tx: z.nullable(KnownTx),
      cancelled: z.boolean(),
      target: z.nullable(KnownTx),
      round: z.nullable(SettledRound),
    }),
  ),
});

export interface StateQuery {
  player: string;
  txId: string;
  targetTxId?: string;
  roundId: string;
  game: string;
}

const MEMBER = /^[1-9]\d{0,14}$/;
const SESSION = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses the vendor's player id into the member's id. */
export const memberIdOf = (player: string): number | null => (MEMBER.test(player) ? Number(player) : null);
export const sessionIdOf = (session: string): string | null => (SESSION.test(session) ? session : null);

/**
 * Locks the player's wallets and reads everything that the call may need, in one call to the database. Throws if the SQL
 * function returns another shape.
 */
export const loadState = async ({ tx, merchant, vendor }: CallContext, question: StateQuery): Promise<WalletState> => {
  const { rows } = await sql<{ state: unknown }>`
    select vendor_lock_and_load(${merchant}, ${vendor}, ${memberIdOf(question.player)}::bigint, ${question.txId},
      ${question.targetTxId ?? null}::text, ${question.roundId}, ${question.game}) as state
  `.execute(tx);
  return WalletState.parse(rows[0]?.state);
};

/** As `loadState`, with all that may refuse a bet of this session, and the pool that it contributes to. */
export const loadDebit = async (
  { tx, merchant, vendor }: CallContext,
  question: Omit<StateQuery, 'targetTxId'> & { session: string; poolId: string | undefined },
): Promise<DebitState> => {
  const { rows } = await sql<{ state: unknown }>`
    select vendor_lock_and_load_debit(${merchant}, ${vendor}, ${memberIdOf(question.player)}::bigint, ${question.txId},
      ${question.roundId}, ${question.game}, ${sessionIdOf(question.session)}::uuid, ${question.poolId ?? null}::text) as state
  `.execute(tx);
  return DebitState.parse(rows[0]?.state);
};

/** The states of many settles, each with what was asked, in one call to the database. The caller has locked the wallets. */
export const loadSettles = async <Q extends Required<StateQuery>>(
  call: CallContext,
  questions: readonly Q[],
): Promise<{ question: Q; state: SettleState & { hasBonus: boolean } }[]> => {
  const members = questions.map(({ player }) => memberIdOf(player));
  const { rows } = await sql<{ states: unknown }>`
    select vendor_load_many(
      ${call.merchant}, ${call.vendor}, ${members}::bigint[], ${questions.map(({ txId }) => txId)}::text[],
      ${questions.map(({ targetTxId }) => targetTxId)}::text[], ${questions.map(({ roundId }) => roundId)}::text[],
      ${questions.map(({ game }) => game)}::text[]) as states
  `.execute(call.tx);
  const { nowMs, thresholds, games, calls, ...read } = SettleStates.parse(rows[0]?.states);
  const known = new Map(
    read.members.map(({ wallets, hasBonus, ...member }) => [member.id, { member, wallets, hasBonus, bonus: null }]),
  );
  return calls.map((own, index) => {
    const question = questions[index];
    if (!question) throw new RangeError(`${calls.length} states for ${questions.length} settles`);
    const player = known.get(memberIdOf(question.player) ?? 0) ?? {
      member: null,
      wallets: [],
      hasBonus: false,
      bonus: null,
    };
    return { question, state: { nowMs, thresholds, ...player, game: games[question.game] ?? null, ...own } };
  });
};
