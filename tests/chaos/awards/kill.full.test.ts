import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awards } from '../../../contract/awards.ts';
import { playerLimits } from '../../../contract/player-limits.ts';
import { checkLedger, checkLedgerIn } from '../../../server/app/compose.ts';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { newId } from '../../../studio/conformance/harness.ts';
import { callServer } from '../../support/calls.ts';
import { campaignItem, REQUIREMENT, runCampaign } from '../../support/campaigns.ts';
import { openSession } from '../../support/test-server.ts';
import { startServer, type ServerProcess } from '../../support/server-process.ts';
import { temporaryData } from '../../support/site-process.ts';
import { openPostgres, type Postgres } from '../money/postgres.ts';
import { openTable, type Player, type Table } from '../money/table.ts';
import { between, chance, profile, type Random } from '../support/profile.ts';

const KILLS = profile.of({ long: 15, short: 4 });
const PLAYERS = 6;
const CAMPAIGNS = 60;
/** Fewer than there are players, so that claims meet the budget. */
const MAX_AWARDS = PLAYERS - 2;

const { dataDir, remove } = temporaryData();
let postgres: Postgres;
let server: ServerProcess;
let database: Database;
let table: Table;
const tokens = new Map<number, string>();
/** Awards that a claim was answered with: `campaign member`. */
const acknowledged = new Map<string, number>();

beforeAll(async () => {
  postgres = await openPostgres(dataDir);
  server = await startServer({ env: { DATABASE_URL: postgres.url, DATA_DIR: dataDir } });
  database = openDatabase(postgres.url, { size: 4 });
  table = await openTable(database, { url: () => server.url, players: PLAYERS });
  for (const { member } of table.players) tokens.set(member.id, (await openSession(database, member)).token);
  const reward = { kind: 'fixed' as const, amount: 400, code: null };
  for (let n = 0; n < CAMPAIGNS; n += 1)
    await runCampaign(
      database,
      campaignItem({
        code: `gift-${n}`,
        maxAwards: MAX_AWARDS,
        terms: { reward, requirement: { ...REQUIREMENT, factor: n % 3 === 0 ? 0 : 1_000 } },
      }),
    );
}, 180_000);
afterAll(async () => {
  await server?.stop();
  await database?.close();
  await postgres?.stop();
  remove();
});

const claim = async (random: Random, { member }: Player): Promise<void> => {
  const campaign = `gift-${between(random, 0, CAMPAIGNS - 1)}`;
  const { body } = await callServer(server.url, awards.claim, { campaign }, { token: tokens.get(member.id)! });
  if (!body.success) return;
  const key = `${campaign} ${member.id}`;
  expect(acknowledged.get(key) ?? body.value.award.id).toBe(body.value.award.id);
  acknowledged.set(key, body.value.award.id);
};

const bet = async (random: Random, { play }: Player): Promise<void> => {
  const [id, round] = [newId(), newId()];
  const { code } = await play.bet({ tx_id: id, round_id: round, amount: between(random, 10, 150) });
  if (code !== 'OK') return;
  if (random() < 0.2) await play.rollback(id, { round_id: round });
  else await play.settle(id, { round_id: round, amount: between(random, 0, 200) });
};

const giveUp = async (random: Random, { member }: Player): Promise<void> => {
  const own = [...acknowledged].filter(([key]) => key.endsWith(` ${member.id}`));
  const chosen = own[between(random, 0, own.length - 1)];
  if (chosen) await callServer(server.url, awards.giveUp, { awardId: chosen[1] }, { token: tokens.get(member.id)! });
};

const lapse = async (_random: Random, { member }: Player): Promise<void> => {
  await sql`update awards set lapses_at = now(), due_at = now() where member_id = ${member.id} and state = 'active'`.execute(
    database.db,
  );
};

const isUnanswered = ({ message }: Error): boolean => message === 'fetch failed' || message.startsWith('no answer: ');

/** Calls until told to stop. What the killed server does not answer is not repeated: other calls follow it. */
const act = async (player: Player, isOver: () => boolean): Promise<void> => {
  const random = chance(`awards of ${player.member.id}`);
  while (!isOver()) {
    const lot = random();
    const step = lot < 0.6 ? bet : lot < 0.85 ? claim : lot < 0.93 ? giveUp : lapse;
    await step(random, player).catch((error: Error) => {
      if (!isUnanswered(error)) throw error;
      return sleep(20);
    });
  }
};

it('kill -9 of the server during claims, bets, completions, expiries and an exclusion: each award is right, and exists once', async () => {
  const random = chance('kills of awards');
  let over = false;
  const acting = Promise.all(table.players.map((player) => act(player, () => over)));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(between(random, 500, 3_000));
    if (kill === KILLS - 1) {
      const { member } = table.players[0]!;
      const token = tokens.get(member.id)!;
      void callServer(server.url, playerLimits.exclude, { kind: 'self_exclusion', term: '6m' }, { token }).catch(
        () => {},
      );
      await sleep(between(random, 0, 60));
    }
    server.signal('SIGKILL');
    await server.ended;
    server = await startServer({ env, port: server.port });
  }
  await sleep(1_000);
  over = true;
  await acting;
  // The job of the restarted server ends what is due.
  const due = async () =>
    (await sql<{ due: number }>`select count(*)::int as due from awards where due_at <= now()`.execute(database.db))
      .rows[0]!.due;
  for (let waited = 0; waited < 300 && (await due()) > 0; waited += 1) await sleep(100);
  expect(await due()).toBe(0);

  const { results } = await checkLedger(database);
  expect(results.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  const { rows: states } = await sql<{ state: string }>`select distinct state from awards`.execute(database.db);
  expect(states.map(({ state }) => state)).toEqual(expect.arrayContaining(['completed', 'forfeited', 'expired']));
  const { rows: given } = await sql<{ key: string; id: number }>`
    select c.code || ' ' || a.member_id as key, a.id from awards a join campaigns c on c.id = a.campaign_id
     where c.code like 'gift-%'`.execute(database.db);
  const ids = new Map(given.map(({ key, id }) => [key, id]));
  expect(ids.size, 'one award of a campaign for each member').toBe(given.length);
  expect([...acknowledged].filter(([key, id]) => ids.get(key) !== id)).toEqual([]);
  const { rows: beyond } = await sql`
    select code from campaigns where code like 'gift-%' and (awards > ${MAX_AWARDS} or awarded > ${400 * MAX_AWARDS})`.execute(
    database.db,
  );
  expect(beyond).toEqual([]);

  // Control: the check finds an award whose progress is wrong by one.
  const control = database.transact(async (tx) => {
    await sql`update awards set met = met + 1 where id = (select min(id) from awards where state = 'completed')`.execute(
      tx,
    );
    const found = (await checkLedgerIn(tx)).results.flatMap(({ wrong }) => wrong);
    throw new Error(found.join());
  });
  await expect(control).rejects.toThrow(/^award \d+ counts \d+, its rounds count \d+$/);
}, 300_000);
