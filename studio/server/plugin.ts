import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyError, FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Studio, StudioLog } from './context.ts';
import { openStudioDatabase } from './database.ts';
import { answerFrames } from './frames.ts';
import { migrateStudio } from './migrate.ts';
import { createOperators, type Operator } from './operators.ts';
import { ensureReconciliations } from './reconcile.ts';
import { Refusal } from './refusal.ts';
import { clientRoutes } from './routes/client.ts';
import { pageRoutes } from './routes/pages.ts';
import { platformRoutes } from './routes/platform.ts';
import { startBooks } from '../engines/book/clock.ts';
import { ENGINE_COMMANDS, type EngineCommands } from '../engines/commands.ts';
import { startChases } from '../engines/rounds/chase-clock.ts';
import { startHeart } from '../engines/outages/heart.ts';
import { startTables } from '../engines/rounds/clock.ts';
import { startHands } from '../engines/tables/clock.ts';
import { startWorker, type Worker } from './worker.ts';
import { loadTitles, type Titles } from '../titles/load.ts';

export interface StudioOptions {
  databaseUrl: string;
  /** Address of the vendor API; a function if the port is known only after listening. */
  platformUrl: string | (() => string);
  /** Path of the Studio on its own host, such as `/studio`. */
  publicPath: string;
  /** The Studio's origin for players, if it differs from the platform's; otherwise addresses are paths. */
  publicOrigin?: string;
  vendor: string;
  /** The merchants that offer the Studio, each with its own keys. */
  operators: readonly [Operator, ...Operator[]];
  log: StudioLog;
  clock?: () => number;
  /** Reads the origins of the merchants' sites that differ from the Studio's; default: none. */
  frameAncestors?: () => Promise<readonly string[]>;
  clientDir?: string;
  /** Serves the pictures of titles, under `/art` of the Studio's path. Without it, games show words. */
  pictures?: (app: FastifyInstance, titles: Titles) => Promise<void>;
  /** Whether a program plays for this player of a merchant; default: never. */
  isSimulated?: Studio['isSimulated'];
  /** Default: those of `studio/titles`. */
  titles?: Titles;
  callTimeoutMs?: number;
  /** Default: those of the engines. */
  commands?: EngineCommands;
  /** False if another process works the queue. */
  worker?: boolean;
}

const BODY_BYTES = 16 * 1_024;
const BUILT_CLIENT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../dist/studio');

/** The Studio as a Fastify plugin: its own database schema, routes, checks, errors and worker. */
export async function studioPlugin(app: FastifyInstance, options: StudioOptions): Promise<void> {
  const { log, clock: nowMs = Date.now } = options;
  const { vendor, platformUrl, callTimeoutMs: timeoutMs = 8_000, commands = ENGINE_COMMANDS } = options;
  // First, so that a wrong title stops the start before anything is written.
  const titles = options.titles ?? (await loadTitles());
  const db = openStudioDatabase(options.databaseUrl, (error) =>
    log.error({ err: error }, 'the database connection failed'),
  );
  await migrateStudio(db);
  const operators = createOperators({ vendor, operators: options.operators, platformUrl, nowMs, timeoutMs });
  await ensureReconciliations(db, operators.names);
  const { isSimulated } = options;
  const studio: Studio = {
    ...{ db, operators, titles, log, nowMs },
    ...(isSimulated && { isSimulated }),
    nudge: () => worker?.nudge(),
  };
  // Signs the Studio's own replay links.
  const { secret } = options.operators[0];
  const playUrl = `${options.publicOrigin ?? ''}${options.publicPath}/play/`;

  await app.register(
    async (own) => {
      own.setValidatorCompiler(validatorCompiler);
      own.setSerializerCompiler(serializerCompiler);
      own.setErrorHandler<FastifyError | Refusal>((error, _request, reply) => {
        const refusal = refusalOf(error);
        if (refusal.code === 'FAULT') log.error({ err: error }, 'a studio call failed');
        const { code, retryAfterMs } = refusal;
        return reply.code(refusal.status).send(retryAfterMs === undefined ? { code } : { code, retryAfterMs });
      });
      // The largest request is a launch with its return address.
      own.addHook('onRoute', (route) => void (route.bodyLimit ??= BODY_BYTES));
      own.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }));
      await own.register(async (api) => {
        api.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
        await api.register(clientRoutes, { prefix: '/api', studio, secret });
        await api.register(platformRoutes, { prefix: '/platform', studio, commands, secret, playUrl });
      });
      if (options.pictures)
        await own.register(async (app) => {
          answerFrames(app);
          await options.pictures!(app, titles);
        });
      await own.register(pageRoutes, {
        clientDir: options.clientDir ?? BUILT_CLIENT,
        frameAncestors: options.frameAncestors ?? (async () => []),
      });
    },
    { prefix: options.publicPath },
  );

  // The platform may be this same server, which answers once it listens.
  let worker: Worker | undefined;
  let tables: readonly { stop(): Promise<void> }[] = [];
  app.addHook('onListen', () => {
    if (options.worker === false) return;
    worker = startWorker(studio);
    tables = [startHeart(studio), startTables(studio), startChases(studio), startHands(studio), startBooks(studio)];
  });
  app.addHook('onClose', async () => {
    await Promise.all([worker?.stop(), ...tables.map((each) => each.stop())]);
    await db.close();
  });
}

/** Internal errors become an internal refusal; schema errors a bad request. */
function refusalOf(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  if (error.statusCode === 429) return new Refusal('RATE_LIMITED');
  return new Refusal(error.statusCode !== undefined && error.statusCode < 500 ? 'BAD_REQUEST' : 'FAULT');
}
