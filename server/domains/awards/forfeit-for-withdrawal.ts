import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { Fail } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { activateWaiting } from './activate.ts';
import { endAward } from './end.ts';

/**
 * Ends the member's active awards, because the member withdraws. Unless the member agreed, fails with what would be lost instead.
 * In the withdrawal's transaction; the caller holds the lock of the member's wallet.
 */
export const forfeitForWithdrawal = async (
  tx: Tx,
  { merchant, id, currency, exponent }: Pick<MemberRow, 'merchant' | 'id' | 'currency' | 'exponent'>,
  { agreed, fail }: { agreed: boolean; fail: Fail<'awards_open'> },
): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  const active = await tables
    .selectFrom('awards')
    .selectAll()
    .where('member_id', '=', id)
    .where('state', '=', 'active')
    .orderBy('id')
    .execute();
  if (active.length === 0) return;
  if (!agreed) {
    const left = await tables
      .selectFrom('awards')
      .innerJoin('accounts', 'accounts.id', 'awards.account_id')
      .innerJoin('campaigns', 'campaigns.id', 'awards.campaign_id')
      .select(['awards.id', 'campaigns.code as campaign', 'accounts.balance as left'])
      .where('awards.member_id', '=', id)
      .where('awards.state', '=', 'active')
      .orderBy('awards.id')
      .execute();
    const amount = left.reduce((sum, award) => sum + award.left, 0);
    throw fail('awards_open', { details: { amount, currency, exponent, awards: left } });
  }
  for (const award of active) await endAward(tx, award, { actor: 'member', who: `member:${id}`, reason: 'withdrawn' });
  for (const award of active) await activateWaiting(tx, award);
};
