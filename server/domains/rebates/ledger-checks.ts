import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/checks.ts';

/** What is accrued and not claimed is play by the rates of its days, less what was paid. */
const accruals: LedgerCheck = {
  name: 'rebates: what a member accrued equals its play by the rates, less what was paid',
  counted: sql`select count(*) from rebate_accounts`,
  wrong: sql`
    select format('member %s: %s millionths open, play of %s, paid %s', a.member_id, a.open_micro, d.micro, c.amount) as what
      from rebate_accounts a
     cross join lateral (select coalesce(sum(rate::numeric * stake), 0) as micro from rebate_days where member_id = a.member_id) d
     cross join lateral (select coalesce(sum(amount), 0) as amount from rebate_claims where member_id = a.member_id) c
     where a.open_micro <> d.micro - c.amount * 1000000::numeric`,
};

/** Stakes that accrue are those of own money in the days of play. */
const plays: LedgerCheck = {
  name: 'rebates: the stakes that accrue are those of the days of play, without bonus money',
  counted: sql`select count(*) from rebate_days where rate > 0`,
  wrong: sql`
    select format('member %s, %s, %s: counted %s, played %s', d.member_id, d.day, d.game_type, d.stake, p.valid_stake - p.bonus_stake) as what
      from rebate_days d left join play_days p using (member_id, day, game_type)
     where d.rate > 0 and d.stake is distinct from p.valid_stake - p.bonus_stake`,
};

/** Each stake is in claims as often as it was claimed: nothing is paid twice. */
const lines: LedgerCheck = {
  name: 'rebates: every claimed stake is in one claim',
  counted: sql`select count(*) from rebate_days where claimed_stake <> 0`,
  wrong: sql`
    select format('member %s, %s, %s: claimed %s at %s, lines of %s at %s to %s', member_id, day, game_type, d.claimed_stake, d.rate,
                  l.stake, l.low, l.high) as what
      from rebate_days d
      full join (select c.member_id, l.day, l.game_type, sum(l.stake) as stake, min(l.rate) as low, max(l.rate) as high
                   from rebate_lines l join rebate_claims c on c.id = l.claim_id group by 1, 2, 3) l
     using (member_id, day, game_type)
     where coalesce(d.claimed_stake, 0) <> coalesce(l.stake, 0)
        or (l.stake is not null and (l.low, l.high) is distinct from (d.rate, d.rate))`,
};

/** A claim pays its lines and the fraction before it, once; what it leaves is the fraction of the next one, or of the account. */
const claims: LedgerCheck = {
  name: 'rebates: every claim paid its lines once, and left the fraction of the next one',
  counted: sql`select count(*) from rebate_claims`,
  wrong: sql`
    select format('claim %s of %s: lines %s, fractions %s to %s, then %s, stake %s of %s, paid %s', c.id, c.amount, l.micro, c.carried_in,
                  c.carried_out, c.next, c.stake, l.stake, m.paid) as what
      from (select k.*, coalesce(lead(k.carried_in) over own, a.carried_micro) as next,
                   coalesce(lag(k.carried_out) over own, 0) as before
              from rebate_claims k join rebate_accounts a on a.member_id = k.member_id
            window own as (partition by k.member_id order by k.id)) c
     cross join lateral (select coalesce(sum(rate::numeric * stake), 0) as micro, coalesce(sum(stake), 0) as stake
                           from rebate_lines where claim_id = c.id) l
     cross join lateral (select coalesce(sum(n.amount), 0) as paid from ledger_transactions t
                           join entries n on n.ledger_transaction_id = t.id
                           join accounts a on a.id = n.account_id and a.kind = 'wallet' and a.member_id = c.member_id
                          where t.merchant = c.merchant and t.actor = 'rebate:' || c.id) m
     where c.carried_in + l.micro <> c.amount * 1000000::numeric + c.carried_out
        or (c.carried_in, c.carried_out, c.stake, c.amount) <> (c.before, c.next, l.stake, m.paid)`,
};

export const REBATE_CHECKS: readonly LedgerCheck[] = [accruals, plays, lines, claims];
