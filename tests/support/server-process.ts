import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Longer than a start takes on a busy machine. */
const READY_WITHIN_MS = 120_000;

/** One node of the product as a process of its own: server/main.ts, without the preparation of `npm start`. */
export interface ServerProcess {
  url: string;
  port: number;
  pid: number;
  /** Its output so far. */
  output(): string;
  isRunning(): boolean;
  /** SIGKILL ends it, SIGSTOP and SIGCONT suspend and resume it, SIGTERM asks it to end. */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' | 'SIGTERM'): void;
  /** Resolves when it has ended, for any reason. */
  ended: Promise<void>;
  /** Asks it to end, and waits. */
  stop(): Promise<void>;
}

interface Options {
  /** DATABASE_URL, DATA_DIR and the rest; the demo is on, its traffic is off. */
  env: Record<string, string>;
  port?: number;
  /** Arguments of Node itself, as `--cpu-prof`. */
  nodeArgs?: readonly string[];
}

/** Starts a node and waits until it answers. */
export const startServer = async ({ env, port: wanted, nodeArgs = [] }: Options): Promise<ServerProcess> => {
  const port = wanted ?? (await freePort());
  const inherited = { ...process.env };
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'NODE_ENV', 'VITEST', 'NODE_OPTIONS']) delete inherited[name];
  let output = '';
  const child: ChildProcess = spawn(process.execPath, [...nodeArgs, '--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    env: {
      ...inherited,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      DEMO_TRAFFIC: 'off',
      DEMO_HISTORY: 'off',
      RATE_FACTOR: '1000',
      CAPTCHA_PROVIDER: 'off',
      // There is no other node to go to, unless the test says so.
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const take = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout!.on('data', take);
  child.stderr!.on('data', take);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  // When the parent is stopped from outside, the child must not be left behind.
  const orphan = () => void child.kill('SIGKILL');
  process.once('exit', orphan);
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      process.off('exit', orphan);
      resolve();
    }),
  );
  const url = `http://127.0.0.1:${port}`;
  const signal: ServerProcess['signal'] = (name) => {
    if (isRunning()) process.kill(child.pid!, name);
  };

  const isReady = async () => {
    try {
      return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) })).ok;
    } catch {
      return false;
    }
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (!isRunning()) throw new Error(`The server ended before it was ready:\n${output}`);
    if (Date.now() > deadline) {
      signal('SIGKILL');
      throw new Error(`The server was not ready within ${READY_WITHIN_MS} ms:\n${output}`);
    }
    await sleep(50);
  }
  return {
    url,
    port,
    pid: child.pid!,
    output: () => output,
    isRunning,
    signal,
    ended,
    async stop() {
      signal('SIGCONT');
      signal('SIGTERM');
      await ended;
    },
  };
};
