import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../../../../server/config/config.ts';
import { openDatabase, type Database } from '../../../../server/db/database.ts';
import { DEMO_POOLS } from '../../../../server/demo/pools.ts';
import { createEncryption } from '../../../../server/crypto/encryption.ts';
import { seedDemo } from '../../../../server/demo/seed.ts';
import { createPool } from '../../../../server/domains/jackpots/create-pool.ts';
import { createLog } from '../../../../server/http/logging.ts';
import { ensureEpoch } from '../../../../server/live/epoch.ts';
import { createTestDatabase } from '../../../support/database.ts';
import { freePort } from '../../../support/free-port.ts';
import { addMerchant, openSession, TEST_OPERATOR_KEY } from '../../../support/test-server.ts';
import { startServer, type ServerProcess } from '../../../support/server-process.ts';
import { openCrowd, type Crowd } from '../../clients/support/crowd.ts';
import type { Truth } from '../../clients/support/truth.ts';
import type { ClientKind, ClientPlan } from '../../clients/support/watching-client.ts';
import { FEEDS } from '../../clients/support/messages.ts';
import { createBettors, type Bettors } from '../../money/bettors.ts';
import { openTable, type Table } from '../../money/table.ts';
import { openBalancer, type Balancer } from './balancer.ts';
import { fundJackpot } from '../../../../server/domains/jackpots/operator/fund.ts';
import { addGame, addVendor } from '../../../support/games.ts';
import { RELEASING } from './once.ts';
import { paced } from './paced.ts';
import { startPayments, type Payments } from './payments.ts';
import { openRedis, type Redis } from './redis.ts';
import { BRAND, POOL, readNodesTruth } from './truth.ts';
import { startWatch, type Watch } from './watch.ts';

/** Two nodes of the real server on one database and one Redis, a balancer in front of them, players who bet, and pages. */
export interface TestCluster {
  database: Database;
  nodes: ServerProcess[];
  redis: Redis;
  balancer: Balancer;
  table: Table;
  bettors: Bettors;
  payments: Payments;
  watch: Watch;
  crowd: Crowd;
  plans: ClientPlan[];
  /** Sets the URL that bets go to; the balancer at first. */
  betAt(url: string): void;
  /** Restarts a node at the same address. */
  restart(index: number): Promise<void>;
  /** Opens pages of these kinds for all players, one at each node; they stay open until the end. */
  openPages(kinds: readonly ClientKind[]): Promise<{ crowd: Crowd; plans: ClientPlan[] }>;
  truth: () => Promise<Truth>;
  memberOf: (client: number) => number;
  close(): Promise<void>;
}

interface Options {
  redisUrl: string;
  players: number;
  workers: number;
  /** Vendor calls per second over all workers. */
  callsPerSecond: number;
  /** Seconds that a node goes on after SIGTERM, while the balancer leads everybody to the other one; 0: it stops at once. */
  drainSeconds?: number;
}

export const NODES = [0, 1] as const;

export const openTestCluster = async (options: Options): Promise<TestCluster> => {
  const undo: (() => unknown)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await open(options, undo)), close };
  } catch (error) {
    await close();
    throw error;
  }
};

