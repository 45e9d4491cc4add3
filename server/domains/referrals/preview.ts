import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { REFERRALS_SHOWN, type referralsOperator } from '../../../contract/referrals-operator.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { findMember } from '../../operator/find-member.ts';
import { firstOf } from '../../shared/first-of.ts';
import { occasionOf, pairOf, refusalFor } from './give.ts';
import { invitedRows } from './published.ts';
import { rulesOf, type ReferralRow, type ReferralRule } from './rules.ts';

type Response = ResponseOf<typeof referralsOperator.preview>;
type InvitedBy = NonNullable<Response['invitedBy']>;

/** Who invited a member and whom it invited, and what running campaigns give for its coming. */
export const previewReferral = async (
  tx: Tx,
  { merchant, account }: RequestOf<typeof referralsOperator.preview>,
): Promise<Response> => {
  const member = await findMember(tx, { merchant, account });
  const tables = inMerchant(tx, merchant);
  const own = await tables.selectFrom('referrals').selectAll().where('invited_id', '=', member.id).executeTakeFirst();
  const { total } = await tables
    .selectFrom('referrals')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('inviter_id', '=', member.id)
    .executeTakeFirstOrThrow();
  return {
    account: member.username,
    code: member.referral_code,
    invitedBy: own ? await invitedBy(tx, own) : null,
    invited: (await invitedRows(tx, { merchant, inviterId: member.id, limit: REFERRALS_SHOWN })).map(progressOf),
    total,
  };
};

const progressOf = (row: Awaited<ReturnType<typeof invitedRows>>[number]): Response['invited'][number] => ({
  account: row.account,
  joinedAtMs: row.joined_at.getTime(),
  depositedAtMs: row.deposited_at?.getTime() ?? null,
  stakedAtMs: row.staked_at?.getTime() ?? null,
  earned: row.earned + row.applying,
});

const invitedBy = async (tx: Tx, referral: ReferralRow): Promise<InvitedBy> => {
  const { merchant, id, inviter_id: inviterId } = referral;
  const pair = await pairOf(tx, referral);
  const [row] = await invitedRows(tx, { merchant, inviterId, before: id + 1, limit: 1 });
  const outcomes: InvitedBy['outcomes'] = [];
  for (const rule of await rulesOf(tx, referral)) outcomes.push(await outcomeOf(tx, referral, pair, rule));
  return { inviter: pair.inviter.username, ...progressOf(row!), outcomes };
};

const outcomeOf = async (
  tx: Tx,
  referral: ReferralRow,
  pair: Awaited<ReturnType<typeof pairOf>>,
  rule: ReferralRule,
): Promise<InvitedBy['outcomes'][number]> => {
  const { campaign, reward } = rule;
  const memberId = pair[reward.to].id;
  const award = await inMerchant(tx, referral.merchant)
    .selectFrom('awards')
    .select(['state', 'signals'])
    .where('campaign_id', '=', campaign.id)
    .where('member_id', '=', memberId)
    .where('occasion', '=', occasionOf(referral))
    .executeTakeFirst();
  const found = award
    ? sql`${JSON.stringify(award.signals)}::jsonb`
    : sql`referral_signals(${campaign.id}, ${memberId}, ${referral.id})`;
  const { rows } = await sql<{ signals: InvitedBy['outcomes'][number]['signals'] }>`
    select coalesce(jsonb_agg(jsonb_build_object('signal', e ->> 'signal', 'account', m.username)), '[]') as signals
      from jsonb_array_elements(nullif(coalesce(${found}, '[]'::jsonb), 'null'::jsonb)) e
      join members m on m.id = (e ->> 'memberId')::bigint`.execute(tx);
  return {
    ...{ campaign: campaign.code, to: reward.to, amount: reward.amount, when: reward.when },
    award: award?.state ?? null,
    refusal: award ? null : ((await refusalFor(tx, referral, pair, rule)) ?? null),
    signals: firstOf(rows).signals,
  };
};
