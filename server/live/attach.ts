import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HandshakeRefusal } from './handshake.ts';
import type { LiveServer } from './cluster.ts';

type Listener = (...args: unknown[]) => void;

const STATUS: Record<HandshakeRefusal, string> = {
  UNREADABLE_HOST: '400 Bad Request',
  WEBSOCKET_ONLY: '400 Bad Request',
  ORIGIN_NOT_ALLOWED: '403 Forbidden',
  TOO_MANY_CONNECTIONS: '429 Too Many Requests',
  SHUTTING_DOWN: '503 Service Unavailable',
};

/**
 * Attaches socket.io for upgrades below `path` only, because engine.io would otherwise also answer GET requests there.
 * Refusals are written here, because engine.io destroys the socket before the reason is sent. Returns the upgraded sockets
 * that are still open, including those that engine.io has given up.
 */
export const attachForUpgrades = (
  io: LiveServer,
  httpServer: HttpServer,
  path: string,
  refusalOf: (request: IncomingMessage) => HandshakeRefusal | undefined,
): ReadonlySet<Duplex> => {
  const pages = httpServer.listeners('request') as Listener[];
  const others = httpServer.listeners('upgrade') as Listener[];
  io.attach(httpServer);
  const upgrades = (httpServer.listeners('upgrade') as Listener[]).filter((each) => !others.includes(each));
  replace(httpServer, 'request', pages);
  replace(httpServer, 'upgrade', others);

  const lines = new Set<Duplex>();
  httpServer.on('upgrade', (request: IncomingMessage, line: Duplex, head: Buffer) => {
    // Node removes its own listeners from an upgraded socket. Without this one, a reset by the client would end the process.
    line.on('error', () => line.destroy());
    if (request.url?.startsWith(`${path}/`)) {
      const refusal = refusalOf(request);
      if (refusal) return refuse(line, refusal);
      lines.add(line);
      line.once('close', () => lines.delete(line));
    }
    for (const upgrade of upgrades) upgrade(request, line, head);
  });
  return lines;
};

const replace = (httpServer: HttpServer, event: 'request' | 'upgrade', listeners: readonly Listener[]): void => {
  httpServer.removeAllListeners(event);
  for (const listener of listeners) httpServer.on(event, listener);
};

const refuse = (line: Duplex, refusal: HandshakeRefusal): void => {
  line.once('finish', () => line.destroy());
  line.end(
    `HTTP/1.1 ${STATUS[refusal]}\r\nconnection: close\r\ncontent-type: text/plain\r\n` +
      `content-length: ${refusal.length}\r\n\r\n${refusal}`,
  );
};
