import type { Socket as NetSocket } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { onTestFinished, vi } from 'vitest';
import type {
  CommandAnswer,
  AnyEnvelope,
  ClientEvents,
  Feed,
  JoinAnswer,
  JoinRequest,
  MissingAnswer,
  Heartbeat,
  Refused,
  ServerEvents,
} from '../../../contract/wire.ts';
import { PROTOCOL, SOCKET_PATH } from '../../../contract/feeds.ts';
import { BRAND } from './world.ts';

/** Waits until the condition holds, with a timeout long enough for a busy machine; fails the test after it. */
export const until = async (condition: () => unknown): Promise<void> => {
  await vi.waitUntil(condition, { timeout: 10_000, interval: 5 });
};

/** The operating system's socket below a client: to stop reading, or to cut the connection without a close frame. */
export const rawOf = ({ socket }: Client): NetSocket =>
  (socket.io.engine.transport as unknown as { ws: { _socket: NetSocket } }).ws._socket;

interface Answers {
  join: JoinAnswer;
  snapshot: JoinAnswer;
  missing: MissingAnswer;
  command: CommandAnswer;
}

/** A bare client: it sends what the test tells it to and keeps everything it receives. */
export interface Client {
  socket: Socket<ServerEvents, ClientEvents>;
  envelopes: AnyEnvelope[];
  heartbeats: Heartbeat[];
  byes: string[];
  /** The newest envelope received for this feed and key. */
  newest<F extends Feed>(feed: F, key: string): Extract<AnyEnvelope, { feed: F }> | undefined;
  ask<V extends keyof Answers>(verb: V, request: unknown): Promise<Answers[V] | Refused>;
  /** Sends a request; throws when the server refuses it. */
  get<V extends keyof Answers>(verb: V, request: unknown): Promise<Answers[V]>;
  join(feeds: JoinRequest['feeds'], more?: Partial<JoinRequest>): Promise<JoinAnswer>;
  connected(): Promise<void>;
  closed(): Promise<void>;
}

export interface ConnectOptions {
  origin?: string;
  /** The country as a proxy states it, in the header `x-country`. */
  country?: string;
  /** The address as a proxy states it, used where the app context trusts one. */
  address?: string;
  reconnection?: boolean;
}

/** Connects a client to a node; it is closed when the test ends. */
export const connect = async (url: string, options: ConnectOptions = {}): Promise<Client> => {
  const client = open(url, options);
  await client.connected();
  return client;
};

/** As `connect`, but does not wait. */
export const open = (url: string, { origin, country, address, reconnection = false }: ConnectOptions = {}): Client => {
  const socket: Socket<ServerEvents, ClientEvents> = io(url, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnection,
    reconnectionDelay: 10,
    reconnectionDelayMax: 50,
    extraHeaders: {
      ...(origin && { origin }),
      ...(country && { 'x-country': country }),
      ...(address && { 'x-forwarded-for': address }),
    },
  });
  onTestFinished(() => void socket.disconnect());
  const envelopes: AnyEnvelope[] = [];
  const heartbeats: Heartbeat[] = [];
  const byes: string[] = [];
  socket.on('feed', (envelope) => void envelopes.push(envelope));
  socket.on('heartbeat', (heartbeat) => void heartbeats.push(heartbeat));
  socket.on('bye', ({ reason }) => void byes.push(reason));

  const ask: Client['ask'] = (verb, request) =>
    socket.timeout(5_000).emitWithAck(verb as 'join', request as never) as never;
  const get: Client['get'] = async (verb, request) => {
    const answer = await ask(verb, request);
    if ('refused' in answer) throw new Error(`${verb} refused: ${answer.refused} ${answer.detail ?? ''}`);
    return answer;
  };
  return {
    socket,
    envelopes,
    heartbeats,
    byes,
    newest: (feed, key) => envelopes.filter((each) => each.feed === feed && each.key === key).at(-1) as never,
    ask,
    get,
    join: (feeds, more) => get('join', { merchant: BRAND, protocol: PROTOCOL, epoch: null, feeds, ...more }),
    connected: () => until(() => socket.connected),
    closed: () => until(() => !socket.connected),
  };
};
