import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Dependencies } from '../../server/app/app.ts';
import { loadConfig, type Config } from '../../server/config/config.ts';
import { inMerchant } from '../../server/db/merchant.ts';
import { jsonb, openDatabase, type Database } from '../../server/db/database.ts';
import { termsVersionOf } from '../../server/http/terms.ts';
import { consent } from '../../server/domains/auth/registration/terms.ts';
import { insertSession } from '../../server/domains/auth/sessions/sessions.ts';
import { cashierPlugin } from '../../server/demo/cashier/plugin.ts';
import { SANDBOX, sandboxProvider } from '../../server/demo/cashier/provider.ts';
import type { BaseContext } from '../../server/app/base-context.ts';
import type { AppContext } from '../../server/app/context.ts';
import { UNDECLARED } from '../../server/http/error-handler.ts';
import { createLog } from '../../server/http/logging.ts';
import type { MemberRow } from '../../server/http/viewer.ts';
import type { FaultReporter } from '../../server/faults/reporter.ts';
import type { Messages } from '../../server/messages/messages.ts';
import { ensureEpoch } from '../../server/live/epoch.ts';
import { accountOf } from '../../server/ledger/account.ts';
import { FLAGS } from '../../contract/flags.ts';
import type { Brand } from '../../contract/site.ts';
import { TEST_PASSWORD } from './calls.ts';
import { createTestDatabase } from './database.ts';
import { merchantOf } from './merchant-of.ts';
import { drawTestKey, keepTestKey } from './signing.ts';

export const TEST_OPERATOR_KEY = 'the-operator-key-of-the-test-house-00';
export { TEST_PASSWORD };

export interface TestServer {
  /** Calls of this address are the merchant's. */
  url: string;
  /** Code of the merchant that `url` and the helpers mean. */
  merchant: string;
  ctx: AppContext;
  database: Database;
  /** For a second process on the same database. */
  databaseUrl: string;
  app: FastifyInstance;
  /** The server's log entries, oldest first. */
  logged: Record<string, unknown>[];
  close(): Promise<void>;
}

export interface Options {
  config?: Partial<Config>;
  parts?: Partial<Dependencies>;
  /** The server's clock; the database has its own. */
  now?: () => number;
  /** The carrier of messages; without it no message is sent. */
  messages?: Messages;
  /** Where faults are sent; without it they are only logged. */
  faults?: FaultReporter;
  /** The address of calls of the server to itself, if it is another than its own. */
  selfUrl?: () => string;
}

export const testMerchant = (merchant: string, over: Partial<Brand> = {}): Brand => ({
  merchant,
  platform: 'W',
  lotteryType: 'ALL',
  name: 'Parlour',
  colors: {},
  currency: 'USD',
  exponent: 2,
  languages: ['EN', 'CN', 'AR'],
  defaultLanguage: 'EN',
  minimumAge: 18,
  timeZone: 'UTC',
  demo: true,
  ...over,
});

/**
 * A whole server with its own database and port, with the merchant `parlour` and nothing else in it; for tests of the
 * configuration, of the server's parts and of what it counts in memory. Others use `joinTestServer` or `takeTestServer`.
 */
export const startTestServer = async ({
  config,
  parts,
  now = Date.now,
  messages,
  faults,
  selfUrl,
}: Options = {}): Promise<TestServer> => {
  let url = '';
  const own = await createTestDatabase();
  // The tests themselves read and write the rows of every merchant.
  const database = openDatabase(own.url, { size: 8 });
  const restricted = openDatabase(own.url, { size: 8, restricted: true });
  const logged: Record<string, unknown>[] = [];
  const base: BaseContext = {
    // Tests call from one address and faster than people do; tests of the limits set the factor back. The captcha has tests of
    // its own.
    config: { ...loadConfig({ PORT: '0', DEMO: 'off', RATE_FACTOR: '1000', CAPTCHA_PROVIDER: 'off' }, []), ...config },
    database: {
      ...restricted,
      onCommit(listener) {
        const ends = [restricted.onCommit(listener), database.onCommit(listener)];
        return () => ends.forEach((end) => end());
      },
    },
    messages,
    faults,
    log: createLog({ logLevel: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    now,
    nodeId: randomUUID(),
    version: '0.0.0-test',
    selfUrl: selfUrl ?? (() => url),
    origin: selfUrl ?? (() => url),
  };
  await ensureEpoch(database.db);
  await addMerchant(database, 'parlour');
  const app = await buildApp(base, {
    operatorKey: TEST_OPERATOR_KEY,
    providers: { [SANDBOX]: sandboxProvider(base) },
    domains: [{ name: 'cashier', routes: (app, ctx) => cashierPlugin(app, ctx, () => {}) }],
    ...parts,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  return {
    url,
    merchant: 'parlour',
    ctx: { ...app.ctx, database },
    database,
    databaseUrl: own.url,
    app,
    logged,
    async close() {
      await app.close();
      await restricted.close();
      await database.close();
      await own.drop();
      expectDeclared(logged);
    },
  };
};

/** Throws if the server answered with a failure that its endpoint does not declare. */
export const expectDeclared = (logged: readonly Record<string, unknown>[]): void => {
  const undeclared = logged.filter(({ msg }) => msg === UNDECLARED);
  if (undeclared.length > 0) throw new Error(`undeclared failures: ${JSON.stringify(undeclared)}`);
};

/** A merchant with every flag on. */
export const addMerchant = async ({ db }: Database, code: string, over: Partial<Brand> = {}): Promise<void> => {
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, true]));
  await db
    .insertInto('merchants')
    .values({ code, brand: jsonb(testMerchant(code, over)), flags: jsonb(flags) })
    .execute();
};

let passwordHash: Promise<string> | undefined;

interface MemberOptions {
  merchant?: string;
  type?: number;
  upline?: number | null;
}

/** A member with a wallet and the test password, who has accepted the terms. */
export const addMember = async (
  database: Database,
  username: string,
  { merchant = merchantOf(database), type = 0, upline = null }: MemberOptions = {},
): Promise<MemberRow> => {
  // The weakest that argon2 allows: tests make many members and do not test the hashes.
  passwordHash ??= hash(TEST_PASSWORD, { memoryCost: 8, timeCost: 1 });
  const password_hash = await passwordHash;
  return database.transact(async (tx) => {
    const member = await inMerchant(tx, merchant)
      .insertInto('members', {
        username,
        nickname: username,
        password_hash,
        type,
        upline,
        currency: 'USD',
        exponent: 2,
        referral_code: randomUUID().slice(0, 18),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await consent(tx, member, ['terms'], termsVersionOf({ settings: {} }));
    const owner = `member:${member.id}`;
    await accountOf(tx, { merchant, ledger: 'real', kind: 'wallet', owner, currency: 'USD', exponent: 2 });
    return member;
  });
};

/** A live session of a member, as a login opens it; `callServer` signs with its key. */
export const openSession = async (database: Database, member: MemberRow) => {
  const { publicKey, privateKey } = drawTestKey();
  const opened = await database.transact((tx) =>
    insertSession(tx, member, { ip: '127.0.0.1', userAgent: 'test', publicKey }),
  );
  keepTestKey(opened.token, privateKey);
  return opened;
};
