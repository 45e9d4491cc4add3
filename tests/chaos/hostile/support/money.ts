import { everyMerchant, type Database } from '../../../../server/db/database.ts';
import { checkLedger } from '../../../../server/app/compose.ts';
import { printed } from '../../../../server/ledger/check.ts';
import { SCRATCH } from './server.ts';

/** Every real balance that is not zero, by account; free play money is excluded, because anyone may request it. */
export type Balances = Record<string, number>;

export const readBalances = async ({ db }: Database): Promise<Balances> => {
  const rows = await everyMerchant(db)
    .selectFrom('accounts')
    .select(['id', 'kind', 'owner', 'merchant', 'balance'])
    .where('ledger', '=', 'real')
    .where('balance', '!=', 0)
    // The operator's own calls may move money there: a pool that it makes has a seed.
    .where('merchant', '!=', SCRATCH)
    .orderBy('id')
    .execute();
  return Object.fromEntries(
    rows.map(({ id, merchant, kind, owner, balance }) => [`${id} ${merchant} ${kind} ${owner}`, balance]),
  );
};

/** Describes the faults of the ledger; empty where it is correct. */
export const ledgerFaults = async (database: Database): Promise<string> => {
  const report = await checkLedger(database);
  return report.clean ? '' : printed(report);
};
