import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { prepareDataDir } from '../../config/data-dir.ts';
import { StartupError } from '../../start/startup-error.ts';
import { ensureCluster, readKey, ROLE } from './cluster.ts';
import { inUse, lockData } from './data-lock.ts';
import { lastComplaint, launch, type Launched, type Settings } from './launch.ts';
import { findPlace, type Place } from './place.ts';

export interface EmbeddedOptions {
  /** Contains the cluster, or only its lock if PostgreSQL's user cannot reach the folder. Created if missing. */
  dataDir: string;
  /** Receives messages for the terminal at start. */
  log(line: string): void;
  /** Called with a reason if the database ends before `stop`. The server cannot continue then. */
  onLost?(reason: string): void;
  /** Overrides of the default settings, for tests. */
  settings?: Settings;
}

export interface EmbeddedPostgres {
  /** For `pg`. Contains the password; never log it. */
  url: string;
  /** Undefined on Windows, where PostgreSQL listens on loopback. */
  socketDir?: string;
  /** Stops the database and unlocks the data folder. Close the pools before. */
  stop(): Promise<void>;
}

/** Crash recovery reads at most the log since the last checkpoint (1 GB by default). */
const LONGEST_START_MS = 120_000;
/** Any number that nothing else in the `postgres` database locks. */
const SERVER_LOCK = 7_275_685;

/**
 * Starts the server's own PostgreSQL, or adopts the one that a crash left running. Throws StartupError, with nothing changed,
 * if another process holds the data or PostgreSQL cannot run.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await prepareDataDir(options.dataDir);
  const lock = await lockData(options.dataDir);
  try {
    const place = findPlace(options.dataDir);
    place.notes.forEach((note) => options.log(note));
    await ensureCluster(place);
    const launched = await launch(place, options.settings ?? {});
    if (!launched) throw new StartupError(inUse(options.dataDir));
    if (launched.adopted) options.log('The database of the previous run was still up, and is used on.');
    const database = await open(place, launched, options);
    return {
      ...database,
      async stop() {
        await database.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function open(place: Place, launched: Launched, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { supervisor, socketFolder, port } = launched;
  const key = await readKey(place);
  const host = socketFolder ? encodeURIComponent(socketFolder) : `127.0.0.1`;
  const url = (database: string): string => `postgresql://${ROLE}:${key}@${host}:${port}/${database}`;
  const ended = endOf(supervisor);
  let request = false;
  const end = async (): Promise<void> => {
    request = true;
    supervisor.ref();
    supervisor.stdin?.end();
    await ended;
  };
  try {
    const guard = await Promise.race([connect(url('postgres')), failure(ended, place)]);
    await claim(guard, options.dataDir);
    supervisor.unref();
    void ended.then((said) => request || options.onLost?.(`The database has stopped by itself (${said}).`));
    return {
      url: url(ROLE),
      socketDir: socketFolder,
      async stop() {
        // The connection may be lost; the server is stopped below.
        await guard.end().catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Retries until the database accepts a connection; it refuses while it starts or recovers. */
async function connect(url: string): Promise<Client> {
  const until = Date.now() + LONGEST_START_MS;
  for (;;) {
    const client = new Client({ connectionString: url, application_name: 'parlour guard' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      // The connection that holds the lock must not keep the process alive. @types/pg lacks the method.
      (client as Client & { unref(): void }).unref();
      return client;
    } catch (error) {
      if (Date.now() > until) throw new StartupError(`The database does not answer: ${(error as Error).message}.`);
      await sleep(15);
    }
  }
}

/** Locks the cluster for this process while the connection lives, and creates the database if needed. */
async function claim(guard: Client, dataDir: string): Promise<void> {
  const { rows } = await guard.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [SERVER_LOCK]);
  if (!rows[0]?.free) throw new StartupError(inUse(dataDir));
  const { rowCount } = await guard.query('select 1 from pg_database where datname = $1', [ROLE]);
  if (rowCount === 0) await guard.query(`create database ${ROLE}`);
}

/** Returns the supervisor's output, once it and the database have ended. */
async function endOf(supervisor: ChildProcess): Promise<string> {
  let said = '';
  supervisor.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => {
    supervisor.on('error', (error) => resolve(error.message));
    supervisor.on('exit', (code, signal) => resolve(said.trim().split('\n').at(-1) || `exit code ${code ?? signal}`));
  });
}

async function failure(ended: Promise<string>, place: Place): Promise<never> {
  const said = await ended;
  throw new StartupError(`The database could not start: ${(await lastComplaint(place)) ?? said}.`);
}
