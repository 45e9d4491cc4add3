import * as z from 'zod/mini';
import type { MinorUnits } from '../../../contract/primitives.ts';
import { Requirement } from '../../../contract/campaigns.ts';
import type { VendorCode } from '../../../contract/vendor.ts';

/** The player's active award for the game of a call, with its bonus account. */
export const MemberBonus = z.strictObject({
  awardId: z.int(),
  accountId: z.int(),
  balance: z.int(),
  requirement: Requirement,
  /** Free rounds of the award: the games, by node id, and the stake of each; null if it has none. */
  rounds: z.nullable(z.strictObject({ left: z.int(), stake: z.int(), won: z.int(), games: z.array(z.int()) })),
});
export type MemberBonus = z.infer<typeof MemberBonus>;

/** The award that a round was staked under, with the bonus money in its stake. */
export const RoundBonus = z.strictObject({
  awardId: z.int(),
  state: z.enum(['active', 'completed', 'forfeited', 'expired']),
  accountId: z.int(),
  balance: z.int(),
  stake: z.int(),
});
export type RoundBonus = z.infer<typeof RoundBonus>;

/** What of an amount is real money, and what bonus money. */
export interface Shares {
  real: MinorUnits;
  bonus: MinorUnits;
}

/** A stake takes real money first. `bonus` may be more than there is: the wallet was checked before. */
export const sharesOfStake = (amount: MinorUnits, inWallet: MinorUnits): Shares => {
  const real = Math.min(amount, inWallet);
  return { real, bonus: amount - real };
};

/** Money returns in the proportion of the round's stake; the bonus share is rounded half up. */
export const sharesOfReturn = (amount: MinorUnits, stake: MinorUnits, bonusStake: MinorUnits): Shares => {
  if (bonusStake <= 0 || stake <= 0) return { real: amount, bonus: 0 };
  // BigInt: each factor is within bounds, but their product can exceed 2^53.
  const twice = 2n * BigInt(amount) * BigInt(bonusStake);
  const bonus = Number((twice + BigInt(stake)) / (2n * BigInt(stake)));
  return { real: amount - bonus, bonus };
};

/**
 * Where the bonus share of money that returns goes: while its award is active, to the bonus account; when it was completed, to the
 * wallet, as the rest of the award; when it was lost, it stays with the house.
 */
export const placed = ({ real, bonus }: Shares, state: RoundBonus['state'] | undefined): Shares => {
  if (state === 'active') return { real, bonus };
  return { real: state === 'completed' ? real + bonus : real, bonus: 0 };
};

/** Why the player's award refuses this bet: it would breach the terms (nobody loses an award by a bet that was accepted). */
export const refusalOfBonus = (
  bonus: MemberBonus | null,
  { nodeId, amount }: { nodeId: number; amount: MinorUnits },
): Extract<VendorCode, 'BONUS_GAME' | 'BONUS_MAX_BET'> | undefined => {
  if (!bonus) return undefined;
  const { shut, maxStake } = bonus.requirement;
  if (shut.includes(nodeId)) return 'BONUS_GAME';
  return maxStake !== null && amount > maxStake ? 'BONUS_MAX_BET' : undefined;
};
