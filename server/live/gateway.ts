import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server as Engine } from 'engine.io';
import { Server } from 'socket.io';
import type { Bye } from '../../contract/wire.ts';
import { SOCKET_PATH } from '../../contract/feeds.ts';
import type { BaseContext } from '../app/base-context.ts';
import { addressKey } from '../http/address.ts';
import { createMayCall } from '../http/page-origin.ts';
import type { CountryOf } from '../http/region.ts';
import { hasSoundHost } from '../http/request-line.ts';
import { createConnection, type Gate } from './connection.ts';
import { acceptUpgrades } from './attach.ts';
import { addressOf, isWebsocketOnly, type HandshakeRefusal } from './handshake.ts';
import { closeTransport, transportOf, type LiveSocket } from './transport.ts';
import type { LiveServer } from './cluster.ts';
import { createSendQueue } from './send-queue.ts';
import { createBucket, type Rate } from './rates.ts';
import { answerRequests } from './requests.ts';
import type { Watcher } from './watchers.ts';

export interface GatewayLimits {
  /** Request rate of one socket. Requests above it are refused. */
  requests: Rate;
  /** A request that takes longer than this closes the connection. Longer than the client's own timeout. */
  answerWithinMs: number;
  /** Frame rate of one connection, for frames of any kind. A faster client is disconnected. */
  frames: Rate;
  /** One address may serve a household or an office. */
  connectionsPerAddress: number;
  slowReaderBytes: number;
}

type Reason = Bye['reason'];
export interface Gateway {
  io: LiveServer;
  /** Sends the reason, then closes. */
  close(watcher: Watcher, reason: Reason): void;
  /**
   * Refuses new connections, and asks the open ones to leave at random times until `withinMs` from now. Resolves when none is left,
   * or shortly after that time.
   */
  drain(withinMs: number): Promise<void>;
  /** Refuses new connections and closes all open ones. */
  stop(): Promise<void>;
  stats(): { connections: number; refused: Record<string, number>; byes: Record<string, number> };
}

/** Maximum bytes of one frame from a client. A join with the maximum of keys has about 5 kB. */
export const FRAME_BYTES = 16 * 1024;
/** Connections still open after this are destroyed. */
const SHUTDOWN_TIMEOUT_MS = 1_200;
/** Pages leave from this share of the time on: before, a proxy may not know yet that the node stops, and lead them back here. */
const LEAVE_FROM = 0.5;
/** A page that left with the last has this long to close its connection. */
const LEFT_WITHIN_MS = 250;

const ENGINE: ConstructorParameters<typeof Engine>[0] = {
  // Long polling would need sticky sessions and its own access checks.
  transports: ['websocket'],
  allowUpgrades: false,
  maxHttpBufferSize: FRAME_BYTES,
  // Envelopes of about 100 bytes hardly shrink, and one compressor per connection uses more memory than the rest of the
  // connection.
  perMessageDeflate: false,
  httpCompression: false,
  // Clients detect a dead connection by the missing heartbeat (W11). The ping only frees the server's resources.
  pingInterval: 25_000,
  pingTimeout: 20_000,
};

/**
 * The server side of the socket: accepts, serves and closes connections (W7). Calls `gate` when the first client connects.
 */
