import { sql, type Selectable } from 'kysely';
import type { ReferralReward } from '../../../contract/campaigns.ts';
import type { Db, Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { ReferralsTable } from '../../db/schema.ts';
import { firstOf } from '../../shared/first-of.ts';
import { campaignRow, campaignsOf, type CampaignRow } from '../campaigns/index.ts';

export type ReferralRow = Selectable<ReferralsTable>;

/** A running campaign of referrals with the terms that one of them is under. */
export interface ReferralRule {
  campaign: CampaignRow;
  reward: ReferralReward;
}

/**
 * The campaigns that pay for a referral: those that ran when its member registered, each under its terms of that moment. What is
 * reached later is paid as long as the operator does not end the campaign. In one order, as awards of deposits lock campaigns.
 */
export const rulesOf = async (db: Db | Tx, { merchant, joined_at }: ReferralRow): Promise<ReferralRule[]> => {
  const rows = await campaignsOf(db, merchant)
    .innerJoin('campaign_terms as then', 'then.campaign_id', 'campaigns.id')
    .select(['then.terms as ownTerms', 'then.version as ownVersion'])
    .where('campaigns.state', '=', 'running')
    .where(sql<boolean>`campaigns.first_run_at <= ${joined_at}`)
    .where(
      sql<boolean>`"then".version = (select max(t.version) from campaign_terms t
                                     where t.campaign_id = campaigns.id and t.written_at <= ${joined_at})`,
    )
    .where(sql<boolean>`"then".terms -> 'reward' ->> 'kind' = 'referral'`)
    .orderBy('campaigns.position')
    .orderBy('campaigns.id')
    .execute();
  return rows.flatMap(({ ownTerms, ownVersion, ...row }) => {
    const campaign = { ...campaignRow({ ...row, terms: ownTerms }), terms_version: ownVersion };
    const { reward } = campaign.terms;
    return reward.kind === 'referral' ? [{ campaign, reward }] : [];
  });
};

/** Whether the invited member has reached what the reward is for. */
export const isReached = async (
  db: Db | Tx,
  { merchant, id, invited_id }: ReferralRow,
  { when }: ReferralReward,
): Promise<boolean> => {
  switch (when.event) {
    case 'registered':
      return true;
    case 'deposited': {
      const deposit = await inMerchant(db, merchant)
        .selectFrom('deposits')
        .select('id')
        .where('member_id', '=', invited_id)
        .where('state', '=', 'paid')
        .where('amount', '>=', when.min)
        .limit(1)
        .executeTakeFirst();
      return deposit !== undefined;
    }
    case 'staked': {
      const { rows } = await sql<{ staked: number }>`select referral_staked(${id}, ${when.days}) as staked`.execute(db);
      return firstOf(rows).staked >= when.min;
    }
  }
};
