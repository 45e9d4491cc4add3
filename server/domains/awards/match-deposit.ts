import { sql } from 'kysely';
import type { MinorUnits } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { campaignsOf, factsFor, factsOf, matchOf, memberFacts, refusalOf } from '../campaigns/index.ts';
import { termsOf } from './change-state.ts';
import { claimAward, issueAward } from './issue.ts';

interface Deposit {
  merchant: string;
  memberId: number;
  depositId: string;
  amount: MinorUnits;
}

/**
 * Gives the member what the campaigns that it joined add to a deposit, in the transaction that credits it; the caller holds the
 * lock of the wallet. Each award is under the terms that the member accepted.
 */
export const matchDeposit = async (tx: Tx, { merchant, memberId, depositId, amount }: Deposit): Promise<void> => {
  const rows = await campaignsOf(tx, merchant)
    .innerJoin('campaign_joins', 'campaign_joins.campaign_id', 'campaigns.id')
    .select('campaign_joins.terms_version as accepted')
    .where('campaign_joins.member_id', '=', memberId)
    .where('campaigns.state', '=', 'running')
    // In one order, so that two deposits do not wait for each other.
    .orderBy('campaigns.position')
    .orderBy('campaigns.id')
    .execute();
  if (rows.length === 0) return;
  const tables = inMerchant(tx, merchant);
  const member = await tables.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow();
  const { now } = await tx.selectNoFrom(sql<Date>`row_clock()`.as('now')).executeTakeFirstOrThrow();
  const facts = await memberFacts(tx, member, now.getTime());
  for (const { accepted, ...row } of rows) {
    const terms = await termsOf(tx, { merchant, campaign_id: row.id, terms_version: accepted });
    const campaign = { ...row, terms_version: accepted, terms };
    const { reward } = campaign.terms;
    if (reward.kind !== 'deposit_match') continue;
    // This deposit is not paid yet where the caller counts before it marks it.
    if (reward.nth !== null && facts.deposits + 1 !== reward.nth) continue;
    const matched = matchOf(reward, amount);
    if (matched === 0 || refusalOf(factsOf(campaign), factsFor(campaign, facts), matched, now.getTime())) continue;
    const issue = { campaign, memberId, occasion: `deposit:${depositId}`, amount: matched, who: 'platform' };
    const award = await issueAward(tx, issue);
    if (typeof award !== 'string' && award.state === 'issued') await claimAward(tx, award, 'platform');
  }
};
