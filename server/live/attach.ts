import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Server as Engine } from 'engine.io';
import { HANDSHAKE_REFUSALS } from '../../contract/socket-meanings.ts';
import type { HandshakeRefusal } from './handshake.ts';

/**
 * Gives upgrades below `path` to engine.io, and nothing else: attached by itself, it would also answer GET requests there.
 * Refusals are written here, because engine.io destroys the socket before the reason is sent. Returns the upgraded sockets
 * that are still open, including those that engine.io has given up.
 */
export const acceptUpgrades = (
  engine: Engine,
  httpServer: HttpServer,
  path: string,
  refusalOf: (request: IncomingMessage) => Promise<HandshakeRefusal | undefined>,
): ReadonlySet<Duplex> => {
  const lines = new Set<Duplex>();
  httpServer.on('upgrade', (request: IncomingMessage, line: Duplex, head: Buffer) => {
    // Node removes its own listeners from an upgraded socket. Without this one, a reset by the client would end the process.
    line.on('error', () => line.destroy());
    if (!request.url?.startsWith(`${path}/`)) return refuse(line, 'NOT_FOUND');
    lines.add(line);
    line.once('close', () => lines.delete(line));
    refusalOf(request).then(
      (refusal) => {
        if (refusal) refuse(line, refusal);
        else if (!line.destroyed) engine.handleUpgrade(request, line, head);
      },
      // The database that knows the hosts does not answer.
      () => refuse(line, 'SHUTTING_DOWN'),
    );
  });
  return lines;
};

const refuse = (line: Duplex, refusal: keyof typeof HANDSHAKE_REFUSALS): void => {
  line.once('finish', () => line.destroy());
  line.end(
    `HTTP/1.1 ${HANDSHAKE_REFUSALS[refusal].status}\r\nconnection: close\r\ncontent-type: text/plain\r\n` +
      `content-length: ${refusal.length}\r\n\r\n${refusal}`,
  );
};
