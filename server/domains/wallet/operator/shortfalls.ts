import type { ResponseOf } from '../../../../contract/define.ts';
import type { operator } from '../../../../contract/operator.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db } from '../../../db/database.ts';

/** Maximum members shown who owe money after a rollback, the largest sums first. */
const SHOWN = 200;

export const shortfalls = async (db: Db, merchant: string): Promise<ResponseOf<typeof operator.shortfalls>> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('accounts')
    .innerJoin('members', (join) =>
      join.onRef('members.merchant', '=', 'accounts.merchant').onRef('accounts.member_id', '=', 'members.id'),
    )
    .select(['members.username', 'accounts.balance', 'accounts.currency', 'accounts.exponent'])
    .where('accounts.ledger', '=', 'real')
    .where('accounts.kind', '=', 'receivable')
    .where('accounts.balance', '<', 0)
    .orderBy('accounts.balance')
    .limit(SHOWN)
    .execute();
  return {
    list: rows.map(({ username, balance, currency, exponent }) => ({
      account: username,
      money: { amount: -balance, currency, exponent },
    })),
  };
};
