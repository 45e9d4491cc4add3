import { setTimeout as sleep } from 'node:timers/promises';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import type { Server } from 'socket.io';
import type { ClientEvents, ServerEvents } from '../../contract/wire.ts';
import type { BaseContext } from '../app/base-context.ts';
import type { NodeEvents } from './transport.ts';
import type { Outgoing } from './outgoing.ts';

export type LiveServer = Server<ClientEvents, ServerEvents, NodeEvents>;

/** Sends envelopes to the other nodes. */
export interface Cluster {
  send(outgoing: readonly Outgoing[]): void;
  /** Returns why Redis does not answer; undefined if it does, or if none is configured. */
  problem(): Promise<string | undefined>;
  stop(): Promise<void>;
}

const ALONE: Cluster = { send: () => {}, problem: async () => undefined, stop: async () => {} };
const LONGEST_WAIT_MS = 2_000;
/** Longer than a Redis that works takes for an answer. */
const ANSWER_WITHIN_MS = 1_000;

/** A code or message of Redis or the network; neither contains the password. */
const reasonOf = (error: unknown): string => {
  const { code, message } = Object(error) as { code?: string; message?: string };
  return code || message || 'not connected';
};

/**
 * Joins the nodes that share REDIS_URL through socket.io's adapter. A node starts without Redis and never waits for it: the
 * next heartbeat recovers whatever Redis loses (W11).
 */
export const joinCluster = async (
  ctx: BaseContext,
  io: LiveServer,
  receive: (outgoing: Outgoing[]) => void,
): Promise<Cluster> => {
  const url = ctx.config.secrets.redisUrl;
  if (url === undefined) return ALONE;
  const log = ctx.log.child({ live: 'redis' });
  const client = createClient({
    url,
    socket: { reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_WAIT_MS) },
  });
  let isAway = false;
  let lastError: Error | undefined;
  client.on('error', (error: Error) => {
    lastError = error;
    if (!isAway) log.warn({ err: error }, 'Redis is away; other nodes hear by the next heartbeat');
    isAway = true;
  });
  client.on('ready', () => {
    isAway = false;
    log.info('Redis is there');
  });
  // The adapter leaves a failed publish as an unhandled rejection, which would end the process.
  const publish = client.publish.bind(client);
  Object.assign(client, {
    publish: (...args: Parameters<typeof publish>) =>
      publish(...args).catch((error: unknown) => {
        log.debug({ err: error }, 'not published');
        return 0;
      }),
  });
  void client.connect().catch((error: unknown) => log.debug({ err: error }, 'gave up'));

  // Two databases may share one Redis. The creation time of the database gives each its own channel.
  const { created_at } = await ctx.database.db
    .selectFrom('platform_state')
    .select('created_at')
    .executeTakeFirstOrThrow();
  const name = `parlour:${created_at.getTime()}`;
  io.adapter(createAdapter(client, { streamName: name, channelPrefix: name, blockTimeInMs: 500 }));
  const nodes = io.of('/');
  nodes.on('envelopes', (json) => receive(JSON.parse(json) as Outgoing[]));

  /** One at a time, because those to a Redis that is suspended stay open. */
  let ping: Promise<unknown> | undefined;
  const problem = async (): Promise<string | undefined> => {
    if (!client.isReady) return reasonOf(lastError);
    ping ??= client.ping().finally(() => (ping = undefined));
    const late = sleep(ANSWER_WITHIN_MS, `no answer within ${ANSWER_WITHIN_MS} ms`, { ref: false });
    return Promise.race([ping.then(() => undefined, reasonOf), late]);
  };

  return {
    problem,
    send(outgoing) {
      // Not queued while Redis is down: late envelopes are useless, and the queue would grow without limit.
      if (client.isReady) nodes.serverSideEmit('envelopes', JSON.stringify(outgoing));
    },
    async stop() {
      await nodes.adapter.close();
      client.destroy();
    },
  };
};
