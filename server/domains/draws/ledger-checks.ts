import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/checks.ts';

/** What a spin, a sign-in or a place in a raffle says that it gave was given: its points once, or its award. */
const prizes: LedgerCheck = {
  name: 'draws: every prize was given once, and nothing else',
  counted: sql`select (select count(*) from wheel_spins) + (select count(*) from sign_ins) + (select count(*) from raffle_winners)`,
  wrong: sql`
    with given as (
      select merchant, member_id, 'spin:' || id as occasion, prize, award_id from wheel_spins
       union all
      select merchant, member_id, 'sign_in:' || draw_id || ':' || day, prize, award_id from sign_ins
       union all
      select merchant, member_id, 'raffle:' || draw_id || ':' || place,
             case when decided_at is not null and refusal is null then prize end, award_id from raffle_winners
    )
    select format('%s of member %s: %s, award %s; points given %s, awards given %s', g.occasion, g.member_id, g.prize, g.award_id, p.points,
                  a.count) as what
      from given g
     cross join lateral (select coalesce(sum(amount), 0) as points from point_entries
                          where member_id = g.member_id and kind = 'prize' and source = g.occasion) p
     cross join lateral (select count(*) as count from awards where member_id = g.member_id and occasion = g.occasion) a
     where p.points <> coalesce(case when g.prize ->> 'kind' = 'points' then (g.prize ->> 'points')::bigint end, 0)
        or a.count <> (coalesce(g.prize ->> 'kind', '') = 'award')::int or (a.count = 1) <> (g.award_id is not null)`,
};

/** What a spin costs was paid once. */
const costs: LedgerCheck = {
  name: 'draws: every spin cost its points once',
  counted: sql`select count(*) from wheel_spins where points > 0`,
  wrong: sql`
    select format('spin %s of %s points: paid %s', s.id, s.points, coalesce(sum(e.amount), 0)) as what
      from wheel_spins s
      left join point_entries e on e.member_id = s.member_id and e.kind = 'exchange' and e.source = 'spin:' || s.id
     where s.points > 0 group by s.id having coalesce(sum(e.amount), 0) <> - s.points`,
};

/** A raffle that still collects stakes has what the days of play have. */
const stakes: LedgerCheck = {
  name: 'raffles: every entry has the valid stake of its days, and the tickets of it',
  counted: sql`select count(*) from raffle_entries`,
  wrong: sql`
    select format('raffle %s, member %s: %s staked for %s tickets, played %s', d.code, e.member_id, e.stake, e.tickets, p.stake) as what
      from raffle_entries e
      join draws d on d.id = e.draw_id and d.state in ('running', 'paused')
      join draw_terms t on t.draw_id = d.id and t.version = d.terms_version
      join raffles r on r.draw_id = d.id and r.listed_at is null
     cross join lateral (select coalesce(sum(valid_stake), 0)::bigint as stake from play_days
                          where member_id = e.member_id and merchant = e.merchant and day between d.from_day and d.to_day) p
     where (e.stake, e.tickets) <> (p.stake, least(greatest(p.stake, 0) / (t.terms ->> 'perTicket')::bigint,
                                                   coalesce((t.terms ->> 'maxTickets')::int, 2147483647)))`,
};

/** A member has as many turns as rows, at most one sign-in a day (by the key), and no ticket wins twice. */
const turns: LedgerCheck = {
  name: 'draws: the turns of every member equal its spins and sign-ins; no ticket wins twice',
  counted: sql`select count(*) from draw_members`,
  wrong: sql`
    select format('draw %s, member %s: %s turns, %s rows', n.draw_id, n.member_id, n.turns, c.count) as what
      from draw_members n
     cross join lateral (select (select count(*) from wheel_spins s where s.draw_id = n.draw_id and s.member_id = n.member_id)
                              + (select count(*) from sign_ins s where s.draw_id = n.draw_id and s.member_id = n.member_id) as count) c
     where n.turns <> c.count
     union all
    select format('raffle %s: ticket %s of %s wins %s times', draw_id, ticket, entry, count(*)) from raffle_winners
     group by draw_id, entry, ticket having count(*) > 1`,
};

export const DRAW_CHECKS: readonly LedgerCheck[] = [prizes, costs, stakes, turns];
