import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/checks.ts';

/** What a referral brings is what the terms say, to the member whom they name. */
const given: LedgerCheck = {
  name: 'referrals: every award is what its terms give for the referral, once',
  counted: sql`select count(*) from awards where referral_id is not null`,
  wrong: sql`
    select format('award %s of member %s for referral %s: %s, %s', a.id, a.member_id, a.referral_id, a.amount, t.terms -> 'reward') as what
      from awards a
      join referrals r on r.id = a.referral_id
      join campaign_terms t on t.campaign_id = a.campaign_id and t.version = a.terms_version
     where t.terms -> 'reward' ->> 'kind' <> 'referral' or a.occasion <> 'referral:' || r.id
        or a.amount <> (t.terms -> 'reward' ->> 'amount')::bigint
        or a.member_id <> case t.terms -> 'reward' ->> 'to' when 'inviter' then r.inviter_id else r.invited_id end`,
};

/** Who was invited by a player is a referral of that player, and nobody else is one. */
const members: LedgerCheck = {
  name: 'referrals: every referral is of the member who invited it',
  counted: sql`select count(*) from referrals`,
  wrong: sql`
    select format('referral %s: member %s was invited by %s, not by %s', r.id, r.invited_id, m.referred_by, r.inviter_id) as what
      from referrals r join members m on m.id = r.invited_id
     where m.referred_by is distinct from r.inviter_id or m.merchant <> r.merchant`,
};

export const REFERRAL_CHECKS: readonly LedgerCheck[] = [given, members];
