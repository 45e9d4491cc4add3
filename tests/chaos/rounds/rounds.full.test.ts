import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import type { BaseContext } from '../../../server/app/base-context.ts';
import { startServer, type ServerProcess } from '../../support/server-process.ts';
import { temporaryData } from '../../support/site-process.ts';
import { addMember } from '../../support/test-server.ts';
import { expectCleanLedger } from '../../server/ledger/support/books.ts';
import { openPostgres, type Postgres } from '../money/postgres.ts';
import { between, chance, profile, say } from '../support/profile.ts';
import { createTablePlayer, faults, findTables, hurry, isInPhase, unfinished } from './tables.ts';

const PHASES = ['open', 'closed', 'deciding', 'deciding again', 'flying', 'drawn', 'settled'] as const;
/** One in each phase, in turn; `npm test` has two of them, in turn by commit. */
const KILLS = profile.volume({ long: 25 * PHASES.length, short: PHASES.length });

const { dataDir, remove } = temporaryData();
const nodeDir = mkdtempSync(path.join(tmpdir(), 'parlour-chaos-'));
let postgres: Postgres;
let database: Database;
const nodes: ServerProcess[] = [];
const startNode = (port?: number) => startServer({ env: { DATABASE_URL: postgres.url, DATA_DIR: nodeDir }, port });
beforeAll(async () => {
  postgres = await openPostgres(dataDir);
  nodes.push(await startNode());
  nodes.push(await startNode());
  database = openDatabase(postgres.url, { size: 4 });
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
  await database?.close();
  await postgres?.stop();
  rmSync(nodeDir, { recursive: true, force: true });
  remove();
});

it('[PP-27] kill -9 of a node in each phase of a table’s round: the other goes on, each round ends once, each bet is paid once', async () => {
  const random = chance('rounds');
  let alive = 0;
  const context = {
    database,
    selfUrl: () => nodes[alive]!.url,
    config: { merchant: 'parlour' },
    now: Date.now,
  } as unknown as BaseContext;
  const tables = await findTables(context);
  // Cards, a wheel, tickets, flights, a choice, and several in a row. The engine knows no family.
  const played = ['baccarat', 'roulette', 'minute-5', 'crash', 'casino-holdem', 'blackjack'].map((family) =>
    tables.find(({ title }) => title.family.name === family)!,
  );
  const players = await Promise.all(
    played.map(async (game, n) => createTablePlayer(context, await addMember(database, `table${n}`), game)),
  );
  let stopped = false;
  const hurrying = (async () => {
    while (!stopped) {
      await hurry(database, played);
      await sleep(100);
    }
  })();
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const phase = PHASES[(profile.seed + kill) % PHASES.length]!;
      const killed = kill % nodes.length;
      alive = 1 - killed;
      const before = players.map((player) => player.placed());
      await vi.waitUntil(() => isInPhase(database, phase), { timeout: 180_000, interval: 5 });
      await sleep(between(random, 0, 20));
      nodes[killed]!.signal('SIGKILL');
      await nodes[killed]!.ended;
      // Every family's players go on at the other node: within seconds, or minutes beside other tests on slow processors.
      await vi.waitUntil(() => players.every((player, n) => player.placed() >= before[n]! + 2), {
        timeout: 600_000,
        interval: 50,
      });
      nodes[killed] = await startNode(nodes[killed]!.port);
    }
    for (const player of players) await player.stop();
    await vi.waitUntil(async () => (await unfinished(database)) === 0, { timeout: 120_000, interval: 200 });
  } finally {
    stopped = true;
    await hurrying;
  }
  say(`${KILLS} kills, ${players.reduce((sum, { placed }) => sum + placed(), 0)} bets at ${played.length} tables`);
  expect(await faults(database)).toEqual([]);
  await expectCleanLedger(database);
});
