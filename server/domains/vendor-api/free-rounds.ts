import type { VendorAnswer, VendorCode, VendorRequest } from '../../../contract/vendor.ts';
import type { Ledger } from '../../ledger/account.ts';
import type { MemberBonus } from './bonus.ts';
import type { DebitState, RoundRow, SettleState } from './load-state.ts';

/** What an answer says of the player's free rounds in a game: nothing if none are left. */
export const freeRoundsIn = (
  bonus: MemberBonus | null,
  nodeId: number | undefined,
  change = 0,
): Pick<VendorAnswer, 'free_rounds'> => {
  if (!bonus?.rounds || nodeId === undefined || !bonus.rounds.games.includes(nodeId)) return {};
  const { left, stake } = bonus.rounds;
  return left + change > 0 ? { free_rounds: { id: String(bonus.awardId), left: left + change, stake } } : {};
};

/** The same after a call in this ledger that began a free round (-1), or gave one back (1). */
export const freeRoundsAfter = (
  { bonus, game }: Pick<SettleState, 'bonus' | 'game'>,
  ledger: Ledger | null,
  change = 0,
): Pick<VendorAnswer, 'free_rounds'> => (ledger === 'real' ? freeRoundsIn(bonus, game?.nodeId, change) : {});

/** Why a bet is no free round, or no paid one. A free round is alone in its round of the vendor. */
export const refusalOfFreeRounds = (
  { bonus, round }: Pick<DebitState, 'bonus' | 'round'>,
  { nodeId, ledger }: { nodeId: number; ledger: Ledger },
  { free_rounds: id, amount, pool }: Pick<VendorRequest<'bet'>, 'free_rounds' | 'amount' | 'pool'>,
): Extract<VendorCode, 'FREE_ROUNDS_OVER' | 'FREE_ROUNDS_MISMATCH'> | undefined => {
  if (id === undefined) return round && round.freeStake > 0 ? 'FREE_ROUNDS_MISMATCH' : undefined;
  if (!bonus?.rounds || ledger !== 'real' || id !== String(bonus.awardId) || bonus.rounds.left < 1)
    return 'FREE_ROUNDS_OVER';
  const { stake, games } = bonus.rounds;
  return round || pool || amount !== stake || !games.includes(nodeId) ? 'FREE_ROUNDS_MISMATCH' : undefined;
};

/** Whether a bet gives its free round back when it is reversed now: its award still runs. */
export const givesRoundBack = ({ bonus }: Pick<SettleState, 'bonus'>, round: RoundRow): boolean =>
  round.freeStake > 0 && round.bonus?.awardId === bonus?.awardId;
