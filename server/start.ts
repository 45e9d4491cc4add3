import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { DOMAINS, startLive } from './compose.ts';
import { originOf, type Config } from './config.ts';
import { everyMerchant, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import type { ProvidedDatabase } from './db/provide.ts';
import { demoDomains } from './demo/plugins.ts';
import { SANDBOX_BANK, sandboxBank } from './demo/bank/provider.ts';
import { SANDBOX, sandboxProvider } from './demo/cashier/provider.ts';
import { seedDemo } from './demo/seed.ts';
import type { PaymentProviders } from './payment-provider.ts';
import { httpPayoutProvider } from './payout-http/provider.ts';
import type { PayoutProviders } from './payout-provider.ts';
import type { BaseContext } from './base-context.ts';
import { ownCertificate } from './https.ts';
import { createLog } from './http/logging.ts';
import { listenProblem } from './listen-problem.mjs';
import { ensureEpoch } from './live/epoch.ts';
import { chooseMessages } from './messages/carriers.ts';
import { beginRun } from './operator/node-runs.ts';
import { operatorKey, secretsKey } from './operator-key.ts';
import { StartupError } from './startup-error.ts';
import { readVersion } from './version.ts';

export interface RunningSite {
  /** The public origin. */
  origin: string;
  stop(): Promise<void>;
}

interface Hooks {
  /** Prints a sentence at the terminal. */
  say(line: string): void;
}

/** Steps that stop the site, run in reverse order. */
type Undo = (() => Promise<unknown>)[];

/**
 * Starts a whole server from its configuration, on a database that may still be starting. If a step fails, the previous steps
 * are undone.
 */
export const startSite = async (
  config: Config,
  database: Promise<ProvidedDatabase>,
  hooks: Hooks,
): Promise<RunningSite> => {
  const undo: Undo = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { origin: await start(config, database, hooks, undo), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const start = async (
  config: Config,
  starting: Promise<ProvidedDatabase>,
  hooks: Hooks,
  undo: Undo,
): Promise<string> => {
  const provided = await starting;
  undo.push(() => provided.stop());
  await migrate(provided.url, config);
  const log = createLog(config);
  const database = openDatabase(provided.url, {
    onError: (error) => log.error({ err: error }, 'idle connection lost'),
  });
  undo.push(() => database.close());
  let selfUrl = '';
  let port = 0;
  const ctx: BaseContext = {
    config,
    database,
    log,
    now: Date.now,
    nodeId: randomUUID(),
    version: readVersion(),
    messages: chooseMessages(config, database),
    selfUrl: () => selfUrl,
    origin: () => originOf(config, port),
  };
  await ensureEpoch(database.db);
  // The lock on the embedded database's folder admits one node.
  const run = await beginRun(ctx, { alone: config.secrets.databaseUrl === undefined });
  undo.push(() => run.end());
  if (config.demo) await seed(ctx, provided.url, hooks);

  const providers: PaymentProviders = config.demo ? { [SANDBOX]: sandboxProvider(ctx) } : {};
  const payoutProviders = await payoutProvidersOf(ctx);
  const demo = config.demo ? demoDomains(provided.url) : [];
  const app = await buildApp(ctx, {
    operatorKey: await operatorKey(config),
    secretsKey: await secretsKey(config),
    certificate: config.https ? await ownCertificate(config.dataDir) : undefined,
    providers,
    payoutProviders,
    domains: demo,
  });
  undo.push(() => app.close());
  const { countryOf, metrics } = app.ctx;
  const live = await startLive(ctx, app.server, {}, countryOf);
  undo.push(() => live.stop());
  metrics.watchLive(() => live.stats());
  // Metrics of the process: loop delay, processor, memory.
  collectDefaultMetrics({ register: metrics.registry });
  app.decorate('sendHeartbeat', async () => {
    // The first call may join a running heartbeat, which read its versions before this call.
    await live.sendHeartbeat();
    await live.sendHeartbeat();
  });
  port = await listen(app, config);
  selfUrl = await ownAddress(app, config, port, undo);

  const background = startBackground(app.ctx, [...DOMAINS, ...demo]);
  undo.push(() => background.stop());
  return originOf(config, port);
};

/** Makes the demo's data on a connection of its own. */
const seed = async (ctx: BaseContext, url: string, hooks: Hooks): Promise<void> => {
  const database = openDatabase(url, { size: 1, keepsAll: true });
  try {
    await seedDemo({ ...ctx, database }, { history: ctx.config.demoHistory ? (line) => hooks.say(line) : undefined });
  } finally {
    await database.close();
  }
};

/** The configured payout providers. Warns of withdrawal methods whose provider is missing: their orders would wait. */
const payoutProvidersOf = async (ctx: BaseContext): Promise<PayoutProviders> => {
  const { demo, payout, secrets } = ctx.config;
  const providers: PayoutProviders = {
    ...(demo ? { [SANDBOX_BANK]: await sandboxBank(ctx) } : {}),
    ...(payout && secrets.payout
      ? { [payout.code]: httpPayoutProvider({ url: () => payout.url, ...secrets.payout, now: ctx.now }) }
      : {}),
  };
  const methods = await everyMerchant(ctx.database.db)
    .selectFrom('withdrawal_methods')
    .select(['merchant', 'code', 'provider'])
    .where('enabled', '=', true)
    .execute();
  for (const method of methods.filter(({ provider }) => !Object.hasOwn(providers, provider)))
    ctx.log.warn(method, 'the provider of a withdrawal method is not configured; its orders wait');
  return providers;
};

const listen = async (app: FastifyInstance, { host, port }: Config): Promise<number> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const problem = listenProblem(error, { host, port });
    throw problem ? new StartupError(problem) : error;
  }
  return (app.server.address() as AddressInfo).port;
};

const ANYWHERE = ['0.0.0.0', '::'];

/**
 * Returns the URL at which the node's own plugins reach it. With HTTPS this is a second, plain HTTP listener on the loopback
 * address.
 */
const ownAddress = async (app: FastifyInstance, { https, host }: Config, port: number, undo: Undo): Promise<string> => {
  if (!https) {
    const own = ANYWHERE.includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
    return `http://${own}:${port}`;
  }
  const internal = createServer((request, response) => app.routing(request, response));
  await new Promise<void>((resolve, reject) => internal.once('error', reject).listen(0, '127.0.0.1', resolve));
  undo.push(
    () =>
      new Promise((resolve) => {
        internal.close(resolve);
        internal.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(internal.address() as AddressInfo).port}`;
};
