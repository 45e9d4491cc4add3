import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { buildApp } from '../app/app.ts';
import { startBackground } from '../app/background.ts';
import type { BaseContext } from '../app/base-context.ts';
import { DOMAINS, startLive } from '../app/compose.ts';
import { originOf, type Config } from '../config/config.ts';
import { withEveryMerchant } from '../db/scope.ts';
import { art } from './art.ts';
import { closeApp } from './close-app.ts';
import type { Demo } from './demo.ts';
import { MAX_LOOP_DELAY_MS } from '../http/overload.ts';
import { ownCertificate } from './https.ts';
import { checkTimeZones } from '../domains/merchants/index.ts';
import { listenProblem } from '../listen-problem.mjs';
import { operatorKey, secretsKey } from '../config/operator-key.ts';
import { connectProviders } from './providers.ts';
import { StartupError } from './startup-error.ts';

/** A server whose database is ready. */
export interface Prepared {
  ctx: BaseContext;
  /** Read by `ctx` once the server listens. */
  address: { port: number; selfUrl: string };
  /** Contains a password; never log it. */
  databaseUrl: string;
  /** Where DEMO is on. */
  demo?: Demo;
}

/** Steps that stop the site, run in reverse order. */
export type Disposers = (() => Promise<unknown>)[];

/** A site that is served. */
export interface Served {
  /** The public origin. */
  origin: string;
  /** Is no longer ready, and asks the pages to leave; calls are answered on. Resolves after `drainMs` of the configuration. */
  drain(): Promise<void>;
}

/** Serves a site and starts its background jobs. */
export const serve = async ({ ctx, address, databaseUrl, demo }: Prepared, disposers: Disposers): Promise<Served> => {
  const { config } = ctx;
  const { providers, payoutProviders } = await withEveryMerchant(() => connectProviders(ctx, demo));
  const demoDomains = demo?.demoDomains(databaseUrl) ?? [];
  const app = await buildApp(ctx, {
    operatorKey: await operatorKey(config),
    secretsKey: await secretsKey(config),
    certificate: config.https ? await ownCertificate(config.dataDir) : undefined,
    providers,
    payoutProviders,
    domains: [art(demo?.motifs), ...demoDomains],
    maxLoopDelayMs: MAX_LOOP_DELAY_MS,
  });
  disposers.push(() => closeApp(app));
  const { countryOf, metrics } = app.ctx;
  const live = await startLive(ctx, app.server, {}, countryOf);
  disposers.push(() => live.stop());
  metrics.watchLive(() => live.stats());
  app.readiness.watchRedis(() => live.redisProblem());
  // Metrics of the process: loop delay, processor, memory.
  collectDefaultMetrics({ register: metrics.registry });
  app.decorate('sendHeartbeat', async () => {
    // The first call may join a running heartbeat, which read its versions before this call.
    await live.sendHeartbeat();
    await live.sendHeartbeat();
  });
  address.port = await listen(app, config);
  address.selfUrl = await ownAddress(app, config, address.port, disposers);

  // The database reads every zone that it knows for it, which the start does not wait for.
  const checked = checkTimeZones(ctx).catch((error: unknown) =>
    ctx.log.error({ err: error }, 'the time zones of the merchants could not be checked'),
  );
  disposers.push(() => checked);

  const background = startBackground(app.ctx, [...DOMAINS, ...demoDomains]);
  disposers.push(() => background.stop());
  return {
    origin: originOf(config, address.port),
    async drain() {
      app.readiness.startShutdown();
      if (config.drainMs === 0) return;
      ctx.log.info({ withinMs: config.drainMs }, 'stopping: calls and pages go to another node');
      // A proxy needs this time to notice, whether there are pages or not.
      await Promise.all([live.drain(config.drainMs), sleep(config.drainMs / 2)]);
    },
  };
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
const ownAddress = async (
  app: FastifyInstance,
  { https, host }: Config,
  port: number,
  disposers: Disposers,
): Promise<string> => {
  if (!https) {
    const own = ANYWHERE.includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
    return `http://${own}:${port}`;
  }
  const internal = createServer((request, response) => app.routing(request, response));
  await new Promise<void>((resolve, reject) => internal.once('error', reject).listen(0, '127.0.0.1', resolve));
  disposers.push(
    () =>
      new Promise((resolve) => {
        internal.close(resolve);
        internal.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(internal.address() as AddressInfo).port}`;
};