const open = async (
  { redisUrl, players, workers, callsPerSecond, drainSeconds = 0 }: Options,
  undo: (() => unknown)[],
): Promise<Omit<TestCluster, 'close'>> => {
  const own = await createTestDatabase();
  undo.push(() => own.drop());
  const database = openDatabase(own.url, { size: 4 });
  undo.push(() => database.close());
  await furnish(database);
  const redis = await openRedis(redisUrl);
  undo.push(() => redis.stop());
  const data = mkdtempSync(path.join(tmpdir(), 'parlour-nodes-'));
  undo.push(() => rmSync(data, { recursive: true, force: true }));

  const startNode = (index: number, port: number) =>
    startServer({
      port,
      env: {
        DATABASE_URL: own.url,
        REDIS_URL: redis.url,
        DATA_DIR: path.join(data, String(index)),
        OPERATOR_KEY: TEST_OPERATOR_KEY,
        DRAIN_SECONDS: String(drainSeconds),
      },
    });
  const ports = [await freePort(), await freePort()];
  const starting = ports.map((port, index) => startNode(index, port));
  undo.push(async () => {
    for (const started of await Promise.allSettled(starting))
      if (started.status === 'fulfilled') await started.value.stop();
  });
  const nodes = await Promise.all(starting);
  undo.push(() => Promise.all(nodes.map((node) => node.stop())));
  const balancer = await openBalancer(ports, { asksHealth: drainSeconds > 0 });
  undo.push(() => balancer.close());
  const watch = startWatch(
    nodes.map(({ url }) => url),
    TEST_OPERATOR_KEY,
    database,
  );
  undo.push(() => watch.stop());

  let betsGoTo = balancer.url;
  const opened = await openTable(database, { url: () => betsGoTo, players });
  const table = { ...opened, client: paced(opened.client, 1_000 / callsPerSecond) };
  const payments = await startPayments(database, balancer.url);
  undo.push(() => payments.close());

  const tokens = new Map<number, string>();
  for (const { member } of table.players) tokens.set(member.id, (await openSession(database, member)).token);
  const members: number[] = [];
  const openPages: TestCluster['openPages'] = async (kinds) => {
    const plans = kinds.flatMap((kind) =>
      table.players.flatMap(({ member }) =>
        NODES.map((): ClientPlan => {
          // Even and odd numbers alternate, and the balancer selects nodes by them.
          const client = members.push(member.id) - 1;
          return { client, kind, merchant: BRAND, member: member.id, token: tokens.get(member.id)!, pool: POOL };
        }),
      ),
    );
    const crowd = await openCrowd(plans, { through: balancer.url, site: balancer.url });
    undo.push(() => crowd.stop());
    return { crowd, plans };
  };
  return {
    database,
    nodes,
    redis,
    balancer,
    table,
    bettors: createBettors(table, 'nodes', workers),
    payments,
    watch,
    ...(await openPages(['product', 'noProof'])),
    betAt: (url) => void (betsGoTo = url),
    async restart(index) {
      nodes[index] = await startNode(index, ports[index]!);
    },
    openPages,
    truth: () => readNodesTruth(database),
    memberOf: (client) => members[client]!,
  };
};

/** The demo data, and a merchant whose pools release a reserve; the betting merchant has none, so that it can become quiet. */
const furnish = async (database: Database): Promise<void> => {
  await ensureEpoch(database.db);
  const config = loadConfig({}, []);
  const log = createLog({ logLevel: 'warn' });
  await seedDemo({
    config,
    database,
    log,
    now: Date.now,
    nodeId: randomUUID(),
    version: 'test',
    encryption: createEncryption(randomUUID()),
  });
  await addMerchant(database, RELEASING);
  await database.transact(async (tx) => {
    for (const pool of DEMO_POOLS) {
      await createPool(tx, { ...pool, merchant: RELEASING, currency: 'USD', exponent: 2 });
      await fundJackpot(tx, { merchant: RELEASING, pool: pool.id, amount: 10_000_000, reason: 'for the release' });
    }
  });
  await addVendor(database, 'ACME', { merchant: RELEASING });
  for (const [index, { id }] of DEMO_POOLS.entries())
    await addGame(database, 1 + index, { merchant: RELEASING, playable: true, poolId: id });
};

const LOOK_EVERY_MS = 100;

/** Waits until each page is live and at the newest version of all its feeds; returns the time this took, Infinity for never. */
export const rightAfter = async (
  { truth, memberOf }: TestCluster,
  crowd: Crowd,
  clients: readonly number[],
  withinMs: number,
): Promise<number> => {
  const { balances, jackpot, wins } = await truth();
  const since = performance.now();
  const isRight = (client: number, seqs: readonly number[]) =>
    seqs[FEEDS.indexOf('balance')] === balances.get(memberOf(client))!.values.length - 1 &&
    seqs[FEEDS.indexOf('jackpot')] === jackpot.values.length - 1 &&
    Math.max(0, seqs[FEEDS.indexOf('winners')]!) === wins.size;
  for (;;) {
    const now = (await crowd.now()).filter(({ client }) => clients.includes(client));
    const afterMs = performance.now() - since;
    if (now.every(({ client, state, seqs }) => state === 'live' && isRight(client, seqs))) return afterMs;
    if (afterMs > withinMs) return Infinity;
    await sleep(LOOK_EVERY_MS);
  }
};
