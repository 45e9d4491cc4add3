import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished, vi } from 'vitest';

/** The clone under test. */
export const CLONE = fileURLToPath(new URL('../../..', import.meta.url));
export const isRoot = process.getuid?.() === 0;
const LONG = { timeout: 40_000, interval: 20 };

/** A running process with a database of its own (`house-main.ts`). */
export interface RunningServer {
  child: ChildProcess;
  url: string;
  socketDir: string;
  /** The notes it printed at the start. */
  notes: string[];
  /** The process id of PostgreSQL. */
  postmaster: number;
  supervisor: number;
  /** Requests the stop and waits for the exit code. */
  stop(): Promise<number | null>;
  /** Kills it without a signal handler. */
  kill(): Promise<void>;
}

export interface Options {
  dataDir: string;
  clone?: string;
  /** The user id to run as, where the test runs as root. */
  as?: number;
}

/** A data folder that is deleted after the test; traversable, so that PostgreSQL's own user can access it. */
export async function dataFolder(mode = 0o711): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlour-scripts-'));
  await chmod(folder, mode);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** As `dataFolder`, with a cluster that was created, used once and stopped: saves most tests the second this takes. */
export async function usedFolder(): Promise<string> {
  const model = await (made ??= makeModel());
  const folder = await dataFolder();
  // `fs.cp` would change the owner of the files.
  execFileSync('cp', ['-a', path.join(model, 'postgres-18'), folder]);
  return folder;
}

let made: Promise<string> | undefined;
afterAll(async () => made && rm(await made, { recursive: true, force: true }));

async function makeModel(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlour-scripts-'));
  await chmod(folder, 0o711);
  await (await startServer({ dataDir: folder })).stop();
  return folder;
}

/** Starts a server and waits until its database answers. */
export async function startServer(options: Options): Promise<RunningServer> {
  const { child, ended } = launch(options);
  const line = await Promise.race([firstLine(child), ended.then(({ said }) => said)]);
  expect(line, 'the house should start').toMatch(/^\{/);
  const received = JSON.parse(line) as Pick<RunningServer, 'url' | 'socketDir' | 'notes'>;
  const [postmaster = 0, supervisor = 0] = await pids(received.url);
  const server: RunningServer = {
    ...received,
    child,
    postmaster,
    supervisor,
    async stop() {
      child.kill('SIGTERM');
      return (await ended).code;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
  // Cleans up after a failed test too; the supervisor is independent of this process and may outlive it.
  onTestFinished(async () => {
    await server.kill();
    await gone(supervisor);
    await endIfAlive(postmaster);
  });
  return server;
}

/** Starts a server that is expected to refuse; returns its output and exit code. */
export async function refusedStart(options: Options): Promise<{ code: number | null; said: string }> {
  return launch(options).ended;
}

/** Runs one statement. */
export async function query<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

export function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}`) || (process.platform !== 'linux' && signal(pid, 0));
}

/** Waits until a process has ended. */
export async function gone(pid: number): Promise<void> {
  await vi.waitFor(() => expect(isAlive(pid), `process ${pid} should end`).toBe(false), LONG);
}

async function endIfAlive(pid: number): Promise<void> {
  signal(pid, 'SIGQUIT');
  await gone(pid);
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return pid > 0 && process.kill(pid, name);
  } catch {
    return false;
  }
}

async function pids(url: string): Promise<number[]> {
  const folder = `current_setting('data_directory')`;
  const rows = await query<{ postmaster: string; supervisor: string }>(
    url,
    `select pg_read_file(${folder} || '/postmaster.pid') as postmaster,
            pg_read_file(${folder} || '/../supervisor.pid') as supervisor`,
  );
  return [parseInt(rows[0]?.postmaster ?? ''), parseInt(rows[0]?.supervisor ?? '')];
}

function launch({ dataDir, clone = CLONE, as }: Options) {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, clone, dataDir], {
    cwd: CLONE,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(as !== undefined && { uid: as, gid: as }),
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
  return { child, ended };
}

const MAIN = fileURLToPath(new URL('house-main.ts', import.meta.url));

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => child.stdout && createInterface(child.stdout).once('line', resolve));
}
