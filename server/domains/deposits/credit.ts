import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { accountOf } from '../../ledger/account.ts';
import { postMany, type LedgerTransaction } from '../../ledger/post.ts';
import type { LedgerKind } from '../../ledger/posted.ts';
import { matchDeposit } from '../awards/index.ts';
import { setState } from './queries.ts';
import { addRequirement, lockShortfall, unblockAfterShortfall } from '../wallet/index.ts';
import type { DepositRow } from './to-deposit.ts';
import { firstOf } from '../../shared/first-of.ts';

/**
 * Posts a deposit to its member's wallet and marks it paid, in the caller's transaction; the caller holds its lock. The fee
 * is the one agreed in the order. The rest settles the member's debt first; play is unblocked when nothing is owed.
 */
export const creditDeposit = async (tx: Tx, deposit: DepositRow, reason?: string): Promise<void> => {
  const { id, merchant, currency, exponent, amount, fee, provider, member_id: memberId } = deposit;
  const method = await inMerchant(tx, merchant)
    .selectFrom('deposit_methods')
    .select('name')
    .where('code', '=', deposit.method)
    .executeTakeFirstOrThrow();
  const books = { merchant, ledger: 'real', currency, exponent } as const;
  const { wallet, receivable, owed } = await lockShortfall(tx, { merchant, memberId, currency, exponent });
  const cashier = await accountOf(tx, { ...books, kind: 'cashier', owner: `provider:${provider}` });
  const settled = Math.min(owed, amount - fee);
  const transaction = (kind: LedgerKind, key: string, from: number, to: number, moved: number): LedgerTransaction => ({
    merchant,
    kind,
    actor: `provider:${provider}`,
    // One ledger transaction of each kind per deposit, whoever decides it and however often.
    idempotencyKey: key,
    payload: { depositId: id, amount, fee },
    about: method.name,
    lines: [
      { accountId: from, amount: -moved },
      { accountId: to, amount: moved },
    ],
  });
  const transactions = [transaction('deposit', id, cashier.id, wallet.id, amount)];
  if (fee > 0) {
    const house = await accountOf(tx, { ...books, kind: 'house', owner: merchant });
    transactions.push(transaction('fee', `${id}:fee`, wallet.id, house.id, fee));
  }
  if (settled > 0) transactions.push(transaction('shortfall', `${id}:shortfall`, wallet.id, receivable.id, settled));
  const credited = firstOf(await postMany(tx, transactions));
  // What settles a debt is not played with.
  await addRequirement(tx, { merchant, memberId, source: 'deposit', sourceId: id, amount: amount - fee - settled });
  await matchDeposit(tx, { merchant, memberId, depositId: id, amount });
  if (settled > 0 && settled === owed) await unblockAfterShortfall(tx, merchant, memberId);
  await setState(tx, deposit, 'paid', { ledger_transaction_id: credited.transaction.id, settled, reason });
};
