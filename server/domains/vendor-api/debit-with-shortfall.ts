import type { MinorUnits } from '../../../contract/primitives.ts';
import { accountOf } from '../../ledger/account.ts';
import type { CallContext } from './call-context.ts';
import type { OfMember, WalletState, WalletRow } from './load-state.ts';
import { ledgerOf, houseAccountOf } from './apply.ts';

export interface Debited {
  /** Change of the wallet: minus the available amount. */
  moved: MinorUnits;
  lines: { accountId: number; amount: MinorUnits }[];
  /** What the wallet lacked and the member owes. */
  short: MinorUnits;
}

/**
 * Returns the entries that debit an amount: the available part from the wallet, the rest from the member's receivable, because a
 * wallet is never below zero (case 19).
 */
export const debitWithShortfall = async (
  call: CallContext,
  state: OfMember<WalletState>,
  wallet: WalletRow,
  amount: MinorUnits,
  why: { txId: string; targetTxId?: string },
  toAccount?: number,
): Promise<Debited> => {
  const there = Math.min(wallet.balance, amount);
  const short = amount - there;
  const lines = amount > 0 ? [{ accountId: toAccount ?? (await houseAccountOf(call, wallet)), amount }] : [];
  if (there > 0) lines.push({ accountId: wallet.id, amount: -there });
  if (short > 0) lines.push({ accountId: await owe(call, state, wallet, short, why), amount: -short });
  return { moved: there === 0 ? 0 : -there, lines, short };
};

const owe = async (
  call: CallContext,
  state: OfMember<WalletState>,
  wallet: WalletRow,
  short: MinorUnits,
  why: { txId: string; targetTxId?: string },
): Promise<number> => {
  const memberId = state.member.id;
  const { tx, merchant } = call;
  if (wallet.ledger === 'real')
    call.incident({ kind: 'shortfall', memberId, details: { ...why, short, currency: wallet.currency } });
  const owner = `member:${memberId}`;
  return (await accountOf(tx, { merchant, kind: 'receivable', owner, ...ledgerOf(wallet) })).id;
};
