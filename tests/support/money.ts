import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../../server/db/database.ts';
import type { MemberRow } from '../../server/http/viewer.ts';
import { accountOf } from '../../server/ledger/account.ts';
import { post } from '../../server/ledger/post.ts';
import type { LedgerKind } from '../../server/ledger/posted.ts';

type Owner = Pick<MemberRow, 'id' | 'merchant' | 'currency' | 'exponent'>;

/** Posts money from the house to a member's wallet. Minor units; a negative amount goes back. */
export const postMoney = async (
  tx: Tx,
  { id, merchant, currency, exponent }: Owner,
  amount: number,
  kind: LedgerKind = 'bonus',
) => {
  const books = { merchant, ledger: 'real', currency, exponent } as const;
  const wallet = await accountOf(tx, { ...books, kind: 'wallet', owner: `member:${id}` });
  const house = await accountOf(tx, { ...books, kind: 'house', owner: merchant });
  const { transaction } = await post(tx, {
    merchant,
    kind,
    actor: 'test',
    idempotencyKey: randomUUID(),
    payload: {},
    about: 'Test',
    lines: [
      { accountId: wallet.id, amount },
      { accountId: house.id, amount: -amount },
    ],
  });
  return { walletId: wallet.id, transactionId: transaction.id };
};

/** `postMoney` in a transaction of its own. */
export const giveMoney = async (database: Database, member: Owner, amount: number): Promise<void> =>
  void (await database.transact((tx) => postMoney(tx, member, amount)));
