/** Separate process: the built pages, and a socket that sends the pools' values at a given total rate. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { Server, type Socket } from 'socket.io';
import { SERVER_LIMITS } from '../../../contract/limits.ts';
import { SOCKET_PATH } from '../../../contract/feeds.ts';
import type { ClientEvents, Envelope, JoinRequest, ServerEvents } from '../../../contract/wire.ts';

const EPOCH = 'bench1';
/** Interval of sending; all envelopes due by then are sent at once. */
const EVERY_MS = 10;

const [pages = ''] = process.argv.slice(2);
let requested: Requested = { rate: 0, together: true };

export interface Requested {
  /** Values per second, over all keys. */
  rate: number;
  /** Whether all due envelopes go in one message, or each in its own, as the product's server sends them. */
  together: boolean;
}

/** Sends values of these pools in turn, `asked.rate` per second in total, until the socket closes. */
const tell = (socket: Socket<ClientEvents, ServerEvents>, keys: readonly string[]): Record<string, number> => {
  const seqs = Object.fromEntries(keys.map((key) => [key, 1]));
  let turn = 0;
  let published = 0;
  let since = performance.now();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - since) / 1_000) * requested.rate);
    const envelopes: Envelope<'jackpot'>[] = [];
    for (; published < due; published += 1) {
      const key = keys[(turn += 1) % keys.length]!;
      envelopes.push(envelopeOf(key, (seqs[key]! += 1)));
    }
    if (envelopes.length === 0) return;
    if (requested.together) socket.emit('feed', envelopes as never);
    else for (const envelope of envelopes) socket.emit('feed', envelope);
  }, EVERY_MS);
  const proofs = setInterval(
    () => socket.emit('heartbeat', { epoch: EPOCH, at: Date.now(), seqs: { jackpot: { ...seqs } } }),
    SERVER_LIMITS.heartbeatEveryMs,
  );
  const restart = () => {
    since = performance.now();
    published = 0;
  };
  process.on('message', restart);
  socket.once('disconnect', () => {
    clearInterval(timer);
    clearInterval(proofs);
    process.off('message', restart);
  });
  return { ...seqs };
};

const envelopeOf = (key: string, seq: number): Envelope<'jackpot'> => ({
  epoch: EPOCH,
  feed: 'jackpot',
  key,
  seq,
  at: Date.now(),
  value: { name: key, amount: 1_000_000_00 + seq * 137, currency: 'USD', exponent: 2, lastWon: null },
});

const app = Fastify({ serverFactory: (handler) => createServer(handler) });
await app.register(fastifyStatic, { root: pages });
await app.listen({ port: 0, host: '127.0.0.1' });
const io = new Server<ClientEvents, ServerEvents>(app.server, {
  path: SOCKET_PATH,
  transports: ['websocket'],
  perMessageDeflate: false,
});
io.on('connection', (socket) => {
  socket.on('join', (request: JoinRequest, answer) => {
    const keys = Object.keys(request.feeds.jackpot ?? {});
    answer({
      epoch: EPOCH,
      at: Date.now(),
      envelopes: keys.map((key) => envelopeOf(key, 1)),
      resets: [],
      seqs: { jackpot: keys.length ? tell(socket, keys) : {} },
    });
  });
});
process.on('message', (now: Requested) => {
  requested = now;
});
process.on('disconnect', () => process.exit());
process.send?.({ port: (app.server.address() as AddressInfo).port });
