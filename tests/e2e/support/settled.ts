import { sql } from 'kysely';
import { openDatabase } from '../../../server/db/database.ts';
import { runningDatabaseUrl } from '../../../server/db/embedded/running.ts';
import { TEAM } from '../../../server/demo/team.ts';
import { expect, operator } from './scenario.ts';

/** Players in the teams of the first agent and the agent below. */
const PLAYERS = TEAM.flatMap(({ players }) => players).slice(0, 14);

/**
 * Lets the demo's players bet enough for `agent`'s first tier, and moves all of it back, by ten minutes or into the hour before:
 * the site's own job settles it at once, so that the test does not wait for the end of a window. The settlement is real, only
 * the times are changed. Returns the id of the bill. Earlier bills lose their bets, which are moved as well.
 */
export const settleWhatWasBet = async (agent: string, kind: 'realtime' | 'hour' = 'realtime'): Promise<string> => {
  const database = openDatabase((await runningDatabaseUrl(process.env['PARLOUR_DATA']!))!, { size: 1 });
  const { db } = database;
  try {
    const reached = async () => {
      const { rows } = await sql<{ stake: number; members: number; tier: { turnover: number; active: number } }>`
        select coalesce(sum(t.stake), 0)::int as stake, count(distinct t.member_id)::int as members, c.terms -> 'tiers' -> 0 as tier
          from members m join pay_contracts c on c.downline = m.id and c.state = 'active' and c.kind = ${kind}
          left join team_paths p on p.ancestor = m.id
          left join turnover t on t.member_id = p.descendant and t.window_at = salary_window_at(clock_timestamp())
         where m.username = ${agent} group by c.id`.execute(db);
      const { stake, members, tier } = rows[0]!;
      // More than enough: a member counts as active only from a minimum stake on.
      return stake >= tier.turnover && members >= tier.active + 3;
    };
    // Repeats when a window ends between the bets.
    await expect(async () => {
      await Promise.all(PLAYERS.map((player) => operator('demo-bet', '--member', player, '--stake', '500')));
      await expect.poll(reached, { timeout: 5_000 }).toBe(true);
    }).toPass({ timeout: 90_000 });
    const { rows: times } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    await database.transact(async (tx) => {
      const back =
        kind === 'realtime'
          ? sql`- interval '10 minutes'`
          : sql`- (salary_window_at(clock_timestamp()) - date_trunc('hour', clock_timestamp()) + interval '5 minutes')`;
      await sql`update turnover set at = at ${back}, bet_at = bet_at ${back}, window_at = window_at ${back},
          corrects_at = corrects_at ${back}`.execute(tx);
      await sql`update pay_contracts set requested_at = requested_at ${back}, answered_at = answered_at ${back}, from_at = from_at ${back}
        where kind = 'realtime'`.execute(tx);
      await sql`update pay_cursors set settled_until = settled_until ${back} where kind = 'realtime'`.execute(tx);
      // The hour before is summed anew.
      const hour = sql`date_trunc('hour', clock_timestamp()) - interval '1 hour'`;
      for (const table of ['pay_sums', 'pay_windows'])
        await sql`delete from ${sql.table(table)} where kind = 'hour' and window_at >= ${hour}`.execute(tx);
      await sql`update pay_cursors set settled_until = ${hour}, closed_until = ${hour} where kind = 'hour'`.execute(tx);
    });
    const billed = async () => {
      const { rows } = await sql<{ id: string }>`
        select b.id from bills b join members m on m.id = b.agent_id
         where m.username = ${agent} and b.kind = ${kind} and b.amount > 0 and b.at >= ${times[0]!.now}
         order by b.at desc`.execute(db);
      return rows[0]?.id;
    };
    let bill: string | undefined;
    await expect.poll(async () => (bill = await billed()), { timeout: 20_000 }).toBeDefined();
    return bill!;
  } finally {
    await database.close();
  }
};
