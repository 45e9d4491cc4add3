import type { MinorUnits } from '../../../contract/primitives.ts';
import { houseAccountOf, type TransactionEffect } from './apply.ts';
import { placed, sharesOfReturn, type Shares } from './bonus.ts';
import type { CallContext } from './call-context.ts';
import { debitWithShortfall } from './debit-with-shortfall.ts';
import type { OfMember, SettledRound, SettleState, WalletRow, WalletState } from './load-state.ts';

/** What moves to the player: lines, and the changes of wallet and bonus account. */
export interface Credited {
  lines: { accountId: number; amount: MinorUnits }[];
  moved: MinorUnits;
  bonusMoved: MinorUnits;
}

/** The shares of money that returns to a round. What a free round wins is bonus money. */
export const sharesOfRound = ({ stake, freeStake, bonus }: SettledRound, amount: MinorUnits): Shares =>
  freeStake > 0 ? { real: 0, bonus: amount } : sharesOfReturn(amount, stake, bonus?.stake ?? 0);

/** Returns the entries that credit these shares to the player of a round, by the state of its award. */
export const credit = async (
  call: CallContext,
  wallet: WalletRow,
  { bonus }: Pick<SettledRound, 'bonus'>,
  shares: Shares,
): Promise<Credited> => {
  const { real: moved, bonus: bonusMoved } = placed(shares, bonus?.state);
  const lines = [];
  if (moved > 0) lines.push({ accountId: wallet.id, amount: moved });
  if (bonus && bonusMoved > 0) lines.push({ accountId: bonus.accountId, amount: bonusMoved });
  if (lines.length > 0) lines.push({ accountId: await houseAccountOf(call, wallet), amount: -(moved + bonusMoved) });
  return { lines, moved, bonusMoved };
};

/**
 * Returns the entries that take these shares back from the player of a round. What the wallet lacks is owed; what the bonus account
 * lacks is the house's own loss.
 */
export const takeBack = async (
  call: CallContext,
  state: OfMember<WalletState>,
  wallet: WalletRow,
  { bonus }: Pick<SettledRound, 'bonus'>,
  shares: Shares,
  why: { txId: string; targetTxId?: string },
  toAccount?: number,
): Promise<Credited & { short: MinorUnits }> => {
  const { real, bonus: fromBonus } = placed(shares, bonus?.state);
  const debited = await debitWithShortfall(call, state, wallet, real, why, toAccount);
  const taken = Math.min(bonus?.balance ?? 0, fromBonus);
  if (!bonus || taken === 0) return { ...debited, bonusMoved: 0 };
  const house = await houseAccountOf(call, wallet);
  const others = debited.lines.filter(({ accountId }) => accountId !== house);
  return {
    ...debited,
    bonusMoved: -taken,
    lines: [...others, { accountId: bonus.accountId, amount: -taken }, { accountId: house, amount: real + taken }],
  };
};

/** The bonus money that the player sees in this game after the effect. */
export const bonusAfter = (
  { bonus }: Pick<SettleState, 'bonus'>,
  { ledger }: Pick<WalletRow, 'ledger'>,
  { bonusMoved = 0 }: Partial<Pick<TransactionEffect, 'bonusMoved'>> = {},
): MinorUnits => (ledger === 'real' && bonus ? bonus.balance + bonusMoved : 0);
