import type { FreeRounds, Reward } from '../../../contract/campaigns.ts';
import type { MinorUnits } from '../../../contract/primitives.ts';

/** The smallest award that the reward can bring: a campaign whose budget holds less is full. */
export const lowestAmount = (reward: Reward): MinorUnits => {
  switch (reward.kind) {
    case 'deposit_match':
      return Math.min(reward.max, matchOf(reward, reward.minDeposit));
    case 'granted':
      return 1;
    case 'cash_back':
    case 'rakeback':
      return reward.min;
    case 'fixed':
    case 'birthday':
    case 'referral':
      return reward.amount;
    case 'free_rounds':
      return worthOf(reward);
  }
};

/** What free rounds cost at most in stakes: a campaign's budget reserves it. */
export const worthOf = ({ rounds, stake }: Pick<FreeRounds, 'rounds' | 'stake'>): MinorUnits => rounds * stake;

/** The amount of one award by its terms, and the code that claims it; undefined if the terms leave the amount open. */
export const statedBy = (
  reward: Reward,
): { amount: MinorUnits; code: string | null; isGranted: boolean } | undefined => {
  if (reward.kind === 'fixed') return { amount: reward.amount, code: reward.code, isGranted: false };
  if (reward.kind !== 'free_rounds') return undefined;
  return { amount: worthOf(reward), code: reward.code, isGranted: reward.granted };
};

/** What a deposit brings; 0 if it is below the least deposit. */
export const matchOf = (
  { share, max, minDeposit }: Extract<Reward, { kind: 'deposit_match' }>,
  deposit: MinorUnits,
): MinorUnits => {
  if (deposit < minDeposit) return 0;
  const matched = (BigInt(deposit) * BigInt(share)) / 1_000n;
  return Math.min(max, Number(matched));
};

/** What a share of play brings of a base, the loss or the house's edge in minor units; 0 if that is below the minimum. */
export const shareOf = (
  { share, min, max }: Extract<Reward, { kind: 'cash_back' | 'rakeback' }>,
  base: MinorUnits,
): MinorUnits => {
  const amount = Number((BigInt(Math.max(0, base)) * BigInt(share)) / 1_000n);
  return amount < min ? 0 : Math.min(max, amount);
};
