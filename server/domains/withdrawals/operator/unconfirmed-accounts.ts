import { sql } from 'kysely';
import type { ResponseOf } from '../../../../contract/define.ts';
import type { withdrawalOperator } from '../../../../contract/withdrawals-operator.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db } from '../../../db/database.ts';

const SHOWN = 500;

/** Accounts that wait for a word of their members, those with waiting withdrawals first. */
export const unconfirmedAccounts = async (
  db: Db,
  merchant: string,
): Promise<ResponseOf<typeof withdrawalOperator.unconfirmedAccounts>> => {
  const list = await inMerchant(db, merchant)
    .selectFrom('payout_accounts')
    .innerJoin('members', 'members.id', 'payout_accounts.member_id')
    .select(['members.username as account', 'payout_accounts.institution', 'payout_accounts.number'])
    .select([
      sql<boolean>`payout_accounts.removed_at is not null`.as('isRemoved'),
      sql<string[]>`coalesce((select jsonb_agg(w.id order by w.created_at) from withdrawals w
        where w.payout_account_id = payout_accounts.id and w.state = 'approved'), '[]')`.as('waiting'),
    ])
    .where('payout_accounts.needs_confirmation', '=', true)
    .orderBy(
      sql`exists (select from withdrawals w where w.payout_account_id = payout_accounts.id and w.state = 'approved')`,
      'desc',
    )
    .orderBy('payout_accounts.created_at')
    .limit(SHOWN)
    .execute();
  // A removed account matters as long as a withdrawal waits for it.
  return { list: list.filter(({ isRemoved, waiting }) => !isRemoved || waiting.length > 0) };
};
