import { PAY_KINDS } from '../../contract/pay-terms.ts';
import { inMerchant } from '../db/merchant.ts';
import { jsonb, type Tx } from '../db/database.ts';
import { planOf, windowAt } from '../domains/pay-contracts/index.ts';
import { requireBrand } from '../operator/merchant.ts';
import type { HistoryClock } from './history/clock.ts';
import { seedMember } from './members.ts';
import { TEAM } from './team.ts';

/** Initial money of each player of the team, minor units. */
const GRANT = 20_000;

/** When the agents joined. */
const JOINED_DAYS_AGO = 90;

const DAY_MS = 86_400_000;

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
  const brand = await requireBrand(tx, merchant);
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
    // Both sides agreed on the day after they joined. A contract applies from the next window on.
    const agreedMs = Date.now() - (JOINED_DAYS_AGO - 1) * DAY_MS;
    for (const kind of PAY_KINDS)
      await tables
        .insertInto('pay_contracts', {
          kind,
          upline: above,
          downline: agent,
          version: 1,
          terms: jsonb(terms[kind]),
          state: 'active',
          requested_at: new Date(agreedMs),
          answered_at: new Date(agreedMs),
          from_at: new Date(windowAt(planOf(kind).period, agreedMs, brand.timeZone).endMs),
        })
        .onConflict((conflict) => conflict.columns(['merchant', 'kind', 'downline', 'version']).doNothing())
        .execute();
    if (upline === null)
      await tables
        .insertInto('affiliate_codes', { code: AFFILIATE_CODE, agent })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    for (const [index, player] of players.entries())
      await seedMember(tx, {
        merchant,
        username: player,
        nickname: player,
        passwordHash: passwords.players,
        // In the history their money comes from deposits.
        grant: clock ? 0 : GRANT,
        simulated: true,
        upline: agent,
        // The first player of each team joined today, the others in the weeks before.
        joinedDaysAgo: 5 * index,
        clock,
      });
  }
};
