import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { quickFolder } from './quick-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Longer than a cold start takes on a slow machine. */
const READY_WITHIN_MS = 180_000;

export interface SiteProcess {
  url: string;
  port: number;
  dataDir: string;
  /** Its output so far. */
  output(): string;
  /** Ends it gracefully by SIGTERM; the data stay. */
  stop(): Promise<void>;
  /** Ends it like a crash. */
  kill(): Promise<void>;
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Pictures are drawn once for all sites of tests and benches. */
export const PICTURES_DIR = path.join(ROOT, 'node_modules/.cache/parlour-pictures');

/** A temporary folder for a site's data; `remove` deletes it. */
export const temporaryData = () => {
  const dataDir = mkdtempSync(path.join(quickFolder(), 'parlour-site-'));
  // When the run is root, PostgreSQL runs as another user, who needs access to this folder.
  chmodSync(dataDir, 0o711);
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
};

/** Starts the product with `npm start`'s script, and waits until it answers. */
export const startSite = async (options: {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
}): Promise<SiteProcess> => {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  let output = '';
  const inherited = { ...process.env };
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'NODE_ENV']) delete inherited[name];
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...inherited,
      PORT: String(port),
      DATA_DIR: options.dataDir,
      PICTURES_DIR,
      LOG_LEVEL: 'warn',
      DEMO_HISTORY: 'off',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that all of it can be killed.
    detached: true,
  });
  const take = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout.on('data', take);
  child.stderr.on('data', take);

  const healthy = async () => {
    try {
      return (await fetch(`${url}/health`)).ok;
    } catch {
      return false;
    }
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await healthy())) {
    if (child.exitCode !== null) throw new Error(`The site ended before it was ready:\n${output}`);
    if (Date.now() > deadline) throw new Error(`The site was not ready within ${READY_WITHIN_MS} ms:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const signal = async (name: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, name);
    await ended(child);
  };
  return {
    url,
    port,
    dataDir: options.dataDir,
    output: () => output,
    stop: () => signal('SIGTERM'),
    kill: () => signal('SIGKILL'),
  };
};
