import { SERVER_LIMITS } from '../../../contract/limits.ts';
import type { VendorCode, VendorRequest } from '../../../contract/vendor.ts';
import type { Debit, Period, WalletState, WalletRow } from './load-state.ts';

type BetBody = VendorRequest<'bet'>;
export type LiveSession = NonNullable<Debit['session']>;

/** Why this bet is refused; undefined where it may be made. Pure: all it needs was seen under the wallet's lock. */
export const refusalOfBet = (
  state: WalletState,
  session: LiveSession,
  wallet: WalletRow,
  body: BetBody,
): VendorCode | undefined => {
  const debit = state.debit!;
  if (state.cancelled) return 'BET_CANCELLED';
  if (body.currency !== wallet.currency) return 'WRONG_CURRENCY';
  if (!state.game || state.game.nodeId !== session.nodeId) return 'INVALID_GAME';
  if (debit.excluded) return 'PLAYER_EXCLUDED';
  if (debit.locked) return 'PLAYER_LOCKED';
  if (debit.stopped) return debit.stopped;
  if (state.game.off) return 'GAME_DISABLED';
  if (state.game.maintenance) return 'MAINTENANCE';
  if (state.round && (state.round.state !== 'open' || state.round.ledger !== session.ledger)) return 'ROUND_CLOSED';
  // What pays a round must name its game: a bet of another one could never be paid.
  if (state.round && state.round.nodeId !== session.nodeId) return 'INVALID_GAME';
  return (
    refusalOfPool(state, body) ??
    refusalOfPace(state, session) ??
    refusalOfStake(state, body.amount) ??
    refusalOfLimits(debit, session, body.amount) ??
    (body.amount > wallet.balance ? 'INSUFFICIENT_FUNDS' : undefined)
  );
};

/** A pool takes from bets of its own games, and no more than its share. */
const refusalOfPool = ({ debit, game }: WalletState, { pool, amount }: BetBody): VendorCode | undefined => {
  if (!pool) return undefined;
  if (!debit!.pool || game!.poolId !== pool.id) return 'INVALID_GAME';
  // Beyond 2^53: stakes and shares are bounded apart, their product is not.
  const share = BigInt(amount) * BigInt(debit!.pool.contributionMicro);
  return BigInt(pool.contribution_micro) > share ? 'INVALID_AMOUNT' : undefined;
};

/** What holds a new round back; a bet inside a running one is let through. */
const refusalOfPace = ({ debit, game, round, nowMs }: WalletState, session: LiveSession): VendorCode | undefined => {
  if (round) return undefined;
  // Opened anew, the game asks for the person first; a trial has no password to be asked for (PP-04).
  if (session.ledger === 'real' && (debit!.idleMs ?? 0) >= SERVER_LIMITS.idlePlayMs) return 'SESSION_EXPIRED';
  if (debit!.realityCheck) return 'REALITY_CHECK_PENDING';
  const since = session.lastRoundMs === null ? Number.POSITIVE_INFINITY : nowMs - session.lastRoundMs;
  return since < game!.minRoundMs ? 'TOO_FAST' : undefined;
};

const refusalOfStake = ({ game }: WalletState, amount: number): VendorCode | undefined => {
  if (amount < game!.minBet) return 'INVALID_AMOUNT';
  return game!.maxBet > 0 && amount > game!.maxBet ? 'LIMIT_STAKE' : undefined;
};

const PERIODS: readonly Period[] = ['day', 'week', 'month'];

/** The player's and the operator's limits: each applies, so the strictest does (PP-13, PP-15). Play money has none but time. */
const refusalOfLimits = (debit: Debit, session: LiveSession, stake: number): VendorCode | undefined => {
  for (const { kind, period, amount } of debit.limits) {
    const counted = (of: 'loss' | 'wager', now: number) =>
      (period === 'session'
        ? now
        : PERIODS.includes(period as Period)
          ? (debit.used[of]?.[period as Period] ?? 0)
          : 0) + stake;
    const minutes = period === 'session' ? session.minutes : (debit.minutes?.[period as Period] ?? 0);
    if (kind === 'time' && minutes >= amount) return 'LIMIT_TIME';
    if (session.ledger === 'demo') continue;
    if (kind === 'stake' && stake > amount) return 'LIMIT_STAKE';
    // Counted as if lost: the limit must hold whatever the round brings.
    if (kind === 'loss' && counted('loss', -session.net) > amount) return 'LIMIT_LOSS';
    if (kind === 'wager' && counted('wager', session.wagered) > amount) return 'LIMIT_WAGER';
  }
  return undefined;
};
