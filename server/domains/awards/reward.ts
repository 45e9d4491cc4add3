import type { Reward } from '../../../contract/campaigns.ts';
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
      return reward.amount;
  }
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
