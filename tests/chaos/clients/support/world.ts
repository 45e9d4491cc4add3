import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { openDatabase, type Database } from '../../../../server/db/database.ts';
import { createPool } from '../../../../server/domains/jackpots/create-pool.ts';
import { accountOf } from '../../../../server/ledger/account.ts';
import { post } from '../../../../server/ledger/post.ts';
import { ensureEpoch } from '../../../../server/live/epoch.ts';
import { createTestDatabase } from '../../../support/database.ts';
import { addMerchant, addMember, openSession } from '../../../support/test-server.ts';
import { addPoolGame } from '../../../support/pools.ts';
import { startServer, type ServerProcess } from '../../../support/server-process.ts';
import { openProxy, type Proxy } from '../../support/proxy.ts';
import { openCrowd, type Crowd } from './crowd.ts';
import { startLoad, type Load } from './load.ts';
import { readTruth, type Truth } from './truth.ts';
import type { ClientKind, ClientPlan } from './watching-client.ts';
import { FEEDS } from './messages.ts';

export const POOL = 'grand';
const MONEY = { currency: 'USD', exponent: 2 } as const;
/** Enough that no stake of a run is refused. */
const FIRST_DEPOSIT = 100_000_000;

/** The test's own connections to the database. */
const CONNECTIONS = 8;

/** The real server, its database, and the proxy in front of it. */
export interface ChaosServer {
  databaseUrl: string;
  database: Database;
  server: ServerProcess;
  proxy: Proxy;
  /** Creates a merchant with logged-in members, a crowd and a load. */
  openMerchant(options: MerchantOptions): Promise<Brand>;
  close(): Promise<void>;
}

interface MerchantOptions {
  code: string;
  clients: readonly ClientKind[];
  tellsLate?: boolean;
}

/** One merchant: wins, jackpot and members are separate, so each has its own history. */
export interface Brand {
  code: string;
  plans: ClientPlan[];
  crowd: Crowd;
  load: Load;
  truth(): Promise<Truth>;
  memberOf: (client: number) => number;
  /** Waits until all clients report live; false after `withinMs`. */
  becomesLive(withinMs: number): Promise<boolean>;
  /** Waits until each of these clients is live and at the newest version of all its feeds; false after `withinMs`. */
  becomesRight(withinMs: number, clients?: readonly number[]): Promise<boolean>;
}

/** Starts the database, the server and the proxy; merchants are created in it. */
export const openServer = async (): Promise<ChaosServer> => {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const own = await createTestDatabase();
    undo.push(() => own.drop());
    const database = openDatabase(own.url, { size: CONNECTIONS });
    undo.push(() => database.close());
    await ensureEpoch(database.db);
    await addMerchant(database, 'parlour');
    const server = await startServer({ env: { DATABASE_URL: own.url, DEMO: 'off', TRUST_PROXY: '127.0.0.1' } });
    undo.push(() => server.stop());
    // One address may open 200 connections, so each client gets a forwarded address of its own.
    const proxy = await openProxy(server.port, { addressOf: (who) => `10.1.${Number(who) >> 8}.${Number(who) & 255}` });
    undo.push(() => proxy.close());
    let clients = 0;
    return {
      databaseUrl: own.url,
      database,
      server,
      proxy,
      async openMerchant({ code, clients: kinds, tellsLate }) {
        if (code !== 'parlour') await addMerchant(database, code);
        const first = clients;
        clients += kinds.length;
        const brand = await createMerchant(database, code, kinds, first);
        const load = await startLoad({ databaseUrl: own.url, merchant: code, pool: POOL, tellsLate, ...brand });
        undo.push(() => load.stop());
        const crowd = await openCrowd(brand.plans, { through: proxy.url, site: server.url });
        undo.push(() => crowd.stop());
        const truth = async () => readTruth(database, code, await load.late());
        return {
          code,
          plans: brand.plans,
          crowd,
          load,
          truth,
          memberOf: (client) => brand.members[client - first]!.member,
          becomesLive: (withinMs) =>
            looksAgain(withinMs, async () => (await crowd.now()).every(({ state }) => state === 'live')),
          becomesRight: (withinMs, only) => becomeRight({ crowd, plans: brand.plans, truth }, withinMs, only),
        };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};

const createMerchant = async (database: Database, merchant: string, kinds: readonly ClientKind[], first: number) => {
  const house = await database.transact((tx) =>
    accountOf(tx, { merchant, ledger: 'real', kind: 'house', owner: merchant, ...MONEY }),
  );
  await database.transact((tx) =>
    createPool(tx, {
      merchant,
      id: POOL,
      name: 'Grand',
      ...MONEY,
      seedMin: 1_000_000,
      seedMax: 1_000_000,
      contributionMicro: 0,
      oneIn: 1_000_000,
      referenceStake: 100,
    }),
  );
  const atOnce = pLimit(CONNECTIONS);
  await addPoolGame(database, merchant, POOL);
  const people = await Promise.all(
    kinds.map((kind, index) =>
      atOnce(async () => {
        const member = await addMember(database, `${merchant}-${index}`, { merchant });
        const { token } = await openSession(database, member);
        const account = await database.transact(async (tx) => {
          const owner = `member:${member.id}`;
          const wallet = await accountOf(tx, { merchant, ledger: 'real', kind: 'wallet', owner, ...MONEY });
          await post(tx, {
            merchant,
            kind: 'deposit',
            actor: owner,
            idempotencyKey: 'first',
            payload: {},
            about: 'chaos',
            lines: [
              { accountId: wallet.id, amount: FIRST_DEPOSIT },
              { accountId: house.id, amount: -FIRST_DEPOSIT },
            ],
          });
          return wallet.id;
        });
        const plan: ClientPlan = { client: first + index, kind, merchant, member: member.id, token, pool: POOL };
        return { plan, member: member.id, account };
      }),
    ),
  );
  return {
    house: house.id,
    plans: people.map(({ plan }) => plan),
    members: people.map(({ member, account }) => ({ member, account })),
  };
};

const LOOK_EVERY_MS = 100;

const becomeRight = async (
  { crowd, plans, truth }: { crowd: Crowd; plans: ClientPlan[]; truth: () => Promise<Truth> },
  withinMs: number,
  only: readonly number[] = plans.map(({ client }) => client),
): Promise<boolean> => {
  const { balances, jackpot, wins } = await truth();
  const memberOf = new Map(plans.map(({ client, member }) => [client, member]));
  const headsOf = (client: number): Record<(typeof FEEDS)[number], number> => ({
    balance: (balances.get(memberOf.get(client)!)?.values.length ?? 1) - 1,
    jackpot: jackpot.values.length - 1,
    winners: wins.size,
  });
  const wanted = new Set(only);
  return looksAgain(withinMs, async () =>
    (await crowd.now())
      .filter(({ client }) => wanted.has(client))
      .every(
        ({ client, state, seqs }) =>
          state === 'live' && FEEDS.every((feed, index) => Math.max(seqs[index]!, 0) === headsOf(client)[feed]),
      ),
  );
};

const looksAgain = async (withinMs: number, isSo: () => Promise<boolean>): Promise<boolean> => {
  const untilMs = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > untilMs) return false;
    await sleep(LOOK_EVERY_MS);
  }
  return true;
};
