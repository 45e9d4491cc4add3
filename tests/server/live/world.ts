import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { loadConfig } from '../../../server/config/config.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { openDatabase, type Tx } from '../../../server/db/database.ts';
import type { BaseContext } from '../../../server/app/base-context.ts';
import { emitEvent, emitState } from '../../../server/live/emit.ts';
import { startLive } from '../../../server/app/compose.ts';
import type { LiveOptions } from '../../../server/live/start.ts';
import { issueTicket } from '../../../server/live/tickets.ts';
import { takeTestDatabase } from '../../support/reused-database.ts';

export const BRAND = 'parlour';

export interface TestContext extends BaseContext {
  url: string;
  /** Log records, newest last. */
  logged: Record<string, unknown>[];
}

/** An app context on the database at `url`; several contexts on one `url` are several nodes. */
export const openContext = (url: string, env: NodeJS.ProcessEnv = {}): TestContext => {
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const database = openDatabase(url, { size: 6, onError: (error) => log.debug({ err: error }, 'idle connection') });
  onTestFinished(() => database.close());
  const config = loadConfig({ PORT: '0', ...env }, []);
  return { url, logged, config, database, log, now: Date.now, nodeId: randomUUID(), version: 'test' };
};

/** An app context on a database of its own, with one merchant. */
export const createContext = async (env?: NodeJS.ProcessEnv): Promise<TestContext> => {
  const made = await takeTestDatabase();
  // After the contexts on it are closed.
  onTestFinished(() => made.drop());
  const ctx = openContext(made.url, env);
  await addMerchant(ctx, BRAND);
  return ctx;
};

export const addMerchant = ({ database }: BaseContext, code: string) =>
  database.db.insertInto('merchants').values({ code, brand: '{}', flags: '{}' }).execute();

export interface Member {
  id: number;
  key: string;
  sessionId: string;
  /** A fresh socket ticket of the member's session. */
  ticket(): Promise<string>;
}

/** A member who has just logged in. */
export const logIn = async (ctx: BaseContext, { merchant = BRAND, demo = false } = {}): Promise<Member> => {
  const tables = inMerchant(ctx.database.db, merchant);
  const name = randomBytes(6).toString('hex');
  const { id } = await tables
    .insertInto('members', {
      username: name,
      nickname: name,
      password_hash: '-',
      currency: 'USD',
      exponent: 2,
      referral_code: name,
      demo,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sessionId = randomUUID();
  await tables
    .insertInto('sessions', {
      id: sessionId,
      member_id: id,
      token_hash: randomBytes(32),
      user_agent: 'test',
      ip: '127.0.0.1',
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  return { id, key: `member:${id}`, sessionId, ticket: () => issueTicket(ctx, sessionId) };
};

/**
 * Sets the member's wallet to this amount in its next version, with the outbox row in the same transaction; returns the version.
 */
export const setBalance = (
  { database }: BaseContext,
  member: Pick<Member, 'id' | 'key'>,
  amount: number,
): Promise<number> => database.transact((tx) => moveBalance(tx, member, amount));

export const moveBalance = async (tx: Tx, { id, key }: Pick<Member, 'id' | 'key'>, amount: number): Promise<number> => {
  const { version } = await inMerchant(tx, BRAND)
    .insertInto('accounts', {
      ledger: 'real',
      kind: 'wallet',
      owner: key,
      currency: 'USD',
      exponent: 2,
      balance: amount,
      version: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'ledger', 'kind', 'owner', 'currency'])
        .doUpdateSet({ balance: amount, version: sql<number>`accounts.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  const value = { amount, currency: 'USD', exponent: 2 };
  await emitState(tx, { merchant: BRAND, feed: 'balance', key, room: `member:${id}`, seq: version, value });
  return version;
};

/** Emits a win on the merchant's board; `id` distinguishes it from others. */
export const emitWin = (tx: Tx, id: number, { gameName = 'Jade Lantern', merchant = BRAND } = {}): Promise<void> =>
  emitEvent(tx, {
    merchant,
    feed: 'winners',
    key: `merchant:${merchant}`,
    room: `public:${merchant}`,
    value: {
      id,
      vo: { customerId: '1', customerName: 'p***1', iconUrl: '/art/1.svg', gameName, winAmount: 100 },
      currency: 'USD',
      exponent: 2,
      atMs: 0,
      jackpot: false,
      nodeId: '1',
    },
  });

/** Ends the session as its domain does: the row and the event in one transaction. */
export const endSession = ({ database }: BaseContext, { key, sessionId }: Member): Promise<void> =>
  database.transact(async (tx) => {
    await inMerchant(tx, BRAND)
      .updateTable('sessions')
      .set({ ended_at: sql<Date>`clock_timestamp()`, end_reason: 'logout' })
      .where('id', '=', sessionId)
      .execute();
    await emitEvent(tx, {
      merchant: BRAND,
      feed: 'session',
      key: `session:${sessionId}`,
      room: key as `member:${number}`,
      value: { kind: 'ended', reason: 'logout' },
    });
  });

/** Runs the work in a transaction that stays open until the test commits it. */
export const heldOpen = async ({ database }: BaseContext, work: (tx: Tx) => Promise<unknown>) => {
  let opened = () => {};
  let published = () => {};
  const isOpen = new Promise<void>((resolve) => (opened = resolve));
  const isPublished = new Promise<void>((resolve) => (published = resolve));
  const done = database.transact(async (tx) => {
    await work(tx);
    opened();
    await isPublished;
  });
  await Promise.race([isOpen, done]);
  return { commit: () => (published(), done) };
};

/** Counts the statements of this test's database that wait for a lock. */
export const waitingForLocks = async ({ database }: BaseContext): Promise<number> => {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database.db,
  );
  return rows.length;
};

export interface Node {
  url: string;
  port: number;
  live: Awaited<ReturnType<typeof startLive>>;
  stop(): Promise<void>;
}

/** Intervals short enough for tests; everything else as in production. */
export const QUICK = {
  relayPollMs: 25,
  relayGapMs: 1,
  leaseMs: 600,
  tickingEveryMs: 20,
} satisfies Partial<LiveOptions>;

/** Starts a node: the live server on an HTTP server of its own, at a free port or the given one. */
export const startNode = async (ctx: BaseContext, options: Partial<LiveOptions> = {}, port = 0): Promise<Node> => {
  const server = createServer((_, response) => response.end('a page'));
  const live = await startLive(ctx, server, { ...QUICK, ...options });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.address() as AddressInfo).port;
  let stopped: Promise<void> | undefined;
  const stop = () =>
    (stopped ??= live.stop().then(
      () =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    ));
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${bound}`, port: bound, live, stop };
};