export const createGateway = (
  ctx: BaseContext,
  httpServer: HttpServer,
  gate: () => Omit<Gate, 'ctx'>,
  countryOf: CountryOf,
  limits: GatewayLimits,
): Gateway => {
  const { config } = ctx;
  const log = ctx.log.child({ live: 'gateway' });
  /** Connections of each address. */
  const addresses = tally();
  const sockets = new Map<Watcher, LiveSocket>();
  const watcherOf = new WeakMap<LiveSocket['conn'], Watcher>();
  const refused = tally();
  const byes = tally();
  let isStopping = false;

  const mayCall = createMayCall(ctx);
  const refusalOf = async (request: IncomingMessage): Promise<HandshakeRefusal | undefined> => {
    if (isStopping) return 'SHUTTING_DOWN';
    // As on HTTP: the origin is compared with the host.
    if (!hasSoundHost(request.rawHeaders, request.headers.host)) return 'UNREADABLE_HOST';
    if (!isWebsocketOnly(request)) return 'WEBSOCKET_ONLY';
    const { origin, host } = request.headers;
    // Only browsers send it. The socket uses no cookies that a foreign page could exploit, so others connect as a visitor.
    if (origin !== undefined && !(await mayCall({ origin, host }))) return 'ORIGIN_NOT_ALLOWED';
    if (isStopping) return 'SHUTTING_DOWN';
    return addresses.of(addressKey(addressOf(request, config.trustProxy))) < limits.connectionsPerAddress
      ? undefined
      : 'TOO_MANY_CONNECTIONS';
  };

  const engine = new Engine(ENGINE);
  const io: LiveServer = new Server({ serveClient: false, connectTimeout: 10_000 });
  io.bind(engine);
  const lines = acceptUpgrades(engine, httpServer, SOCKET_PATH, async (request) => {
    const refusal = await refusalOf(request);
    if (!refusal) return undefined;
    refused.add(refusal);
    const { origin, host } = request.headers;
    // While a node stops, every page that comes back to it is refused: nothing to warn of.
    log[refusal === 'SHUTTING_DOWN' ? 'debug' : 'warn']({ refused: refusal, origin, host }, 'handshake refused');
    return refusal;
  });

  const close = (watcher: Watcher, reason: Reason) => {
    const socket = sockets.get(watcher);
    if (!socket) return;
    sockets.delete(watcher);
    byes.add(reason);
    log.info({ socket: socket.id, reason }, 'bye');
    socket.emit('bye', { reason });
    closeTransport(socket);
  };

  engine.on('connection', (conn: LiveSocket['conn']) => {
    const address = addressKey(addressOf(conn.request, config.trustProxy));
    addresses.add(address);
    const frames = createBucket(limits.frames);
    conn.on('packet', () => {
      if (frames.take()) return;
      const watcher = watcherOf.get(conn);
      if (watcher) close(watcher, 'flood');
      else conn.close(true);
    });
    conn.once('close', () => addresses.remove(address));
  });

  io.on('connection', (socket) => {
    const tooSlow = () => close(watcher, 'slow_reader');
    const queue = createSendQueue(transportOf(socket), tooSlow, limits);
    const { request } = socket;
    const ip = addressOf(request, config.trustProxy);
    const country = countryOf({ ip, headers: request.headers, socket: request.socket });
    const watcher: Watcher = { queue, country, rooms: new Set(), topics: [], subscribedAtMs: 0 };
    sockets.set(watcher, socket);
    watcherOf.set(socket.conn, watcher);
    const connection = createConnection({ ctx, ...gate() }, watcher);
    const { requests: rate, answerWithinMs } = limits;
    answerRequests(ctx, socket, watcher, connection, { rate, answerWithinMs, onRefused: refused.add });
    socket.on('disconnect', () => {
      sockets.delete(watcher);
      connection.end();
    });
    if (isStopping) close(watcher, 'shutdown');
  });

  return {
    io,
    close,
    async drain(withinMs) {
      isStopping = true;
      log.info({ connections: sockets.size, withinMs }, 'pages are asked to leave');
      const leaveAfterMs = [Math.round(withinMs * LEAVE_FROM), withinMs] as const;
      for (const socket of sockets.values()) {
        socket.emit('bye', { reason: 'shutdown', leaveAfterMs });
      }
      const untilMs = performance.now() + withinMs + LEFT_WITHIN_MS;
      while (sockets.size > 0 && performance.now() < untilMs) await sleep(20);
    },
    async stop() {
      isStopping = true;
      for (const watcher of [...sockets.keys()]) close(watcher, 'shutdown');
      const untilMs = performance.now() + SHUTDOWN_TIMEOUT_MS;
      while (lines.size > 0 && performance.now() < untilMs) await sleep(10);
      engine.close();
      // Otherwise a client that does not read would delay the close of the HTTP server.
      for (const line of lines) line.destroy();
    },
    stats: () => ({ connections: sockets.size, refused: refused.counts(), byes: byes.counts() }),
  };
};

const tally = () => {
  const counts = new Map<string, number>();
  return {
    of: (name: string) => counts.get(name) ?? 0,
    add: (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    remove(name: string) {
      const left = (counts.get(name) ?? 1) - 1;
      if (left > 0) counts.set(name, left);
      else counts.delete(name);
    },
    counts: () => Object.fromEntries(counts),
  };
};
