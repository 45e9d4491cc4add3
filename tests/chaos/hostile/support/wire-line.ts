import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { AnyEnvelope } from '../../../../contract/wire.ts';
import { SOCKET_PATH } from '../../../../contract/feeds.ts';
import { frameSplitter } from '../../support/ws-frames.ts';

/** A socket client that writes its own frames, so that it can write invalid ones. */
export interface WireLine {
  /** Sends a WebSocket text frame with any bytes. */
  text(bytes: string | Buffer): void;
  /** Sends these bytes unchanged. */
  raw(bytes: Buffer): void;
  /** Sends the frame and waits for its acknowledgement; undefined where the server closed the connection. */
  ask(id: number, frame: string): Promise<unknown>;
  envelopes: AnyEnvelope[];
  byes: string[];
  isOpen(): boolean;
  /** Resolves once the server has read everything sent before, or has closed. */
  settled(): Promise<void>;
  close(): void;
}

const WITHIN_MS = 15_000;
const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';

/** A client frame: masked, with this opcode; `first` is the whole first byte. */
export const clientFrame = (first: number, payload: Buffer): Buffer => {
  const mask = randomBytes(4);
  const { length } = payload;
  const head =
    length < 126
      ? Buffer.from([first, 0x80 | length])
      : length < 65_536
        ? Buffer.from([first, 0x80 | 126, length >> 8, length & 255])
        : Buffer.concat([Buffer.from([first, 0x80 | 127, 0, 0, 0, 0]), uint32(length)]);
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ mask[at % 4]!)]);
};
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const TEXT = 0x81;

/** Connects by WebSocket and joins the namespace. */
export const openLine = (url: string): Promise<WireLine> =>
  new Promise((resolve, reject) => {
    const line: Socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', noDelay: true });
    const split = frameSplitter();
    const waiting = new Map<number, (answer: unknown) => void>();
    const settling = new Set<() => void>();
    const envelopes: AnyEnvelope[] = [];
    const byes: string[] = [];
    let open = true;
    const timer = setTimeout(() => reject(new Error('the socket did not open')), WITHIN_MS);
    const end = () => {
      open = false;
      clearTimeout(timer);
      for (const answer of waiting.values()) answer(undefined);
      for (const settle of settling) settle();
      // For a connection refused during the handshake; afterwards this has no effect.
      reject(new Error('the socket was closed at its door'));
    };
    const self: WireLine = {
      text: (bytes) => self.raw(clientFrame(TEXT, Buffer.from(bytes as string))),
      raw: (bytes) => void (open && line.write(bytes)),
      ask: (id, frame) =>
        late(
          `no answer to ${frame.slice(0, 300)}`,
          new Promise((answer) => {
            if (!open) return answer(undefined);
            waiting.set(id, answer);
            self.text(frame);
          }),
        ).finally(() => waiting.delete(id)),
      settled: () =>
        late(
          'no pong',
          new Promise<void>((settle) => {
            if (!open) return settle();
            settling.add(settle);
            // The server answers a WebSocket ping in order with everything else.
            self.raw(clientFrame(0x89, Buffer.from('?')));
          }),
        ),
      envelopes,
      byes,
      isOpen: () => open,
      close: () => void line.destroy(),
    };
    const hear = (text: string): void => {
      if (text.startsWith('0')) self.text('40');
      else if (text.startsWith('40')) {
        clearTimeout(timer);
        resolve(self);
      } else if (text === '2') self.text('3');
      else if (text.startsWith('43')) {
        const [, id = '', body = 'null'] = /^43(\d+)([^]*)$/.exec(text) ?? [];
        waiting.get(Number(id))?.((JSON.parse(body) as unknown[])[0]);
      } else if (text.startsWith('42["feed"')) envelopes.push((JSON.parse(text.slice(2)) as [string, AnyEnvelope])[1]);
      else if (text.startsWith('42["bye"'))
        byes.push((JSON.parse(text.slice(2)) as [string, { reason: string }])[1].reason);
    };
    line.on('error', () => undefined);
    line.on('close', end);
    line.on('data', (bytes: Buffer) => {
      for (const { bytes: frame, text } of split(bytes)) {
        if (text) hear(text);
        // A pong, or a close frame, after which nothing follows.
        else if (frame[0] === 0x8a) {
          for (const settle of settling) settle();
          settling.clear();
        } else if (frame[0] === 0x88) line.destroy();
      }
    });
    line.write(
      `GET ${SOCKET_PATH}/?EIO=4&transport=websocket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\n` +
        `upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${KEY}\r\n\r\n`,
    );
  });

const late = <T>(what: string, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} within ${WITHIN_MS} ms`)), WITHIN_MS);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
};
