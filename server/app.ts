import { randomUUID } from 'node:crypto';
import { parse as parseQuery } from 'node:querystring';
import { fileURLToPath } from 'node:url';
import formbody from '@fastify/formbody';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { LIMITS } from '../contract/limits.ts';
import { contractsRoutes } from './domains/contracts/routes.ts';
import { favouritesRoutes } from './domains/favourites/routes.ts';
import { gamesRoutes } from './domains/games/routes.ts';
import { jackpotRoutes } from './domains/jackpots/routes.ts';
import { noticesRoutes } from './domains/notices/routes.ts';
import { recordsRoutes } from './domains/records/routes.ts';
import { registerRoutes } from './domains/register/routes.ts';
import { salaryRoutes } from './domains/salary/routes.ts';
import { serviceRoutes } from './domains/service/routes.ts';
import { securityRoutes } from './domains/security/routes.ts';
import { createPasswords } from './domains/session/passwords.ts';
import { sessionRoutes } from './domains/session/routes.ts';
import { siteRoutes } from './domains/site/routes.ts';
import { vendorRoutes } from './domains/vendor/routes.ts';
import type { PaymentProviders } from './domains/wallet/provider.ts';
import { walletRoutes } from './domains/wallet/routes.ts';
import { winnersRoutes } from './domains/winners/routes.ts';
import type { House } from './house.ts';
import { addAnswers, answerUnreadable, answerUnreadableLine } from './http/answers.ts';
import { addClient } from './http/client.ts';
import './http/decorations.ts';
import { addHealth } from './http/health.ts';
import { addRequestLog, requestId } from './http/logging.ts';
import { addRequestLine } from './http/request-line.ts';
import { addOpenApi } from './http/openapi.ts';
import { hasManyFields } from './http/json-bounds.ts';
import { addRates, addressLimiter } from './http/rates.ts';
import { createCountryOf } from './http/region.ts';
import { createSealing } from './http/sealing.ts';
import { addSecurity } from './http/security.ts';
import { keepRawBodies } from './http/signature.ts';
import { createHuman } from './human/human.ts';
import { humanRoutes } from './human/routes.ts';
import type { Certificate } from './https.ts';
import { outboxPage } from './messages/outbox-page.ts';
import { createMetrics } from './metrics.ts';
import { createVault } from './vault.ts';
import { operatorRoutes } from './operator/routes.ts';
import { operatorServiceRoutes } from './operator/service-routes.ts';

/** What the app is put together with; everything has a default but the operator's key. */
/** How long a sender is waited for: its headers, a whole request, and how often that is looked at; milliseconds. */
export interface Patience {
  headersMs: number;
  requestMs: number;
  lookEveryMs: number;
}
const PATIENCE: Patience = { headersMs: 10_000, requestMs: 60_000, lookEveryMs: 5_000 };

export interface Parts {
  operatorKey: string;
  /** Seals what the database must not tell; absent: one of this process's own, so nothing sealed outlives it. */
  secretsKey?: string;
  certificate?: Certificate;
  /** Who collects deposits, by code. */
  providers?: PaymentProviders;
  /** Folder of the built site. */
  clientDir?: string;
  /** Other people's plugins: the Studio, the sandbox cashier, the art. */
  plugins?: readonly ((app: FastifyInstance, house: House) => Promise<void> | void)[];
  /** With slow senders. */
  patience?: Patience;
}

const DOMAINS = [
  siteRoutes,
  humanRoutes,
  sessionRoutes,
  securityRoutes,
  registerRoutes,
  gamesRoutes,
  favouritesRoutes,
  noticesRoutes,
  winnersRoutes,
  recordsRoutes,
  walletRoutes,
  jackpotRoutes,
  salaryRoutes,
  contractsRoutes,
  serviceRoutes,
  operatorRoutes,
  operatorServiceRoutes,
] as const;

const CLIENT_DIR = fileURLToPath(new URL('../dist/client', import.meta.url));

/** Puts the whole server together on one Fastify instance; listens nowhere yet. */
export const buildApp = async (house: House, parts: Parts): Promise<FastifyInstance> => {
  const app = createServer(house, parts);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { parser: parseForm as (text: string) => Record<string, unknown> });
  keepRawBodies(app);
  addAnswers(app);
  addRequestLog(app);
  addRequestLine(app);
  await addSecurity(app, house.config);
  await addRates(app, house);
  await addOpenApi(app, house);
  app.decorate('sealing', createSealing(house));
  app.decorate('countryOf', createCountryOf(house.config));
  app.decorate('human', createHuman(house));
  app.decorate('operatorKey', parts.operatorKey);
  app.decorate('passwords', createPasswords());
  app.decorate('vault', createVault(parts.secretsKey ?? randomUUID()));
  app.decorate('metrics', createMetrics(house));
  app.decorate('providers', parts.providers ?? {});
  app.decorate('limitAddress', addressLimiter(app, house));
  app.decorateRequest('viewer', undefined);
  addHealth(app, house);
  outboxPage(app, house);
  for (const routes of DOMAINS) routes(app, house);
  await vendorRoutes(app, house);
  for (const plugin of parts.plugins ?? []) await plugin(app, house);
  await addClient(app, parts.clientDir ?? CLIENT_DIR, house);
  return app;
};

/** A form of too many fields is read as none at all, which no schema takes. */
const parseForm = (text: string): Record<string, unknown> | null => (hasManyFields(text) ? null : parseQuery(text));

const createServer = (house: House, { certificate, patience = PATIENCE }: Parts): FastifyInstance => {
  const { trustProxy } = house.config;
  // Who sends headers byte by byte is looked for often, and cut.
  const slow = { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.lookEveryMs };
  const options: FastifyServerOptions = {
    loggerInstance: house.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: LIMITS.bodyBytes,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerUnreadableLine,
    // Fastify itself trusts no mere number of proxies; who sets one says that nobody reaches us around them.
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // A request that trickles in holds a connection for this long at most.
    requestTimeout: patience.requestMs,
    // A connection on which nothing comes and goes; sockets have a watch of their own.
    connectionTimeout: 60_000,
    maxRequestsPerSocket: 10_000,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: true, maxParamLength: 200 },
  };
  // Its type for HTTPS differs by the kind of server alone, which nothing here asks for.
  return Fastify(
    certificate
      ? ({ ...options, https: { ...certificate, ...slow } } as FastifyServerOptions)
      : { ...options, http: slow },
  );
};
