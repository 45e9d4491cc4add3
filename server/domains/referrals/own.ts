import { sql } from 'kysely';
import type { ResponseOf } from '../../../contract/define.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { referrals, ReferralRule } from '../../../contract/referrals.ts';
import { fieldRules } from '../../../contract/register-fields.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow, Merchant } from '../../http/viewer.ts';
import {
  campaignRow,
  campaignsOf,
  closedTo,
  factsFor,
  factsOf,
  memberFacts,
  refusalOf,
  textsIn,
} from '../campaigns/index.ts';

/** Whether a registration with the member's code is a referral of the member now. An agent's code makes members of its team. */
const isOpen = ({ flags, settings }: Merchant, { type, locked, excluded_until }: MemberRow, now: number): boolean =>
  flags.DIRECTREG3 &&
  (flags.USERNAMEREG3 || flags.MOBILENUMREG3) &&
  fieldRules(settings.registerFields).referralCode.enabled &&
  type === 0 &&
  !locked &&
  (excluded_until?.getTime() ?? 0) <= now;

interface Reader {
  merchant: Merchant;
  member: MemberRow;
  language: Language;
  now: number;
}

/** The member's code and what it brings, in the language of the page. */
export const ownReferral = async (tx: Tx, reader: Reader): Promise<ResponseOf<typeof referrals.own>> => ({
  code: reader.member.referral_code,
  isOpen: isOpen(reader.merchant, reader.member, reader.now),
  rules: await shownRules(tx, reader),
});

/** The campaigns of referrals that run or are to come. Those for inviters that the member is not offered are left out. */
const shownRules = async (tx: Tx, { member, language, now }: Reader): Promise<ReferralRule[]> => {
  const rows = await campaignsOf(tx, member.merchant)
    .where('campaigns.state', 'in', ['running', 'paused'])
    .where(sql<boolean>`campaign_terms.terms -> 'reward' ->> 'kind' = 'referral'`)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', new Date(now))]))
    .orderBy('campaigns.position')
    .orderBy('campaigns.id')
    .execute();
  const mine = await memberFacts(tx, member, now);
  return rows.flatMap((row) => {
    const campaign = campaignRow(row);
    const { reward, requirement } = campaign.terms;
    if (reward.kind !== 'referral') return [];
    const facts = factsOf(campaign);
    const refusal =
      reward.to === 'inviter'
        ? refusalOf(facts, factsFor(campaign, mine), reward.amount, now)
        : closedTo(facts, reward.amount, now);
    if (refusal === 'not_in_audience') return [];
    const { to, amount, when } = reward;
    return [
      {
        ...{ campaign: campaign.code, title: textsIn(row.texts, language).title, to, amount, when },
        ...{ factor: requirement.factor, days: requirement.days },
        ...{ maxEach: row.max_each, endsAtMs: facts.endsAtMs, refusal: refusal ?? null },
      },
    ];
  });
};
