import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/checks.ts';

/** A requirement's progress is what its rounds count. */
const progress: LedgerCheck = {
  name: 'every award’s progress equals the sum over its rounds',
  counted: sql`select count(*) from awards`,
  wrong: sql`
    select format('award %s counts %s, its rounds count %s', a.id, a.met, coalesce(sum(award_stake_of(r)), 0)) as what
      from awards a left join rounds r on r.award_id = a.id
     group by a.id having a.met <> coalesce(sum(award_stake_of(r)), 0)`,
};

/** Bonus money belongs to an active award, and bonus accounts are never below zero. */
const accounts: LedgerCheck = {
  name: 'every bonus account with money has an active award',
  counted: sql`select count(*) from accounts where kind = 'bonus'`,
  wrong: sql`
    select format('account %s (%s) holds %s', b.id, b.owner, b.balance) as what from accounts b
     where b.kind = 'bonus' and b.balance <> 0
       and (b.balance < 0 or not exists (select from awards a where a.account_id = b.id and a.state = 'active'))`,
};

/** Nothing is promised twice, and no budget is exceeded. */
const budgets: LedgerCheck = {
  name: 'every campaign’s budget equals its awards',
  counted: sql`select count(*) from campaigns`,
  wrong: sql`
    select format('campaign %s holds %s in %s awards, its awards are %s in %s', c.code, c.awarded, c.awards,
                  coalesce(sum(a.amount), 0), count(a.id)) as what
      from campaigns c left join awards a on a.campaign_id = c.id and a.state <> 'rejected'
     group by c.id having c.awarded <> coalesce(sum(a.amount), 0) or c.awards <> count(a.id)`,
};

/** Each payment is once: the money of an award, over all its ledger transactions. */
const payments: LedgerCheck = {
  name: 'no award gives or returns more than its amount and its winnings',
  counted: sql`select count(*) from awards where state in ('completed', 'active', 'forfeited', 'expired')`,
  wrong: sql`
    select format('award %s has %s ledger transactions for %s', a.id, count(*), t.idempotency_key) as what
      from awards a join ledger_transactions t on t.merchant = a.merchant and t.actor = 'award:' || a.id
     group by a.id, t.idempotency_key having count(*) > 1`,
};

/** Free rounds are counted by the platform alone. */
const freeRounds: LedgerCheck = {
  name: 'every award’s free rounds are those that were played, and won what they paid',
  counted: sql`select count(*) from awards where rounds_given > 0`,
  wrong: sql`
    select format('award %s used %s of %s free rounds and won %s, which requires %s; its rounds are %s and paid %s', a.id, a.rounds_used,
                  a.rounds_given, a.won, a.required, p.rounds, p.paid) as what
      from awards a
     cross join lateral (
       select count(*) filter (where r.state <> 'rolled_back') as rounds, coalesce(sum(r.bonus_payout), 0) as paid
         from rounds r where r.award_id = a.id and r.free_stake > 0) p
     where a.rounds_used <> p.rounds or a.rounds_used > a.rounds_given or a.won <> p.paid
        or (a.rounds_given > 0 and a.required <> award_required(a.campaign_id, a.terms_version, a.won))
    union all
    select format('free round %s has a stake of %s (%s bonus)', id, stake, bonus_stake) from rounds
     where free_stake > 0 and (stake <> 0 or bonus_stake <> 0 or award_id is null or ledger <> 'real')`,
};

export const AWARD_CHECKS = [progress, accounts, budgets, payments, freeRounds];
