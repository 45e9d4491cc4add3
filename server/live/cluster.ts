import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import type { Server } from 'socket.io';
import type { ClientEvents, ServerEvents } from '../../contract/wire.ts';
import type { AppContext } from '../context.ts';
import type { NodeEvents } from './transport.ts';
import type { Outgoing } from './outgoing.ts';

export type LiveServer = Server<ClientEvents, ServerEvents, NodeEvents>;

/** The way to the house's other nodes. */
export interface Cluster {
  send(outgoing: readonly Outgoing[]): void;
  stop(): Promise<void>;
}

const ALONE: Cluster = { send: () => {}, stop: async () => {} };
const LONGEST_WAIT_MS = 2_000;

/**
 * Joins the nodes that share REDIS_URL through socket.io's adapter. What Redis loses, or never gets while it is away, the next
 * heartbeat tells the clients (W11): nothing waits for it, and a node starts without it.
 */
export const joinCluster = async (
  ctx: AppContext,
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
  client.on('error', (error: Error) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away; other nodes hear by the next heartbeat');
    isAway = true;
  });
  client.on('ready', () => {
    isAway = false;
    log.info('Redis is there');
  });
  // The adapter lets a failed publication fall as an unhandled rejection, which would end the process.
  const publish = client.publish.bind(client);
  Object.assign(client, {
    publish: (...args: Parameters<typeof publish>) =>
      publish(...args).catch((error: unknown) => {
        log.debug({ err: error }, 'not published');
        return 0;
      }),
  });
  void client.connect().catch((error: unknown) => log.debug({ err: error }, 'gave up'));

  // Two houses may share one Redis: each has its own channel, by the moment its database was made.
  const { created_at } = await ctx.database.db.selectFrom('house').select('created_at').executeTakeFirstOrThrow();
  const name = `parlour:${created_at.getTime()}`;
  io.adapter(createAdapter(client, { streamName: name, channelPrefix: name, blockTimeInMs: 500 }));
  const nodes = io.of('/');
  nodes.on('envelopes', (json) => receive(JSON.parse(json) as Outgoing[]));

  return {
    send(outgoing) {
      // Not queued while Redis is away: late news is no news, and the queue would grow without end.
      if (client.isReady) nodes.serverSideEmit('envelopes', JSON.stringify(outgoing));
    },
    async stop() {
      await nodes.adapter.close();
      client.destroy();
    },
  };
};
