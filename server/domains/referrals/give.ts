import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { isExcluded } from '../../http/exclusion.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { issueAward } from '../awards/index.ts';
import { factsFor, factsOf, memberFacts, refusalOf } from '../campaigns/index.ts';
import type { ReferralRefusal } from '../../../contract/referrals-operator.ts';
import { isReached, rulesOf, type ReferralRow, type ReferralRule } from './rules.ts';

/** The two members of a referral. */
export type Pair = Record<'inviter' | 'invited', MemberRow>;

/** An award of a campaign is given once for each referral. */
export const occasionOf = ({ id }: Pick<ReferralRow, 'id'>): string => `referral:${id}`;

export const pairOf = async (tx: Tx, { merchant, inviter_id, invited_id }: ReferralRow): Promise<Pair> => {
  const memberWith = (id: number) =>
    inMerchant(tx, merchant).selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { inviter: await memberWith(inviter_id), invited: await memberWith(invited_id) };
};

/**
 * Why the rule gives nothing for the referral now; undefined: it gives its award. Neither member may be locked or have excluded
 * itself. The campaign's dates are those of the registration: what is reached after its end is paid.
 */
export const refusalFor = async (
  tx: Tx,
  referral: ReferralRow,
  pair: Pair,
  { campaign, reward }: ReferralRule,
): Promise<ReferralRefusal | undefined> => {
  if (!(await isReached(tx, referral, reward))) return 'not_reached';
  const members = Object.values(pair);
  if (members.some(({ locked }) => locked)) return 'locked';
  const { now } = await tx.selectNoFrom(sql<Date>`row_clock()`.as('now')).executeTakeFirstOrThrow();
  if (members.some((each) => isExcluded(each, now.getTime()))) return 'excluded';
  const facts = factsFor(campaign, await memberFacts(tx, pair[reward.to], now.getTime()));
  return refusalOf(factsOf(campaign), facts, reward.amount, referral.joined_at.getTime());
};

/**
 * Gives what the campaigns have for a referral and was not given yet, and notes how far its member is, in the caller's transaction.
 * Running it again changes nothing.
 */
export const giveForReferral = async (tx: Tx, referral: ReferralRow): Promise<void> => {
  // Every change of a member's awards holds the lock of the wallet. In the order of the ledger's own locks.
  await sql`
    select from accounts where merchant = ${referral.merchant} and kind = 'wallet' and ledger = 'real'
       and member_id in (${referral.inviter_id}, ${referral.invited_id}) order by id for no key update`.execute(tx);
  const pair = await pairOf(tx, referral);
  let isStaked = false;
  for (const rule of await rulesOf(tx, referral)) {
    const { campaign, reward } = rule;
    const refusal = await refusalFor(tx, referral, pair, rule);
    isStaked ||= reward.when.event === 'staked' && refusal !== 'not_reached';
    if (refusal) continue;
    await issueAward(tx, {
      ...{ campaign, memberId: pair[reward.to].id, occasion: occasionOf(referral), amount: reward.amount },
      ...{ who: 'platform', referralId: referral.id },
    });
  }
  await noteProgress(tx, referral, isStaked);
};

/** A time that was noted stays. */
const noteProgress = async (tx: Tx, { merchant, id, invited_id }: ReferralRow, isStaked: boolean): Promise<void> => {
  await sql`
    update referrals r set deposited_at = coalesce(r.deposited_at, d.at), staked_at = coalesce(r.staked_at, s.at)
      from (select min(t.at) as at from deposits d join ledger_transactions t on t.id = d.ledger_transaction_id
             where d.merchant = ${merchant} and d.member_id = ${invited_id} and d.state = 'paid') d,
           (select case when ${isStaked} then row_clock() end as at) s
     where r.id = ${id} and ((r.deposited_at is null and d.at is not null) or (r.staked_at is null and s.at is not null))`.execute(
    tx,
  );
};
