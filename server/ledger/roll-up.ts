import { sql } from 'kysely';
import { everyMerchant, type Database } from '../db/database.ts';
import { firstOf } from '../shared/first-of.ts';

/** Rows per transaction: enough for a low cost per row, few enough that readers of the account do not wait. */
const BATCH = 2_000;

/** Assigns versions and balances to the appended entries of one hot account. Returns their number. */
export const rollUp = async (database: Database, accountId: number): Promise<number> => {
  let folded = 0;
  for (;;) {
    const count = await database.transact(async (tx) => {
      const { rows } = await sql<{ count: number }>`select ledger_roll_up(${accountId}, ${BATCH}) as count`.execute(tx);
      return firstOf(rows).count;
    });
    folded += count;
    if (count < BATCH) return folded;
  }
};

/** Rolls up every hot account that has unrolled entries. Returns the number of entries. */
export const rollUpHotAccounts = async ({ database }: { database: Database }): Promise<number> => {
  const waiting = await everyMerchant(database.db)
    .selectFrom('accounts')
    .select('id')
    .where('hot', '=', true)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('unrolled_entries').select('unrolled_entries.id').whereRef('account_id', '=', 'accounts.id'),
      ),
    )
    .execute();
  let folded = 0;
  for (const { id } of waiting) folded += await rollUp(database, id);
  return folded;
};
