import { SERVER_LIMITS } from '../../../contract/limits.ts';
import type { VendorCode, VendorRequest, VendorRestriction } from '../../../contract/vendor.ts';
import type { MinorUnits } from '../../../contract/primitives.ts';
import { refusalOfBonus, type MemberBonus } from './bonus.ts';
import { refusalOfFreeRounds } from './free-rounds.ts';
import type { Debit, DebitState, OfGame, Period, RoundRow, WalletRow } from './load-state.ts';

type BetBody = VendorRequest<'bet'>;
export type LiveSession = NonNullable<Debit['session']>;
type State = OfGame<DebitState>;

/** Why a bet is refused, with the player's restriction if one refuses it. */
export interface Refusal {
  code: VendorCode;
  restriction?: VendorRestriction;
}

/** Returns why a bet is refused whatever its game and its player may do. */
export const refusalOfCall = (
  { cancelled }: DebitState,
  { currency }: WalletRow,
  body: BetBody,
): VendorCode | undefined => {
  if (cancelled) return 'BET_CANCELLED';
  return body.currency === currency ? undefined : 'WRONG_CURRENCY';
};

/** Returns why this bet is refused, or undefined if it is allowed. Pure: all inputs were read under the wallet's lock. */
export const refusalOfBet = (
  state: State,
  session: LiveSession,
  wallet: WalletRow,
  body: BetBody,
): Refusal | undefined => {
  const { debit } = state;
  if (debit.excludedUntilMs !== null) return excluded('exclusion', debit.excludedUntilMs);
  if (session.typeLockedUntilMs !== null) return excluded('type_lock', session.typeLockedUntilMs);
  const after = refusalBeforeLimits(state, session, body);
  if (after) return { code: after };
  const free = refusalOfFreeRounds(state, session, body);
  if (free) return { code: free };
  // What takes no money counts for no limit but that of time, and its terms state its stake and its games.
  const limited = refusalOfLimits(debit, session, body.free_rounds === undefined ? body.amount : null);
  if (limited) return limited;
  if (body.free_rounds !== undefined) return undefined;
  const bonus = session.ledger === 'real' ? state.bonus : null;
  const breach = refusalOfBonus(bonus, { nodeId: session.nodeId, amount: body.amount });
  if (breach) return { code: breach };
  return body.amount > wallet.balance + usableIn(state.round, bonus) ? { code: 'INSUFFICIENT_FUNDS' } : undefined;
};

/** A round that began under another award, or none, takes no bonus money: its payouts would have no place. */
const usableIn = (round: RoundRow | null, bonus: MemberBonus | null): MinorUnits =>
  bonus && (!round || round.bonus?.awardId === bonus.awardId) ? bonus.balance : 0;

const excluded = (kind: 'exclusion' | 'type_lock', until: number): Refusal => ({
  code: 'PLAYER_EXCLUDED',
  restriction: { kind, period: null, until },
});

const refusalBeforeLimits = (state: State, session: LiveSession, body: BetBody): VendorCode | undefined => {
  const { debit, game } = state;
  if (debit.locked) return 'PLAYER_LOCKED';
  if (debit.stopped) return debit.stopped;
  if (game.off) return 'GAME_DISABLED';
  if (game.maintenance) return 'MAINTENANCE';
  if (state.round && (state.round.state !== 'open' || state.round.ledger !== session.ledger)) return 'ROUND_CLOSED';
  // A settle must name the round's game, so a bet of another game could never be paid.
  if (state.round && state.round.nodeId !== session.nodeId) return 'INVALID_GAME';
  return (
    refusalOfPool(state, body) ??
    refusalOfPace(state, session) ??
    (body.free_rounds === undefined ? refusalOfStake(state, body.amount) : undefined)
  );
};

/** A pool accepts contributions of its own games only, and no more than its share. */
const refusalOfPool = ({ debit, game }: State, { pool, amount }: BetBody): VendorCode | undefined => {
  if (!pool) return undefined;
  if (!debit.pool || game.poolId !== pool.id) return 'INVALID_GAME';
  // BigInt: stake and share are within bounds, but their product can exceed 2^53.
  const share = BigInt(amount) * BigInt(debit.pool.contributionMicro);
  return BigInt(pool.contribution_micro) > share ? 'INVALID_AMOUNT' : undefined;
};

/** Returns why a new round must wait. A bet inside a running round is allowed. */
const refusalOfPace = ({ debit, game, round, nowMs }: State, session: LiveSession): VendorCode | undefined => {
  if (round) return undefined;
  // On reopening, the game asks the player to confirm by password; a trial account has none (PP-04).
  if (session.ledger === 'real' && (debit.idleMs ?? 0) >= SERVER_LIMITS.idlePlayMs) return 'SESSION_EXPIRED';
  if (debit.realityCheck) return 'REALITY_CHECK_PENDING';
  const since = session.lastRoundMs === null ? Number.POSITIVE_INFINITY : nowMs - session.lastRoundMs;
  return since < game.minRoundMs ? 'TOO_FAST' : undefined;
};

/** The least stake is that of a round: a further bet in a running one, such as an insurance, may be lower. */
const refusalOfStake = ({ game, round }: State, amount: number): VendorCode | undefined => {
  if (!round && amount < game.minBet) return 'INVALID_AMOUNT';
  return game.maxBet > 0 && amount > game.maxBet ? 'LIMIT_STAKE' : undefined;
};

const PERIODS: readonly Period[] = ['day', 'week', 'month'];

/**
 * Checks the player's and the operator's limits. Each applies, so the strictest decides (PP-13, PP-15). Play money has none but
 * time, nor has a free round, whose stake is null. Of several limits that refuse a bet, the one whose period ends last is named.
 */
const refusalOfLimits = (debit: Debit, session: LiveSession, stake: number | null): Refusal | undefined => {
  const endOf = (period: string): number | null => debit.ends?.[period as Period] ?? null;
  const lastFirst = debit.limits.toSorted((a, b) => (endOf(b.period) ?? 0) - (endOf(a.period) ?? 0));
  for (const { kind, period, amount } of lastFirst) {
    const counted = (of: 'loss' | 'wager', now: number) =>
      (period === 'session'
        ? now
        : PERIODS.includes(period as Period)
          ? (debit.used[of]?.[period as Period] ?? 0)
          : 0) + (stake ?? 0);
    const refused = (code: VendorCode, of: VendorRestriction['kind']): Refusal => ({
      code,
      restriction: {
        kind: of,
        period: period === 'bet' ? null : period,
        until: endOf(period),
      },
    });
    const minutes = period === 'session' ? session.minutes : (debit.minutes?.[period as Period] ?? 0);
    if (kind === 'time' && minutes >= amount) return refused('LIMIT_TIME', kind);
    if (session.ledger === 'demo' || stake === null) continue;
    if (kind === 'stake' && stake > amount) return refused('LIMIT_STAKE', kind);
    // Counted as lost: the limit must hold whatever the round's result.
    if (kind === 'loss' && counted('loss', -session.net) > amount) return refused('LIMIT_LOSS', kind);
    if (kind === 'wager' && counted('wager', session.wagered) > amount) return refused('LIMIT_WAGER', kind);
  }
  return undefined;
};
