import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { BaseContext } from '../../../server/app/base-context.ts';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { expectCleanLedger } from '../../server/ledger/support/books.ts';
import { startServer, type ServerProcess } from '../../support/server-process.ts';
import { temporaryData } from '../../support/site-process.ts';
import { addMember } from '../../support/test-server.ts';
import { openPostgres, type Postgres } from '../money/postgres.ts';
import { profile, say } from '../support/profile.ts';
import { createTablePlayer, faults, findTables, hurry, isInPhase, unfinished } from './tables.ts';

/** In these phases players act, or are about to. */
const PHASES = ['flying', 'deciding', 'closed', 'open'] as const;
const OUTAGES = profile.volume({ long: 10 * PHASES.length, short: 2 * PHASES.length });
/** Longer than the time after which a silence is an outage (decision 0007). */
const DOWN_MS = 4_000;
/** Players have at least so long for a choice, from when a node is back. */
const RETURN_MS = 15_000;

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

interface Interrupted {
  id: number;
  phase: string;
  /** Bets that had not cashed out. */
  bets: string[];
}
const interruptedNow = async (): Promise<Interrupted[]> => {
  const { rows } = await sql<Interrupted>`
    select t.id, t.phase, coalesce(array_agg(r.id) filter (where r.state = 'bet_ok' and r.moves = '[]'), '{}') as bets
      from studio.table_round t left join studio.round r on r.table_round_id = t.id
     where t.due_at is not null and t.phase in ('open', 'closed', 'deciding', 'flying')
       and (t.phase <> 'deciding' or t.draws_at > clock_timestamp())
     group by t.id, t.phase`.execute(database.db);
  return rows;
};
const isBack = async (): Promise<boolean> => {
  const { rows } = await sql<{ back: boolean }>`
    select at > clock_timestamp() - interval '1 s' as back from studio.heart`.execute(database.db);
  return rows[0]!.back;
};

/** What an outage may not do to these rounds; each line is a fault. `calledOff` counts the flights that it called off. */
async function wrongs(
  rounds: readonly Interrupted[],
  startedAt: Date,
): Promise<{ wrong: string[]; calledOff: number }> {
  const { rows: late } = await sql<{ fault: string }>`
    select 'players of ' || game || ' had to choose until ' || draws_at as fault from studio.table_round
     where phase = 'deciding' and due_at is not null and id = any(${of(rounds, 'deciding')}::bigint[])
       and draws_at < ${startedAt}::timestamptz + ${RETURN_MS} * interval '1 millisecond'`.execute(database.db);
  const flying = of(rounds, 'flying');
  const { rows: flights } = await sql<{ id: number }>`
    select id from studio.table_round where id = any(${flying}::bigint[]) and called_off is not null`.execute(
    database.db,
  );
  await vi.waitUntil(
    async () => {
      const { rows } = await sql`
        select from studio.round r where r.table_round_id = any(${flights.map(({ id }) => id)}::bigint[])
           and r.state not in ('closed', 'cancelled') limit 1`.execute(database.db);
      return rows.length === 0;
    },
    { timeout: 60_000, interval: 100 },
  );
  const { rows: lost } = await sql<{ fault: string }>`
    select 'bet ' || r.id || ' of a flight that was called off at ' || t.called_off || ' is ' || r.state || ', ' ||
           coalesce(r.outcome::text, r.reason, 'without a reason') as fault
      from studio.round r join studio.table_round t on t.id = r.table_round_id
     where t.called_off is not null and r.id = any(${rounds.flatMap(({ bets }) => bets)}::text[])
       and not (r.state = 'cancelled' and r.reason = 'OUTAGE')
       and not (r.state = 'closed' and (r.outcome->>'at')::int <= t.called_off)`.execute(database.db);
  return { wrong: [...late, ...lost].map(({ fault }) => fault), calledOff: flights.length };
}
const of = (rounds: readonly Interrupted[], phase: string): number[] =>
  rounds.filter((round) => round.phase === phase).map(({ id }) => id);

it('[PP-26] an outage of all nodes takes no stake from players who could do nothing: choices begin again, flights are called off', async () => {
  const context = {
    database,
    selfUrl: () => nodes[0]!.url,
    config: { merchant: 'parlour' },
    now: Date.now,
  } as unknown as BaseContext;
  const tables = await findTables(context);
  const played = ['crash', 'casino-holdem', 'blackjack'].map((family) =>
    tables.find(({ title }) => title.family.name === family)!,
  );
  const players = await Promise.all(
    played.map(async (game, n) => createTablePlayer(context, await addMember(database, `outage${n}`), game)),
  );
  let [stopped, down, calledOff] = [false, false, 0];
  const hurrying = (async () => {
    while (!stopped) {
      if (!down) await hurry(database, played);
      await sleep(100);
    }
  })();
  try {
    for (let n = 0; n < OUTAGES; n += 1) {
      const phase = PHASES[n % PHASES.length]!;
      await vi.waitUntil(() => isInPhase(database, phase), { timeout: 180_000, interval: 5 });
      down = true;
      for (const node of nodes) node.signal('SIGKILL');
      await Promise.all(nodes.map(({ ended }) => ended));
      const rounds = await interruptedNow();
      await sleep(DOWN_MS);
      const startedAt = new Date();
      for (const [at, node] of nodes.entries()) nodes[at] = await startNode(node.port);
      await vi.waitUntil(isBack, { timeout: 60_000, interval: 50 });
      const found = await wrongs(rounds, startedAt);
      expect(found.wrong).toEqual([]);
      calledOff += found.calledOff;
      down = false;
    }
    for (const player of players) await player.stop();
    await vi.waitUntil(async () => (await unfinished(database)) === 0, { timeout: 120_000, interval: 200 });
  } finally {
    stopped = true;
    await hurrying;
  }
  say(`${OUTAGES} outages, ${calledOff} flights called off`);
  expect(calledOff).toBeGreaterThan(0);
  expect(await faults(database)).toEqual([]);
  await expectCleanLedger(database);
});
