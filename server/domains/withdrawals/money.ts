import type { Tx } from '../../db/database.ts';
import { accountOf, type Account, type AccountKind } from '../../ledger/account.ts';
import { postMany, type LedgerTransaction } from '../../ledger/post.ts';
import type { LedgerKind } from '../../ledger/posted.ts';
import type { WithdrawalRow } from './row.ts';
import type { LedgerEffect } from './states.ts';
import { firstOf } from '../../shared/first-of.ts';

type Order = Pick<
  WithdrawalRow,
  'id' | 'merchant' | 'member_id' | 'currency' | 'exponent' | 'amount' | 'fee' | 'provider'
>;

/** The ledger accounts that a withdrawal uses. */
const accountsOf = (tx: Tx, { merchant, member_id, currency, exponent, provider }: Order) => {
  const account = (kind: AccountKind, owner: string): Promise<Account> =>
    accountOf(tx, { merchant, ledger: 'real', kind, owner, currency, exponent });
  return {
    wallet: () => account('wallet', `member:${member_id}`),
    reserve: () => account('reserve', `member:${member_id}`),
    house: () => account('house', merchant),
    provider: () => account('cashier', `provider:${provider}`),
  };
};

/**
 * Moves the money that entering a state requires. Each effect of an order happens once, whoever causes it and however often:
 * its idempotency key is the order's id
 * with the effect, and `once` for an effect that can happen several times. `moved` is what the provider paid, or sent back.
 * Throws InsufficientFunds if the wallet does not hold the amount.
 */
export const moveMoney = async (
  tx: Tx,
  order: Order,
  effect: LedgerEffect,
  { reason, moved = 0, once }: { reason: string; moved?: number; once?: string },
): Promise<number | undefined> => {
  const accounts = accountsOf(tx, order);
  const transaction = (kind: LedgerKind, from: Account, to: Account, amount: number): LedgerTransaction => ({
    merchant: order.merchant,
    kind,
    actor: `withdrawal:${order.id}`,
    idempotencyKey: [effect, kind, ...(once === undefined ? [] : [once])].join(':'),
    payload: { amount },
    about: reason,
    lines: [
      { accountId: from.id, amount: -amount },
      { accountId: to.id, amount },
    ],
  });
  const post = async (...transactions: LedgerTransaction[]): Promise<number> =>
    firstOf(await postMany(tx, transactions)).transaction.id;
  switch (effect) {
    case 'reserve':
      return post(transaction('withdrawal', await accounts.wallet(), await accounts.reserve(), order.amount));
    case 'release':
      return post(transaction('withdrawal_returned', await accounts.reserve(), await accounts.wallet(), order.amount));
    case 'settle': {
      const reserve = await accounts.reserve();
      const all = [transaction('payout', reserve, await accounts.provider(), moved)];
      if (order.fee > 0) all.push(transaction('fee', reserve, await accounts.house(), order.fee));
      // The provider paid a part and gave the rest up.
      const unpaid = order.amount - order.fee - moved;
      if (unpaid > 0) all.push(transaction('withdrawal_returned', reserve, await accounts.wallet(), unpaid));
      return post(...all);
    }
    case 'return':
      return post(transaction('withdrawal_returned', await accounts.provider(), await accounts.wallet(), moved));
    case 'none':
      return undefined;
  }
};
