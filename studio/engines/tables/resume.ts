import type { Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { RETURN_MS, type Outage } from '../outages/outage.ts';
import { isHands } from './rows.ts';

/**
 * Tables of players, after an outage: whose turn it is has the whole time again, the next hand waits until players could be back,
 * and the outage does not count as time away from a seat.
 */
export async function resumeHands({ titles }: Studio, tx: Queryable, { since, ms }: Outage): Promise<void> {
  const games = [...titles.values()].filter(isHands);
  // A command and a step lock the table before its hand.
  await tx.query(`select from card_table where due_at is not null order by id for update`);
  await tx.query(
    `with turn as (
       update hand h set interrupted = true, turn_until = clock_timestamp() + g.ms * interval '1 millisecond'
         from card_table t, unnest($1::text[], $2::int[]) as g (game, ms)
        where t.id = h.table_id and g.game = t.game and t.due_at is not null
          and h.phase = 'playing' and h.turn_until > $3
       returning h.table_id, h.turn, h.turn_until
     )
     update card_table t set revision = t.revision + 1,
            due_at = case when s.player_account is not null and not s.leaving then turn.turn_until else t.due_at end
       from turn left join seat s on s.table_id = turn.table_id and s.place = turn.turn where t.id = turn.table_id`,
    [games.map(({ id }) => id), games.map(({ hands }) => Math.max(hands.turnMs, RETURN_MS)), since],
  );
  await tx.query(
    `update card_table t set revision = t.revision + 1,
            due_at = greatest(t.due_at, clock_timestamp() + $1 * interval '1 millisecond')
      where t.due_at is not null
        and exists (select from seat where table_id = t.id and player_account is not null)
        and not exists (select from hand where table_id = t.id and phase in ('staking', 'playing'))`,
    [RETURN_MS],
  );
  await tx.query(
    `update seat set away_since = away_since + $1 * interval '1 millisecond' where away_since is not null`,
    [ms],
  );
}
