import { sql } from 'kysely';
import type { RefusalOfCampaign } from '../../../contract/campaigns.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { factsFor, factsOf, findCampaign, memberFacts, refusalOf, statedBy } from '../campaigns/index.ts';
import { claimAward, issueAward } from './issue.ts';

/**
 * Whether an award of this amount can be given for something else: the campaign is made for that, or is one of a fixed amount or of
 * free rounds with a code, without which anybody could claim it. 0: the amount of the terms.
 */
export const canBeGranted = async (tx: Tx, merchant: string, code: string, amount = 0): Promise<boolean> => {
  const reward = (await findCampaign(tx, merchant, code))?.terms.reward;
  if (reward?.kind === 'granted') return amount <= reward.max;
  const stated = reward && statedBy(reward);
  return (
    stated !== undefined && (stated.isGranted || stated.code !== null) && (amount === 0 || amount === stated.amount)
  );
};

/** What one award of this campaign is worth by its terms, minor units; 0 if they leave it to what it is given for. */
export const grantedAmount = async (tx: Tx, merchant: string, code: string): Promise<number> => {
  const reward = (await findCampaign(tx, merchant, code))?.terms.reward;
  return (reward && statedBy(reward))?.amount ?? 0;
};

interface Grant {
  merchant: string;
  memberId: number;
  campaign: string;
  /** What it is for: at most one award of a campaign each. */
  occasion: string;
  amount: number;
  who: string;
}

/**
 * Gives a member an award of a running campaign, and begins it; the caller holds the lock of the member's wallet. Returns why not
 * where the campaign is not open to the member.
 */
export const grantAward = async (
  tx: Tx,
  { merchant, memberId, campaign: code, occasion, amount, who }: Grant,
): Promise<{ awardId: number } | { refusal: RefusalOfCampaign }> => {
  const campaign = await findCampaign(tx, merchant, code);
  if (!campaign) return { refusal: 'over' };
  const member = await inMerchant(tx, merchant)
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { now } = await tx.selectNoFrom(sql<Date>`row_clock()`.as('now')).executeTakeFirstOrThrow();
  const mine = factsFor(campaign, await memberFacts(tx, member, now.getTime()));
  const refusal = refusalOf(factsOf(campaign), mine, amount, now.getTime());
  if (refusal) return { refusal };
  const award = await issueAward(tx, { campaign, memberId, occasion, amount, who });
  if (typeof award === 'string') return { refusal: award };
  if (award.state === 'issued') await claimAward(tx, award, who);
  return { awardId: award.id };
};
