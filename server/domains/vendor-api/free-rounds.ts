import type { MinorUnits } from '../../../contract/primitives.ts';
import type { VendorAnswer, VendorCode, VendorRequest } from '../../../contract/vendor.ts';
import type { Ledger } from '../../ledger/account.ts';
import { MemberBonus } from './bonus.ts';
import type { DebitState, RoundRow, SettledRound, SettleState } from './load-state.ts';

/** What a call changes in the player's free rounds. */
interface Change {
  left?: number;
  won?: MinorUnits;
}

/** What an answer says of the player's free rounds in a game: nothing without any. */
const freeRoundsIn = (
  bonus: MemberBonus | null,
  nodeId: number | undefined,
  change: Change = {},
): Pick<VendorAnswer, 'free_rounds'> => {
  if (!bonus?.rounds || nodeId === undefined || !bonus.rounds.games.includes(nodeId)) return {};
  const { left, stake, won } = bonus.rounds;
  return {
    free_rounds: {
      id: String(bonus.awardId),
      left: left + (change.left ?? 0),
      stake,
      won: won + (change.won ?? 0),
    },
  };
};

/** The balance of a play session, with the bonus money for its game, and its free rounds. `bonus` is `bonusOfPlay`, not parsed. */
export const moneyOfPlay = (wallet: MinorUnits, bonus: unknown, nodeId: number) => {
  const known = bonus === null ? null : MemberBonus.parse(bonus);
  return { balance: wallet + (known?.balance ?? 0), ...freeRoundsIn(known, nodeId) };
};

/** The same after a call in this ledger, with what it changed. */
export const freeRoundsAfter = (
  { bonus, game }: Pick<SettleState, 'bonus' | 'game'>,
  ledger: Ledger | null,
  change?: Change,
): Pick<VendorAnswer, 'free_rounds'> => (ledger === 'real' ? freeRoundsIn(bonus, game?.nodeId, change) : {});

/** What a payout of this round, negative where it is taken back, changes in the free rounds that still run. */
export const wonIn = (
  { bonus }: Pick<SettleState, 'bonus'>,
  round: Pick<SettledRound, 'freeStake' | 'bonus'>,
  payout: MinorUnits | undefined,
): Change => (isOfRunning(bonus, round) ? { won: payout ?? 0 } : {});

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

/** What the rollback of a bet gives back of the free rounds that still run. */
export const givenBack = ({ bonus }: Pick<SettleState, 'bonus'>, round: RoundRow): Change =>
  isOfRunning(bonus, round) ? { left: 1 } : {};

const isOfRunning = (bonus: MemberBonus | null, round: Pick<SettledRound, 'freeStake' | 'bonus'>): boolean =>
  round.freeStake > 0 && round.bonus?.awardId === bonus?.awardId;
