import { expect } from 'vitest';
import { everyMerchant, jsonb, openDatabase, type Database } from '../../../../server/db/database.ts';
import { accountOf, type Account, type AccountKind, type Ledger } from '../../../../server/ledger/account.ts';
import { checkLedger } from '../../../../server/app/compose.ts';
import { post, type PostedTransaction, type LedgerTransaction } from '../../../../server/ledger/post.ts';
import { createTestDatabase } from '../../../support/database.ts';

/** A database with one merchant and an empty ledger. */
export interface Books {
  database: Database;
  account(
    kind: AccountKind,
    owner: string,
    more?: { ledger?: Ledger; currency?: string; merchant?: string },
  ): Promise<Account>;
  /** Posts in a database transaction of its own. */
  post(transaction: Partial<LedgerTransaction> & Pick<LedgerTransaction, 'lines'>): Promise<PostedTransaction>;
  reread: (account: Account) => Promise<Account>;
  close(): Promise<void>;
}

let keys = 0;

export const openBooks = async (size = 10): Promise<Books> => {
  const made = await createTestDatabase();
  const database = openDatabase(made.url, { size });
  for (const code of ['acme', 'other'])
    await everyMerchant(database.db)
      .insertInto('merchants')
      .values({ code, brand: jsonb({}), flags: jsonb({}) })
      .execute();
  return {
    database,
    account: (kind, owner, { ledger = 'real', currency = 'EUR', merchant = 'acme' } = {}) =>
      database.transact((tx) => accountOf(tx, { merchant, ledger, kind, owner, currency, exponent: 2 })),
    post: (transaction) => database.transact((tx) => post(tx, aTransaction(transaction))),
    reread: (account) =>
      everyMerchant(database.db)
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow(),
    async close() {
      await database.close();
      await made.drop();
    },
  };
};

export const aTransaction = (
  transaction: Partial<LedgerTransaction> & Pick<LedgerTransaction, 'lines'>,
): LedgerTransaction => ({
  merchant: 'acme',
  kind: 'deposit',
  actor: 'test',
  idempotencyKey: `key-${(keys += 1)}`,
  payload: { lines: transaction.lines },
  about: 'a test',
  ...transaction,
});

/** Entries that move the amount from the second account to the first. */
export const between = (to: Account, from: Account, amount: number): LedgerTransaction['lines'] => [
  { accountId: to.id, amount },
  { accountId: from.id, amount: -amount },
];

export const expectCleanLedger = async (database: Database): Promise<void> => {
  const { results } = await checkLedger(database);
  expect(results.filter((result) => result.wrong.length > 0)).toEqual([]);
};
