import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { playBet } from '../../engines/instant/play.ts';
import type { Seeds } from '../../engines/fairness.ts';
import type { Outcome } from '../../families/lines-slot/rules.ts';
import type { Titles } from '../../titles/load.ts';
import type { Begun, Moved, Opened, State } from '../../protocol.ts';
import { ENGINE_COMMANDS, type EngineCommands } from '../../engines/commands.ts';
import type { Studio } from '../../server/context.ts';
import { openStudioDatabase } from '../../server/database.ts';
import { createOperators, type Operator } from '../../server/operators.ts';
import { studioPlugin } from '../../server/plugin.ts';
import { workOnce } from '../../server/worker.ts';
import { createEmptyDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { loadedTitles } from './loaded-titles.ts';
import { KEY, startScriptedPlatform } from './scripted-platform.ts';

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
export const CALL_TIMEOUT_MS = 400;

export const TITLES = await loadedTitles();
export const JADE = TITLES.get('jade-lantern')!;
/** Jade Lantern's result for these seeds. */
export const decide = async (seeds: Seeds, stake: number): Promise<Outcome> =>
  (await playBet(JADE, { stake }, seeds)).step.state as Outcome;

/** One database per test file, emptied before each test: creating one takes longer than most tests. The run drops it. */
let database: Promise<TestDatabase> | undefined;
async function emptied(): Promise<TestDatabase> {
  if (!database) return (database = createEmptyDatabase());
  const used = openStudioDatabase((await database).url, () => undefined);
  const { rows } = await used.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'studio' and tablename not in ('migration', 'reconciliation')`,
  );
  // Deleting the few rows of a test is much quicker than truncating every table; without foreign keys the order is free.
  const statements = [
    'set session_replication_role = replica',
    ...rows.map(({ name }) => `delete from ${name}`),
    'set session_replication_role = default',
    `update reconciliation set after = '0', lease_until = null`,
  ];
  await used.query(statements.join('; '));
  await used.close();
  return database;
}

/** Opens a Studio on an empty database, connected to a scripted platform, for `parlour` and these merchants; time stands still unless a test moves it. */
export async function openStudio(
  others: readonly Operator[] = [],
  titles: Titles = TITLES,
  commands: EngineCommands = ENGINE_COMMANDS,
) {
  const clock = { ms: Date.parse('2026-11-20T20:00:00Z') };
  const nowMs = () => clock.ms;
  const database = await emptied();
  const platform = await startScriptedPlatform(nowMs);
  /** Players for whom programs play. */
  const programs = new Set<string>();
  const { vendor, ...key } = KEY;
  const operators: [Operator, ...Operator[]] = [{ merchant: 'parlour', ...key }, ...others];
  const options = {
    vendor,
    operators,
    databaseUrl: database.url,
    platformUrl: platform.url,
    publicPath: '/studio',
    log: silent,
    titles,
    commands,
    clock: nowMs,
    callTimeoutMs: CALL_TIMEOUT_MS,
    isSimulated: async ({ player }: { player: string }) => programs.has(player),
    worker: false,
  };
  const nodes: FastifyInstance[] = [];
  async function node(): Promise<FastifyInstance> {
    const app = Fastify();
    // As the platform's server does.
    app.removeContentTypeParser('text/plain');
    await app.register(studioPlugin, options);
    await app.ready();
    nodes.push(app);
    return app;
  }
  const app = await node();
  const db = openStudioDatabase(database.url, () => undefined);
  /** The worker of a node that shares only the database. */
  const studio: Studio = {
    db,
    operators: createOperators({ vendor, operators, platformUrl: platform.url, nowMs, timeoutMs: CALL_TIMEOUT_MS }),
    titles,
    log: silent,
    nowMs,
    nudge: () => undefined,
  };

  return {
    app,
    node,
    db,
    studio,
    platform,
    programs,
    clock,
    wait: (ms: number) => void (clock.ms += ms),
    work: () => workOnce(studio),
    open: () => openPlayer(app),
    async close() {
      await Promise.all(nodes.map((each) => each.close()));
      await db.close();
      await platform.stop();
    },
  };
}
export type StudioServer = Awaited<ReturnType<typeof openStudio>>;
export type Player = Awaited<ReturnType<typeof openPlayer>>;

/** Opens a player session through the client's endpoint. */
export async function openPlayer(app: FastifyInstance) {
  const opened = await app.inject({
    method: 'POST',
    url: '/studio/api/session',
    payload: { token: 'launch-token', clientSeed: 'the-players-own' },
  });
  const { token, state } = opened.json<Opened>();
  const call = (options: InjectOptions) =>
    app.inject({ ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } });
  const begin = (bet: unknown, clientRoundId: string = randomUUID()) =>
    call({ method: 'POST', url: '/studio/api/round/begin', payload: { clientRoundId, bet } });
  const move = (round: Begun['round'], move: unknown, { after = round.moves.length, id = String(randomUUID()) } = {}) =>
    call({
      method: 'POST',
      url: '/studio/api/round/move',
      payload: { roundId: round.id, clientMoveId: id, after, move },
    });
  const spin = (stake = 100, clientRoundId: string = randomUUID()) => begin({ stake }, clientRoundId);
  return {
    opened,
    token,
    state,
    call,
    spin,
    begin,
    move,
    begun: async (bet: unknown) => (await begin(bet)).json<Begun>().round,
    moved: async (round: Begun['round'], with_: unknown) => (await move(round, with_)).json<Moved>(),
    spun: async (stake?: number) => slotRound((await spin(stake)).json<Begun>()),
    look: async () => (await call({ method: 'GET', url: '/studio/api/state' })).json<State>(),
  };
}

/** An answer about a round of Jade Lantern, with its outcome's type. */
export const slotRound = (begun: Begun) => ({
  ...begun,
  round: { ...begun.round, outcome: begun.round.outcome as Outcome | null },
});

/** Computes the outcome of a round from the seeds in the database, independently of the server. */
export async function outcomeOf(server: StudioServer, roundId: string): Promise<Outcome> {
  const { rows } = await server.db.query<{ server_seed: string; client_seed: string; nonce: number; stake: number }>(
    `select p.server_seed, p.client_seed, r.nonce, r.stake from round r join seed_pair p on p.id = r.seed_pair_id where r.id = $1`,
    [roundId],
  );
  const row = rows[0];
  if (!row) throw new Error('no such round');
  return decide({ serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce }, row.stake);
}

/** Sets the current pair to a server seed whose next round satisfies `wish`; updates its commitment. */
export async function wishFor(server: StudioServer, wish: (outcome: Outcome) => boolean, stake = 100): Promise<void> {
  const { rows } = await server.db.query<{ client_seed: string; nonce: number }>(
    `select client_seed, nonce from seed_pair where state = 'active'`,
  );
  const pair = rows[0];
  if (!pair) throw new Error('no pair in use');
  for (let index = 0; index < 20_000; index += 1) {
    const serverSeed = index.toString(16).padStart(64, '0');
    if (!wish(await decide({ serverSeed, clientSeed: pair.client_seed, nonce: pair.nonce }, stake))) continue;
    await server.db.query(`update seed_pair set server_seed = $1 where state = 'active'`, [serverSeed]);
    return;
  }
  throw new Error('the wish was not found');
}
