import { everyMerchant, type Database } from '../../../../server/db/database.ts';
import { checkLedger, printed } from '../../../../server/ledger/check.ts';

/** Every real balance that is not zero, by account; free play's money is given by the house to whoever asks for it. */
export type Balances = Record<string, number>;

export const readBalances = async ({ db }: Database): Promise<Balances> => {
  const rows = await everyMerchant(db)
    .selectFrom('accounts')
    .select(['id', 'kind', 'owner', 'merchant', 'balance'])
    .where('ledger', '=', 'real')
    .where('balance', '!=', 0)
    .orderBy('id')
    .execute();
  return Object.fromEntries(
    rows.map(({ id, merchant, kind, owner, balance }) => [`${id} ${merchant} ${kind} ${owner}`, balance]),
  );
};

/** The faults of the ledger in words; empty where it is right. */
export const ledgerFaults = async (database: Database): Promise<string> => {
  const report = await checkLedger(database);
  return report.clean ? '' : printed(report);
};
