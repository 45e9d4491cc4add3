import type { Socket } from 'socket.io';
import type { Message } from './send-queue.ts';
import type { AnyEnvelope, ClientEvents, Heartbeat, ServerEvents } from '../../contract/wire.ts';

/** What nodes tell one another through socket.io's adapter. */
export interface NodeEvents {
  envelopes: (json: string) => void;
}
export type LiveSocket = Socket<ClientEvents, ServerEvents, NodeEvents>;

/** The way to one client: takes text, and says how much of it has not left yet. */
export interface Transport {
  /** False while what was written before has not been taken by the operating system. */
  isReady(): boolean;
  /** `frame`, where given, is the same text as `frameOf` makes it: then nothing is encoded for this client alone. */
  write(text: string, frame?: Buffer): void;
  unsentBytes(): number;
  onReady(listener: () => void): void;
}

/** The parts of engine.io and ws that are used here beyond their declared types; websocket is the one transport. */
interface Engine {
  writeBuffer: readonly { data?: unknown }[];
  transport: {
    socket: { bufferedAmount: number; terminate(): void; once(event: 'close', listener: () => void): unknown };
  };
}

const engineOf = (socket: LiveSocket): Engine => socket.conn as unknown as Engine;
const lengthOf = ({ data }: { data?: unknown }): number => (typeof data === 'string' ? data.length : 0);

/** engine.io passes such a frame to the socket as it is; one write of one buffer costs half of what ws does with a text. */
const framed = (frame: Buffer) => ({ compress: false, wsPreEncodedFrame: [frame] });

export const transportOf = (socket: LiveSocket): Transport => {
  const engine = engineOf(socket);
  return {
    isReady: () => socket.conn.transport.writable && engine.writeBuffer.length === 0,
    write: (text, frame) => void socket.conn.write(text, frame ? framed(frame) : { compress: false }),
    // Answers to requests lie in engine.io's own buffer: they count, or a client that only asks would never be cut.
    unsentBytes: () =>
      engine.transport.socket.bufferedAmount + engine.writeBuffer.reduce((sum, packet) => sum + lengthOf(packet), 0),
    onReady: (listener) => void socket.conn.transport.on('ready', listener),
  };
};

/** A closing handshake is not waited for longer: who does not read would keep the socket for ever. */
const CLOSE_WITHIN_MS = 1_000;

/** Closes the connection below socket.io, so that the client's own reconnection sets in; what was written goes out first. */
export const closeTransport = (socket: LiveSocket): void => {
  const { conn } = socket;
  const { socket: websocket } = engineOf(socket).transport;
  const timer = setTimeout(() => websocket.terminate(), CLOSE_WITHIN_MS);
  websocket.once('close', () => clearTimeout(timer));
  conn.close();
};

/**
 * A packet as socket.io writes it: an event ('2') of the main namespace. Encoded once for all who get it, where `emit` would
 * encode it for each.
 */
const packet = (...event: readonly [string, unknown]): string => `2${JSON.stringify(event)}`;

/** The packet as a whole websocket frame of a server: final, text, not masked, after engine.io's digit for a message ('4'). */
const frameOf = (text: string): Buffer => {
  const payload = Buffer.from(`4${text}`);
  const { length } = payload;
  const size = length < 126 ? [length] : length < 65_536 ? [126, ...bytesOf(length, 2)] : [127, ...bytesOf(length, 8)];
  return Buffer.concat([Buffer.from([0x81, ...size]), payload]);
};
const bytesOf = (length: number, count: 2 | 8): Buffer => {
  const bytes = Buffer.alloc(count);
  bytes.writeUIntBE(length, count === 8 ? 2 : 0, count === 8 ? 6 : 2);
  return bytes;
};

/** An envelope for whoever watches it; `slot` says what a newer one may replace while it waits. */
export const feedMessage = (slot: string, envelope: AnyEnvelope): Message => message(slot, packet('feed', envelope));
export const heartbeatMessage = (heartbeat: Heartbeat): Message => message('heartbeat', packet('heartbeat', heartbeat));
const message = (slot: string, text: string): Message => {
  const frame = frameOf(text);
  return { slot, text, frame, bytes: frame.length };
};
