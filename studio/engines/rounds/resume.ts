import type { Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import { RETURN_MS, type Outage } from '../outages/outage.ts';
import { flightOf } from './flight.ts';
import { isTable, type TableTitle } from './tables.ts';

/**
 * Rounds in which players act after the bets, after an outage: who was choosing has the whole time again, and what comes after the
 * bets waits until players could be back. Draws that need no player stay as they are.
 */
export async function resumeRounds({ titles }: Studio, tx: Queryable, { since }: Outage): Promise<void> {
  const acting = [...titles.values()].filter(isTable).filter((title) => flightOf(title) ?? title.family.shared?.choice);
  const games = acting.map(({ id }) => id);
  const choiceMs = acting.map(({ table }: TableTitle) => Math.max(table.decideMs ?? 0, RETURN_MS));
  await tx.query(
    `update table_round t set interrupted = true, revision = t.revision + 1, due_at = n.draws_at, draws_at = n.draws_at,
            next_at = n.draws_at + (t.next_at - t.draws_at)
       from (select g.game, clock_timestamp() + g.ms * interval '1 millisecond' as draws_at
               from unnest($1::text[], $2::int[]) as g (game, ms)) n
      where t.game = n.game and t.due_at is not null and t.phase = 'deciding' and t.draws_at > $3`,
    [games, choiceMs, since],
  );
  await tx.query(
    `with shifted as (
       select t.id, c.closes_at, greatest(t.draws_at + (c.closes_at - t.closes_at), back) as draws_at
         from table_round t,
              (select clock_timestamp() + $3 * interval '1 millisecond' as back) b,
              lateral (select case when t.phase = 'open' and t.closes_at > $2 then greatest(t.closes_at, back)
                                   else t.closes_at end as closes_at) c
        where t.game = any($1) and t.due_at is not null and t.phase in ('open', 'closed')
     )
     update table_round t set interrupted = true, revision = t.revision + 1, closes_at = s.closes_at, draws_at = s.draws_at,
            due_at = case t.phase when 'open' then s.closes_at else s.draws_at end,
            next_at = t.next_at + (s.draws_at - t.draws_at)
       from shifted s where t.id = s.id and s.draws_at > t.draws_at`,
    [games, since, RETURN_MS],
  );
}
