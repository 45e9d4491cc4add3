import { parse as parseQuery } from 'node:querystring';
import { fileURLToPath } from 'node:url';
import formbody from '@fastify/formbody';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { LIMITS } from '../../contract/limits.ts';
import type { BaseContext } from './base-context.ts';
import { DOMAINS, FEEDS } from './compose.ts';
import { createContext, type ContextDependencies } from './create-context.ts';
import { pluginOf, type Domain } from './domain.ts';
import { vendorOrigins } from '../domains/vendor-api/origins.ts';
import { addAnswers, answerUnreadable, answerUnreadableLine } from '../http/error-handler.ts';
import { addClient, LONGEST_SEGMENT } from '../http/client.ts';
import { addHealth } from '../http/health.ts';
import type { LiveToolFiles } from '../http/live-tool.ts';
import { liveToolBuild } from '../http/live-tool-build.ts';
import { addOverload } from '../http/overload.ts';
import { addRequestLog, requestId } from '../http/logging.ts';
import { addRequestLine } from '../http/request-line.ts';
import { addDocs } from '../http/docs/docs.ts';
import { hasManyFields } from '../http/json-bounds.ts';
import { addCrossOrigin } from '../http/page-origin.ts';
import { limitFiles } from '../http/rates.ts';
import { addSecurity } from '../http/security.ts';
import { keepRawBodies } from '../http/signature.ts';
import type { Certificate } from '../start/https.ts';
import { withMerchant } from '../db/scope.ts';
import { sentMessagesPage } from '../messages/sent-messages-page.ts';

/** Timeouts for slow senders, in milliseconds: for the headers, for the whole request, and the interval of the check. */
export interface Timeouts {
  headersMs: number;
  requestMs: number;
  checkIntervalMs: number;
}
const TIMEOUTS: Timeouts = { headersMs: 10_000, requestMs: 60_000, checkIntervalMs: 5_000 };

export interface Dependencies extends ContextDependencies {
  certificate?: Certificate;
  /** Folder of the built site. */
  clientDir?: string;
  /** The testers' tools; absent: those that the server builds when they are opened. */
  liveTool?: LiveToolFiles;
  /** More than the domains of every server: the demo. */
  domains?: readonly Domain[];
  /** Mean delay of the event loop in milliseconds above which calls are refused; absent: none are. */
  maxLoopDelayMs?: number;
  /** Timeouts for slow senders. */
  timeouts?: Timeouts;
}

const CLIENT_DIR = fileURLToPath(new URL('../../dist/client', import.meta.url));
const TRACED_DIR = fileURLToPath(new URL('../../dist/traced', import.meta.url));

/** Builds the whole server on one Fastify instance. It does not listen yet. */
export const buildApp = async (base: BaseContext, parts: Dependencies): Promise<FastifyInstance> => {
  const app = createServer(base, parts);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { parser: parseForm as (text: string) => Record<string, unknown> });
  keepRawBodies(app);
  const ctx = await createContext(app, base, parts);
  app.decorate('ctx', ctx);
  for (const name of ['viewer', 'input', 'idempotencyKey', 'publicKey', 'deviceId'] as const)
    app.decorateRequest(name, undefined);
  addAnswers(app);
  addRequestLog(app);
  addRequestLine(app);
  if (parts.maxLoopDelayMs) await addOverload(app, parts.maxLoopDelayMs);
  await addSecurity(app, ctx.config);
  await addCrossOrigin(app, ctx.mayCall);
  limitFiles(app, ctx.limits);
  await addDocs(app, ctx, FEEDS.served());
  addHealth(app, ctx);
  sentMessagesPage(app, ctx);
  for (const domain of [...DOMAINS, ...(parts.domains ?? [])]) await app.register(pluginOf(domain));
  const liveTool = parts.liveTool ?? { folder: TRACED_DIR, build: liveToolBuild() };
  const folders = { folder: parts.clientDir ?? CLIENT_DIR, liveTool };
  await addClient(app, folders, ctx, (merchant) =>
    withMerchant(merchant, () => vendorOrigins(ctx.database.db, merchant)),
  );
  return app;
};

/** A form with too many fields becomes null, which no schema accepts. */
const parseForm = (text: string): Record<string, unknown> | null => (hasManyFields(text) ? null : parseQuery(text));

const createServer = (ctx: BaseContext, { certificate, timeouts = TIMEOUTS }: Dependencies): FastifyInstance => {
  const { trustProxy } = ctx.config;
  // Short timeout and frequent checks, against clients that send headers byte by byte.
  const slow = { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkIntervalMs };
  const options: FastifyServerOptions = {
    loggerInstance: ctx.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: LIMITS.bodyBytes,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerUnreadableLine,
    // Fastify accepts no number of proxies alone. By setting a number, the operator states that no client bypasses the
    // proxies.
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // Limits how long a slow request holds a connection.
    requestTimeout: timeouts.requestMs,
    // Timeout of idle connections. Websockets have their own heartbeat.
    connectionTimeout: 60_000,
    maxRequestsPerSocket: 10_000,
    // The Studio reads its titles while it starts: on a busy machine for longer than Fastify's 10 s.
    pluginTimeout: 120_000,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: true, maxParamLength: LONGEST_SEGMENT },
  };
  // The type for HTTPS differs only by the kind of server, which nothing here uses.
  return Fastify(
    certificate
      ? ({ ...options, https: { ...certificate, ...slow } } as FastifyServerOptions)
      : { ...options, http: slow },
  );
};
