import { sql } from 'kysely';
import { inMerchant } from '../db/merchant.ts';
import { jsonb, type Tx } from '../db/database.ts';
import type { HistoryClock } from './history/clock.ts';
import { seedMember } from './members.ts';
import { TEAM } from './team.ts';

/** Initial money of each player of the team, minor units. */
const GRANT = 20_000;

/** When the agents joined. */
const JOINED_DAYS_AGO = 90;

/** Leads into the team of the top agent. */
const AFFILIATE_CODE = 'PARLOUR1';

interface Passwords {
  /** Password of the agents, whose accounts visitors use to try the agent centre. */
  agents: string;
  /** Random password of the players, which is not kept. */
  players: string;
}

/** Creates missing agents with their contracts and players. */
export const seedAgents = async (
  tx: Tx,
  merchant: string,
  passwords: Passwords,
  clock?: HistoryClock,
): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  const agents = new Map<string, number>();
  for (const { username, nickname, type, upline, terms, players } of TEAM) {
    const above = upline === null ? null : agents.get(upline);
    // Somebody registered an agent's name before it was seeded: skip that part of the team.
    if (above === undefined) continue;
    const passwordHash = passwords.agents;
    await clock?.set(Date.now());
    await seedMember(tx, {
      merchant,
      username,
      nickname,
      passwordHash,
      grant: 0,
      type,
      upline: above,
      joinedDaysAgo: JOINED_DAYS_AGO,
    });
    const found = await tables
      .selectFrom('members')
      .select('id')
      .where('username', '=', username)
      .where('type', '=', type)
      .executeTakeFirst();
    if (!found) continue;
    const agent = found.id;
    agents.set(username, agent);
    await tables
      .insertInto('pay_contracts', {
        kind: 'realtime',
        upline: above,
        downline: agent,
        version: 1,
        terms: jsonb(terms),
        state: 'active',
        // Both sides agreed on the day after they joined. The contract applies from the next window on.
        requested_at: sql<Date>`clock_timestamp() - ${JOINED_DAYS_AGO - 1} * interval '1 day'` as never,
        answered_at: sql<Date>`clock_timestamp() - ${JOINED_DAYS_AGO - 1} * interval '1 day'` as never,
        from_at:
          sql<Date>`salary_window_at(clock_timestamp() - ${JOINED_DAYS_AGO - 1} * interval '1 day') + interval '5 minutes'` as never,
      })
      .onConflict((conflict) => conflict.columns(['merchant', 'kind', 'downline', 'version']).doNothing())
      .execute();
    if (upline === null)
      await tables
        .insertInto('affiliate_codes', { code: AFFILIATE_CODE, agent })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    for (const [place, player] of players.entries())
      await seedMember(tx, {
        merchant,
        username: player,
        nickname: player,
        passwordHash: passwords.players,
        grant: GRANT,
        simulated: true,
        upline: agent,
        // The first player of each team joined today, the others in the weeks before.
        joinedDaysAgo: 5 * place,
        clock,
      });
  }
};
