import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';
import { freePort } from '../../../support/free-port.ts';
import { openProxy } from '../../support/proxy.ts';

/** A Redis that the test can stop or cut off. */
export interface Redis {
  url: string;
  /** How it becomes unavailable. */
  way: 'killed' | 'cut off';
  kill(): Promise<void>;
  /** Makes it available again at the same address; after a kill it is empty. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 30_000;

/** A redis-server of its own, which can also be suspended, so that it accepts connections and does not answer. */
export interface OwnRedis extends Redis {
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
}

/** Whether the program redis-server is installed. */
export const hasRedisServer = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** Starts a redis-server of its own where the program is installed; else a TCP proxy, which can be cut, to the given one. */
export const openRedis = async (given: string): Promise<Redis> =>
  hasRedisServer() ? ownRedis() : cuttableRedis(new URL(given));

/** Starts a redis-server at a free port. */
export const ownRedis = async (): Promise<OwnRedis> => {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const orphan = () => void child?.kill('SIGKILL');

  const isReady = async (): Promise<boolean> => {
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.ping()) === 'PONG';
    } catch {
      return false;
    } finally {
      if (client.isOpen) client.destroy();
    }
  };
  const redis: OwnRedis = {
    url,
    way: 'killed',
    async kill() {
      const killed = child;
      if (!killed || killed.exitCode !== null || killed.signalCode !== null) return;
      const gone = new Promise((resolve) => killed.once('exit', resolve));
      killed.kill('SIGKILL');
      await gone;
    },
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn('redis-server', args, { cwd: tmpdir(), stdio: 'ignore' });
      const deadline = Date.now() + READY_WITHIN_MS;
      while (!(await isReady())) {
        if (Date.now() > deadline) throw new Error(`redis-server did not answer within ${READY_WITHIN_MS} ms`);
        await sleep(20);
      }
    },
    signal: (name) => void child?.kill(name),
    async stop() {
      process.off('exit', orphan);
      await redis.kill();
    },
  };
  // Stops it also when the test process is stopped from outside.
  process.once('exit', orphan);
  await redis.start();
  return redis;
};

const cuttableRedis = async (to: URL): Promise<Redis> => {
  if (to.hostname !== '127.0.0.1' && to.hostname !== 'localhost')
    throw new Error('without the program redis-server, TEST_REDIS_URL must be on this machine');
  const proxy = await openProxy(Number(to.port || 6379));
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return {
    url: url.href,
    way: 'cut off',
    kill() {
      proxy.refuse(true);
      for (const line of proxy.lines()) line.cut();
      return Promise.resolve();
    },
    start: () => Promise.resolve(proxy.refuse(false)),
    stop: () => proxy.close(),
  };
};
