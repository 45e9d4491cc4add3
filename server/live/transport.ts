import type { Socket } from 'socket.io';
import { Sender } from 'ws';
import type { Message } from './message.ts';
import type { AnyEnvelope, ClientEvents, Heartbeat, ServerEvents } from '../../contract/wire.ts';

/** Events between nodes through socket.io's adapter. */
export interface NodeEvents {
  envelopes: (json: string) => void;
}
export type LiveSocket = Socket<ClientEvents, ServerEvents, NodeEvents>;

/** The connection to one client: sends text and reports how many bytes are unsent. */
export interface Transport {
  /** False until the operating system has taken what was written before. */
  isReady(): boolean;
  /** `frame`, if given, is the same text encoded by `frameOf`, so that it is not encoded per client. */
  write(text: string, frame?: Buffer): void;
  unsentBytes(): number;
  onReady(listener: () => void): void;
}

/** The parts of engine.io and ws used here beyond their declared types. Websocket is the only transport. */
interface Engine {
  writeBuffer: readonly { data?: unknown }[];
  transport: {
    socket: { bufferedAmount: number; terminate(): void; once(event: 'close', listener: () => void): unknown };
  };
}

const engineOf = (socket: LiveSocket): Engine => socket.conn as unknown as Engine;
const lengthOf = ({ data }: { data?: unknown }): number => (typeof data === 'string' ? data.length : 0);

/** engine.io passes such a frame to the socket unchanged. Writing one buffer costs half of what ws needs for a text. */
const framed = (frame: Buffer) => ({ compress: false, wsPreEncodedFrame: [frame] });

export const transportOf = (socket: LiveSocket): Transport => {
  const engine = engineOf(socket);
  return {
    isReady: () => socket.conn.transport.writable && engine.writeBuffer.length === 0,
    write: (text, frame) => void socket.conn.write(text, frame ? framed(frame) : { compress: false }),
    // Answers to requests wait in engine.io's own buffer. They count, so that a client that only sends requests is also
    // disconnected.
    unsentBytes: () =>
      engine.transport.socket.bufferedAmount + engine.writeBuffer.reduce((sum, packet) => sum + lengthOf(packet), 0),
    onReady: (listener) => void socket.conn.transport.on('ready', listener),
  };
};

/** Timeout of the closing handshake. A client that does not read would otherwise keep the socket open. */
const CLOSE_WITHIN_MS = 1_000;

/** Closes the connection below socket.io, so that the client reconnects by itself. Pending data is sent first. */
export const closeTransport = (socket: LiveSocket): void => {
  const { conn } = socket;
  const { socket: websocket } = engineOf(socket).transport;
  const timer = setTimeout(() => websocket.terminate(), CLOSE_WITHIN_MS);
  websocket.once('close', () => clearTimeout(timer));
  conn.close();
};

/**
 * A socket.io packet: an event ('2') of the main namespace. Encoded once for all receivers; `emit` would encode it for each.
 */
const packet = (...event: readonly [string, unknown]): string => `2${JSON.stringify(event)}`;

/** The packet as a complete websocket frame of a server, after engine.io's message type ('4'). */
const frameOf = (text: string): Buffer =>
  Buffer.concat(
    Sender.frame(Buffer.from(`4${text}`), { fin: true, opcode: 1, rsv1: false, mask: false, readOnly: true }),
  );

/** Encodes an envelope for its subscribers. While it waits, a newer message with the same `slot` replaces it. */
export const feedMessage = (slot: string, envelope: AnyEnvelope): Message => message(slot, packet('feed', envelope));
/** Encodes several envelopes as so many frames, which are written at once. */
export const feedMessages = (slot: string, envelopes: readonly AnyEnvelope[]): Message => {
  const [first, ...more] = envelopes.map((envelope) => feedMessage(slot, envelope));
  if (!first || more.length === 0) return first!;
  const frame = Buffer.concat([first, ...more].map((each) => each.frame!));
  return { slot, text: first.text, frame, bytes: frame.length };
};
export const heartbeatMessage = (heartbeat: Heartbeat): Message => message('heartbeat', packet('heartbeat', heartbeat));
const message = (slot: string, text: string): Message => {
  const frame = frameOf(text);
  return { slot, text, frame, bytes: frame.length };
};
