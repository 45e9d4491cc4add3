import { randomUUID } from 'node:crypto';
import { originOf, type Config } from '../config/config.ts';
import { secretsKey } from '../config/operator-key.ts';
import { createEncryption } from '../crypto/encryption.ts';
import { openDatabase } from '../db/database.ts';
import { TIMEOUTS } from '../db/timeouts.ts';
import { migrate } from '../db/migrate.ts';
import type { ProvidedDatabase } from '../db/provide.ts';
import type { BaseContext } from '../app/base-context.ts';
import { createFaultReporter } from '../faults/reporter.ts';
import { createLog } from '../http/logging.ts';
import { ensureEpoch } from '../live/epoch.ts';
import { chooseMessages } from '../messages/carriers.ts';
import { beginRun } from '../operator/node-runs.ts';
import { loadDemo, type Demo } from './demo.ts';
import type { Prepared, Disposers, Served } from './serve.ts';
import { readVersion } from '../config/version.ts';

export interface RunningSite {
  /** The public origin. */
  origin: string;
  /** Before `stop`, if another node goes on: see `Served`. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

interface Hooks {
  /** Prints a sentence at the terminal. */
  say(line: string): void;
}

/**
 * Starts a whole server from its configuration, on a database that may still be starting. If a step fails, the previous steps
 * are undone.
 */
export const startSite = async (
  config: Config,
  database: Promise<ProvidedDatabase>,
  hooks: Hooks,
): Promise<RunningSite> => {
  const disposers: Disposers = [];
  const stop = async () => {
    for (const step of disposers.splice(0).reverse()) await step();
  };
  try {
    return { ...(await start(config, database, hooks, disposers)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const start = async (
  config: Config,
  starting: Promise<ProvidedDatabase>,
  hooks: Hooks,
  disposers: Disposers,
): Promise<Served> => {
  disposers.push(() => starting.then((provided) => provided.stop()));
  const [provided, demo] = await Promise.all([starting, config.demo ? loadDemo() : undefined]);
  const preparation = await prepare(config, provided, demo, hooks, disposers);
  const { serve } = await loadServe();
  return serve(preparation, disposers);
};

/** Most of the server's modules, loaded after the database is prepared, or while it writes the demo's history. */
const loadServe = () => import('./serve.ts');
/** A failure is reported when the modules are needed. */
const preloadServe = (): void => void loadServe().catch(() => undefined);

/** Migrates the database, and makes the demo's data. */
const prepare = async (
  config: Config,
  provided: ProvidedDatabase,
  demo: Demo | undefined,
  hooks: Hooks,
  disposers: Disposers,
): Promise<Prepared> => {
  // Read while the database works; the seeding reports a title that is not valid.
  demo?.readStudioTitles().catch(() => undefined);
  await migrate(provided.url, { demo: config.demo, say: (line) => hooks.say(line) });

  const log = createLog(config);
  const database = openDatabase(provided.url, {
    restricted: true,
    onError: (error) => log.error({ err: error }, 'idle connection lost'),
  });
  disposers.push(() => database.close());
  const { sentryDsn } = config.secrets;
  const faults = sentryDsn ? await createFaultReporter(sentryDsn, readVersion()) : undefined;
  if (faults) disposers.push(() => faults.close());
  const address: Prepared['address'] = { port: 0, selfUrl: '' };
  const ctx: BaseContext = {
    config,
    database,
    log,
    now: Date.now,
    nodeId: randomUUID(),
    version: readVersion(),
    messages: chooseMessages(config, database),
    faults,
    selfUrl: () => address.selfUrl,
    origin: () => originOf(config, address.port),
  };
  await ensureEpoch(database.db);
  // The lock on the embedded database's folder admits one node.
  const run = await beginRun(ctx, { alone: config.secrets.databaseUrl === undefined });
  disposers.push(() => run.end());
  if (demo) await seed(demo, ctx, provided.url, hooks);
  return { ctx, address, databaseUrl: provided.url, demo };
};

/** Makes the demo's data on a connection of its own. */
const seed = async ({ seedDemo }: Demo, ctx: BaseContext, url: string, hooks: Hooks): Promise<void> => {
  const database = openDatabase(url, { size: 1, keepsAll: true, timeouts: TIMEOUTS.tool });
  try {
    const history = { databaseUrl: url, say: (line: string) => hooks.say(line), meanwhile: preloadServe };
    const encryption = createEncryption(await secretsKey(ctx.config));
    await seedDemo({ ...ctx, database, encryption }, { history: ctx.config.demoHistory ? history : undefined });
  } finally {
    await database.close();
  }
};
