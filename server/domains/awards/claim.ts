import type { CallOf } from '../../http/route.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { awards } from '../../../contract/awards.ts';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { lockWallet } from '../wallet/index.ts';
import {
  type CampaignRow,
  factsFor,
  factsOf,
  findCampaign,
  lowestAmount,
  memberFacts,
  refusalOf,
  statedBy,
} from '../campaigns/index.ts';
import type { AwardRow } from './change-state.ts';
import { claimAward, issueAward } from './issue.ts';
import { offersOf } from './offers.ts';
import { awardsOf } from './published.ts';

/** The award of a campaign that is claimed by a button: there is one for each member. */
const ONCE = 'once';

/**
 * Claims an award of a campaign, in one transaction: the oldest that was issued, or the one that the button brings. A repeated claim
 * of that answers with the same award.
 */
export const claim = async (
  ctx: BaseContext,
  call: CallOf<typeof awards.claim>,
  { campaign: code, code: typed }: RequestOf<typeof awards.claim>,
): Promise<ResponseOf<typeof awards.claim>> =>
  ctx.database.transact(async (tx) => {
    const { member, fail, language } = call;
    await lockWallet(tx, { ...member, memberId: member.id });
    const campaign = await campaignOf(tx, member, code, fail);
    const now = ctx.now();
    const award =
      (await claimedBefore(tx, now, campaign, member, fail)) ?? (await make(tx, now, campaign, member, typed, fail));
    const [shown] = await awardsOf(tx, member, language, award.id);
    return { award: shown! };
  });

type Fail = CallOf<typeof awards.claim>['fail'];

const campaignOf = async (tx: Tx, { merchant }: MemberRow, code: string, fail: Fail): Promise<CampaignRow> => {
  const campaign = await findCampaign(tx, merchant, code);
  if (!campaign || campaign.state === 'draft') throw fail('not_found');
  return campaign;
};

/** The award that waits for the member, the oldest first; else the one that the button brought before. */
const claimedBefore = async (
  tx: Tx,
  now: number,
  campaign: CampaignRow,
  member: MemberRow,
  fail: Fail,
): Promise<AwardRow | undefined> => {
  const awards = inMerchant(tx, campaign.merchant)
    .selectFrom('awards')
    .selectAll()
    .where('campaign_id', '=', campaign.id)
    .where('member_id', '=', member.id);
  const issued = await awards.where('state', '=', 'issued').orderBy('id').limit(1).executeTakeFirst();
  if (!issued) return awards.where('occasion', '=', ONCE).executeTakeFirst();
  if ((member.excluded_until?.getTime() ?? 0) > now)
    throw fail('campaign_not_open', { details: { reason: 'excluded' } });
  return claimAward(tx, issued, `member:${member.id}`);
};

const make = async (
  tx: Tx,
  now: number,
  campaign: CampaignRow,
  member: MemberRow,
  typed: string | undefined,
  fail: Fail,
): Promise<AwardRow> => {
  const { reward } = campaign.terms;
  const refuse = (reason: string) => fail('campaign_not_open', { details: { reason } });
  if (reward.kind === 'deposit_match') throw refuse('needs_deposit');
  const stated = statedBy(reward);
  if (!stated) throw refuse('given_later');
  // What is given for something else is claimed there.
  if (stated.isGranted) throw fail('not_found');
  const { amount, code } = stated;
  if (code !== null && typed?.trim().toUpperCase() !== code) throw refuse('wrong_code');
  const facts = factsFor(campaign, await memberFacts(tx, member, now));
  const refusal = refusalOf(factsOf(campaign), facts, amount, now);
  if (refusal) throw refuse(refusal);
  const who = `member:${member.id}`;
  const award = await issueAward(tx, { campaign, memberId: member.id, occasion: ONCE, amount, who });
  if (typeof award === 'string') throw refuse(award);
  return award.state === 'issued' ? claimAward(tx, award, who) : award;
};

/** Takes part in a campaign that matches deposits, under its present terms. Joining again changes nothing. */
export const join = async (
  ctx: BaseContext,
  { member, fail, language }: CallOf<typeof awards.join>,
  { campaign: code }: RequestOf<typeof awards.join>,
): Promise<ResponseOf<typeof awards.join>> =>
  ctx.database.transact(async (tx) => {
    const campaign = await campaignOf(tx, member, code, fail);
    const now = ctx.now();
    const facts = factsFor(campaign, await memberFacts(tx, member, now));
    const { reward } = campaign.terms;
    const refusal = refusalOf(factsOf(campaign), facts, lowestAmount(reward), now);
    if (refusal) throw fail('campaign_not_open', { details: { reason: refusal } });
    if (reward.kind !== 'deposit_match') throw fail('not_found');
    await inMerchant(tx, member.merchant)
      .insertInto('campaign_joins', {
        campaign_id: campaign.id,
        member_id: member.id,
        terms_version: campaign.terms_version,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const [shown] = await offersOf(tx, { merchant: member.merchant, member, language, now }, code);
    return { campaign: shown! };
  });
