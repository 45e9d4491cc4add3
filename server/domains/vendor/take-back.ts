import type { MinorUnits } from '../../../contract/primitives.ts';
import { accountOf } from '../../ledger/account.ts';
import type { Desk } from './desk.ts';
import type { Seen, SeenWallet } from './look.ts';
import { booksOf, houseOf } from './record.ts';

export interface Taken {
  /** What the wallet moves by: minus what was there. */
  moved: MinorUnits;
  lines: { accountId: number; amount: MinorUnits }[];
  /** What the wallet did not hold and the member owes. */
  short: MinorUnits;
}

/**
 * Lines that take an amount back from a wallet: what is there from the wallet, the rest from the member's receivable, since
 * a wallet is never below zero (case 19).
 */
export const takeBack = async (
  desk: Desk,
  seen: Seen,
  wallet: SeenWallet,
  amount: MinorUnits,
  why: { txId: string; targetTxId?: string },
  toAccount?: number,
): Promise<Taken> => {
  const there = Math.min(wallet.balance, amount);
  const short = amount - there;
  const lines = [{ accountId: toAccount ?? (await houseOf(desk, wallet)), amount }];
  if (there > 0) lines.push({ accountId: wallet.id, amount: -there });
  if (short > 0) lines.push({ accountId: await owe(desk, seen, wallet, short, why), amount: -short });
  return { moved: -there, lines, short };
};

const owe = async (
  desk: Desk,
  seen: Seen,
  wallet: SeenWallet,
  short: MinorUnits,
  why: { txId: string; targetTxId?: string },
): Promise<number> => {
  const memberId = seen.member!.id;
  const { tx, merchant } = desk;
  if (wallet.ledger === 'real')
    desk.incident({ kind: 'shortfall', memberId, details: { ...why, short, currency: wallet.currency } });
  const owner = `member:${memberId}`;
  return (await accountOf(tx, { merchant, kind: 'receivable', owner, ...booksOf(wallet) })).id;
};
