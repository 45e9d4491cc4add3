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
      select member_id, sum(rounds) as rounds, sum(stake) as stake, sum(valid_stake) as valid, sum(payout) as payout
        from (select member_id, rounds, stake, valid_stake, payout from play_days
               union all select member_id, rounds, stake, valid_stake, payout from play_waiting) noted
       group by 1
    ), played as (
      select r.member_id, count(*) as rounds, sum(r.stake) as stake, sum(valid_stake_of(r)) as valid, sum(r.payout) as payout
        from rounds r where r.ledger = 'real' and r.state = 'closed' group by 1
    )
    select format('member %s: days of %s rounds, %s staked, %s valid, %s paid; rounds of %s, %s, %s and %s', member_id,
                  c.rounds, c.stake, c.valid, c.payout, p.rounds, p.stake, p.valid, p.payout) as what
      from counted c full join played p using (member_id)
     where (coalesce(c.rounds, 0), coalesce(c.stake, 0), coalesce(c.valid, 0), coalesce(c.payout, 0))
           <> (coalesce(p.rounds, 0), coalesce(p.stake, 0), coalesce(p.valid, 0), coalesce(p.payout, 0))`,
};

export const PLAY_CHECKS: readonly LedgerCheck[] = [days];
