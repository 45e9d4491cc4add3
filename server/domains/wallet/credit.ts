import { inBrand } from '../../db/brand.ts';
import type { Tx } from '../../db/database.ts';
import { accountOf } from '../../ledger/account.ts';
import { post } from '../../ledger/post.ts';
import { setState, type DepositRow } from './queries.ts';

/** Posts a deposit to its member's wallet and marks it paid, in the caller's transaction; the caller holds its lock. */
export const creditDeposit = async (tx: Tx, deposit: DepositRow, reason?: string): Promise<void> => {
  const { merchant, currency, exponent, amount, provider } = deposit;
  const method = await inBrand(tx, merchant)
    .selectFrom('deposit_methods')
    .select(['name', 'fee'])
    .where('code', '=', deposit.method)
    .executeTakeFirstOrThrow();
  const name = { merchant, ledger: 'real', currency, exponent } as const;
  const wallet = await accountOf(tx, { ...name, kind: 'wallet', owner: `member:${deposit.member_id}` });
  const cashier = await accountOf(tx, { ...name, kind: 'cashier', owner: `provider:${provider}` });
  const house = method.fee > 0 ? await accountOf(tx, { ...name, kind: 'house', owner: merchant }) : undefined;
  const { posting } = await post(tx, {
    merchant,
    kind: 'deposit',
    actor: `provider:${provider}`,
    // One posting a deposit, whoever decides it and however often.
    idempotencyKey: deposit.id,
    payload: { depositId: deposit.id, amount, fee: method.fee },
    about: method.name,
    lines: [
      { accountId: cashier.id, amount: -amount },
      { accountId: wallet.id, amount: amount - method.fee },
      ...(house ? [{ accountId: house.id, amount: method.fee }] : []),
    ],
  });
  await setState(tx, deposit, 'paid', { posting_id: posting.id, reason });
};
