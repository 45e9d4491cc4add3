import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { program } from '../../../server/db/embedded/binaries.ts';
import { CLEAN_ENVIRONMENT, ensureCluster, filesOf, readKey, ROLE } from '../../../server/db/embedded/cluster.ts';
import { findPlace, type Place } from '../../../server/db/embedded/place.ts';
import { freePort } from '../../support/free-port.ts';

/** Crash recovery on a busy machine. */
const READY_WITHIN_MS = 60_000;

/** A PostgreSQL for one test, run without a supervisor, so that it can be killed and restarted. */
export interface Postgres {
  /** The URL with the platform's role and database name. */
  url: string;
  pid(): number;
  /** The postmaster and all its child processes. */
  pids(): number[];
  /** Kills the postmaster with kill -9; resolves once its children have ended, too. */
  kill(): Promise<void>;
  /** Starts it (again, on the same port); resolves once it accepts connections. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The output of PostgreSQL. */
  output(): string;
}

const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // An ended process stays a zombie until its new parent reaps it.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};
/** Child processes; known on Linux only, so elsewhere the next start has to retry for longer. */
const childrenOf = (pid: number): number[] => {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
};

/** A cluster in a folder that its user can reach (mode 0711 above it when run as root). */
export const openPostgres = async (folder: string, settings: Record<string, string> = {}): Promise<Postgres> => {
  const place: Place = { ...findPlace(folder), cluster: path.join(folder, 'cluster') };
  await ensureCluster(place);
  const { data } = filesOf(place);
  const key = await readKey(place);
  const port = await freePort();
  const urlOf = (name: string) => `postgresql://${ROLE}:${key}@127.0.0.1:${port}/${name}`;
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    ...settings,
  };
  const args = ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  let child: ChildProcess | undefined;
  let output = '';

  const runs = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const ended = () => new Promise<void>((resolve) => (runs() ? child!.once('exit', () => resolve()) : resolve()));
  const launch = () => {
    child = spawn(program(place.binaries, 'postgres'), args, {
      ...place.account,
      cwd: place.cluster,
      env: CLEAN_ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr!.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  };
  const withAdmin = async (work: (admin: Client) => Promise<void>): Promise<void> => {
    const admin = new Client({ connectionString: urlOf('postgres') });
    admin.on('error', () => undefined);
    await admin.connect();
    try {
      await work(admin);
    } finally {
      await admin.end();
    }
  };

  const start = async () => {
    const deadline = Date.now() + READY_WITHIN_MS;
    for (;;) {
      // A postmaster that meets children of its predecessor gives up at once, and is restarted.
      if (!runs()) launch();
      try {
        return await withAdmin(async () => undefined);
      } catch (error) {
        if (Date.now() > deadline)
          throw new Error(`PostgreSQL does not start:\n${output.slice(-2_000)}`, { cause: error });
        await sleep(20);
      }
    }
  };
  const postgres: Postgres = {
    url: urlOf(ROLE),
    pid: () => child!.pid!,
    pids: () => [child!.pid!, ...childrenOf(child!.pid!)],
    async kill() {
      const pids = postgres.pids();
      child!.kill('SIGKILL');
      await ended();
      while (pids.some(isThere)) await sleep(5);
    },
    start,
    async stop() {
      if (!runs()) return;
      child!.kill('SIGINT');
      await ended();
    },
    output: () => output,
  };
  await start();
  await withAdmin(async (admin) => {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [ROLE]);
    if (rowCount === 0) await admin.query(`create database ${ROLE}`);
  });
  return postgres;
};
