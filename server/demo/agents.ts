import { sql } from 'kysely';
import { inMerchant } from '../db/merchant.ts';
import { jsonb, type Tx } from '../db/database.ts';
import { seedMember } from './members.ts';
import { TEAM } from './team.ts';

/** What each of the team's players starts with, minor units. */
const GRANT = 20_000;

/** When the agents joined. */
const JOINED_DAYS_AGO = 90;

/** Leads into the team of the agent at the top. */
const AFFILIATE_CODE = 'PARLOUR1';

interface Passwords {
  /** That of the agents, who are people to try the centre as. */
  agents: string;
  /** That of the players, which nobody knows. */
  players: string;
}

/** Makes agents with their contracts and players where they are missing. */
export const seedAgents = async (tx: Tx, merchant: string, passwords: Passwords): Promise<void> => {
  const brand = inMerchant(tx, merchant);
  const agents = new Map<string, number>();
  for (const { username, nickname, type, upline, terms, players } of TEAM) {
    const above = upline === null ? null : agents.get(upline);
    // Somebody may have registered under an agent's name before there were any: then that part of the team is not there.
    if (above === undefined) continue;
    const passwordHash = passwords.agents;
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
    const found = await brand
      .selectFrom('members')
      .select('id')
      .where('username', '=', username)
      .where('type', '=', type)
      .executeTakeFirst();
    if (!found) continue;
    const agent = found.id;
    agents.set(username, agent);
    await brand
      .insertInto('pay_contracts', {
        kind: 'realtime',
        upline: above,
        downline: agent,
        version: 1,
        terms: jsonb(terms),
        state: 'active',
        // Both sides agreed on the day after they joined; it holds since the next window began.
        requested_at: sql<Date>`clock_timestamp() - ${JOINED_DAYS_AGO - 1} * interval '1 day'` as never,
        answered_at: sql<Date>`clock_timestamp() - ${JOINED_DAYS_AGO - 1} * interval '1 day'` as never,
        from_at:
          sql<Date>`salary_window_at(clock_timestamp() - ${JOINED_DAYS_AGO - 1} * interval '1 day') + interval '5 minutes'` as never,
      })
      .onConflict((conflict) => conflict.columns(['merchant', 'kind', 'downline', 'version']).doNothing())
      .execute();
    if (upline === null)
      await brand
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
        // The first of each team joined today, the others in the weeks before.
        joinedDaysAgo: 5 * place,
      });
  }
};
