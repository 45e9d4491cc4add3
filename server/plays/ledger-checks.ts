import { sql } from 'kysely';
import type { LedgerCheck } from '../ledger/checks.ts';

/**
 * The days of members equal their closed rounds, without what waits. Members are compared as a whole: the type of a game and the
 * merchant's time zone may have changed since.
 */
const days: LedgerCheck = {
  name: 'plays: the days of a member equal its rounds',
  counted: sql`select count(distinct member_id) from play_days`,
  wrong: sql`
    with counted as (
      select member_id, sum(rounds) as rounds, sum(stake) as stake, sum(valid_stake) as valid, sum(bonus_stake) as bonus, sum(payout) as payout
        from (select member_id, rounds, stake, valid_stake, bonus_stake, payout from play_days
               union all select member_id, rounds, stake, valid_stake, bonus_stake, payout from play_waiting) noted
       group by 1
    ), played as (
      select r.member_id, count(*) as rounds, sum(r.stake) as stake, sum(valid_stake_of(r)) as valid, sum(bonus_stake_of(r)) as bonus,
             sum(r.payout) as payout
        from rounds r where r.ledger = 'real' and r.state = 'closed' and r.free_stake = 0 group by 1
    )
    select format('member %s: days of %s rounds, %s staked, %s valid, %s of it bonus, %s paid; rounds of %s, %s, %s, %s and %s', member_id,
                  c.rounds, c.stake, c.valid, c.bonus, c.payout, p.rounds, p.stake, p.valid, p.bonus, p.payout) as what
      from counted c full join played p using (member_id)
     where (coalesce(c.rounds, 0), coalesce(c.stake, 0), coalesce(c.valid, 0), coalesce(c.bonus, 0), coalesce(c.payout, 0))
           <> (coalesce(p.rounds, 0), coalesce(p.stake, 0), coalesce(p.valid, 0), coalesce(p.bonus, 0), coalesce(p.payout, 0))`,
};

/** Rounds, valid stakes and the house's share of the days are those of their games. */
const games: LedgerCheck = {
  name: 'plays: the games of a member equal its days, with the house’s share',
  counted: sql`select count(distinct member_id) from play_games`,
  wrong: sql`
    select format('member %s: games of %s rounds, %s valid, share %s; days of %s, %s and %s', member_id,
                  g.rounds, g.valid, g.edge, d.rounds, d.valid, d.edge) as what
      from (select member_id, sum(rounds) as rounds, sum(valid_stake) as valid, sum(valid_stake::numeric * edge_rate) as edge
              from play_games group by 1) g
      full join (select member_id, sum(rounds) as rounds, sum(valid_stake) as valid, sum(edge_micro) as edge
                   from play_days group by 1) d using (member_id)
     where (coalesce(g.rounds, 0), coalesce(g.valid, 0), coalesce(g.edge, 0))
           <> (coalesce(d.rounds, 0), coalesce(d.valid, 0), coalesce(d.edge, 0))`,
};

/** Each win is that of its round, without what waits. */
const wins: LedgerCheck = {
  name: 'plays: the wins are those of the closed rounds',
  counted: sql`select count(*) from play_wins`,
  wrong: sql`
    select format('round %s: won %s, noted %s', coalesce(r.id, w.round_id), r.multiple, w.multiple) as what
      from (select id, div(payout::numeric * 1000, stake) as multiple from rounds r
             where ledger = 'real' and state = 'closed' and stake > 0 and valid_stake_of(r) > 0 and payout > stake) r
      full join play_wins w on w.round_id = r.id
     where r.multiple is distinct from w.multiple
       and not exists (select from play_waiting n where n.round_id = coalesce(r.id, w.round_id))`,
};

export const PLAY_CHECKS: readonly LedgerCheck[] = [days, games, wins];
