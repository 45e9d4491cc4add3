import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inMerchant } from '../db/merchant.ts';
import { createPasswords } from '../crypto/passwords.ts';
import type { AppContext } from '../app/context.ts';
import type { BaseContext } from '../app/base-context.ts';
import { DEMO_FLAGS, DEMO_MODULES, DEMO_SETTINGS, demoMerchant, PLAYER, REACHABLE, WEAK } from './merchant.ts';
import { seedAgents } from './agents.ts';
import { openClock } from './history/clock.ts';
import { makeHistory } from './history/make.ts';
import { seedInbox } from './inbox.ts';
import { seedTickets } from './tickets.ts';
import { seedMember } from './members.ts';
import { GUEST, HOST, SECOND } from './second/merchant.ts';
import { seedSecond, seedSecondMembers } from './second/seed.ts';
import { seedOffers } from './offers.ts';
import { seedMerchant } from './seed-merchant.ts';
import { TEAM } from './team.ts';
import { seedTeamTree } from './team-tree.ts';

/** Serializes nodes that start together. */
const SEED_LOCK = 'demo seed';

interface HistoryOptions {
  /** For the Studio's connections. Contains a password; never log it. */
  databaseUrl: string;
  /** Called with what to tell at the terminal. */
  say: (line: string) => void;
  /** Called when the database begins to write the history's days: this process has time then. */
  meanwhile?: () => void;
}

/** The demo writes encrypted addresses. */
type DemoContext = BaseContext & Pick<AppContext, 'encryption'>;

interface SeedOptions {
  /** Gives a new demo merchant 30 days of history. */
  history?: HistoryOptions | undefined;
}

/** How long before the start the named players joined if they have a history. */
const JOINED_DAYS_AGO = 45;

/** Creates the demo's two merchants with their content. Leaves existing data unchanged, so a second start changes nothing. */
export const seedDemo = async (ctx: DemoContext, { history }: SeedOptions = {}): Promise<void> => {
  const merchant = ctx.config.merchant;
  const brand = demoMerchant(merchant);
  const passwords = await newPasswords(ctx, merchant);
  const { encryption } = ctx;
  await ctx.database.transact(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${SEED_LOCK}, 0))`.execute(tx);
    // The history is computed between its statements: on a busy machine for longer than any call may be idle.
    await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(tx);
    const isNew = await seedMerchant(tx, { brand, flags: DEMO_FLAGS, modules: DEMO_MODULES, settings: DEMO_SETTINGS });
    await seedSecond(tx, ctx.config.port);
    if (passwords) {
      const { username, grant } = PLAYER;
      const passwordHash = passwords.agents;
      const clock = history && isNew ? await openClock(tx) : undefined;
      const since = clock ? { clock, joinedDaysAgo: JOINED_DAYS_AGO } : {};
      // In the history their money comes from deposits.
      const own = (money: number): number => (clock ? 0 : money);
      const one = { merchant, username, nickname: 'Player One', passwordHash, grant: own(grant) };
      await seedMember(tx, { ...one, ...since });
      const two = { merchant, ...REACHABLE, nickname: 'Player Two', passwordHash, grant: own(REACHABLE.grant) };
      await seedMember(tx, { ...two, ...since });
      await clock?.set(Date.now());
      await seedMember(tx, {
        merchant,
        username: WEAK.username,
        nickname: 'Player Three',
        passwordHash: passwords.weak,
        grant: WEAK.grant,
      });
      await seedSecondMembers(tx, passwords.agents);
      await seedAgents(tx, merchant, passwords, clock);
      await seedInbox(tx, merchant);
      await seedTickets(tx, merchant);
      if (!history || !clock) {
        await seedTeamTree(tx, merchant, passwords.players);
        return seedOffers(tx, merchant, { player: username, encryption });
      }
      const startedAt = performance.now();
      history.say('Making 30 days of demo history …');
      const bets = await makeHistory({
        ...{ ctx, tx, clock, passwordHash: passwords.players },
        ...{ databaseUrl: history.databaseUrl, meanwhile: history.meanwhile },
      });
      await clock.close();
      // After the history, in which everybody below an agent plays.
      await seedTeamTree(tx, merchant, passwords.players);
      await seedOffers(tx, merchant, { player: username, encryption });
      ctx.log.info({ bets, seconds: Math.round((performance.now() - startedAt) / 100) / 10 }, 'demo history made');
    }
  });
};

/** Hashes passwords only if a member has to be created. */
const newPasswords = async ({ database }: BaseContext, merchant: string) => {
  const usernames = [PLAYER, REACHABLE, WEAK, ...TEAM].map(({ username }) => username);
  const knownOf = (code: string, names: string[]) =>
    inMerchant(database.db, code).selectFrom('members').select('id').where('username', 'in', names).execute();
  const second = [HOST, GUEST].map(({ username }) => username);
  const known = [...(await knownOf(merchant, usernames)), ...(await knownOf(SECOND.merchant, second))];
  if (known.length === usernames.length + second.length) return undefined;
  const passwords = createPasswords();
  const [agents, weak, players] = await Promise.all([
    passwords.hash(PLAYER.password),
    passwords.hash(WEAK.password),
    passwords.hash(randomBytes(24).toString('base64url')),
  ]);
  return { agents, weak, players };
};
