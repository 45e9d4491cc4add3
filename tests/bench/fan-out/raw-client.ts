import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { readFrames, textFrame } from './frames.ts';
import type { Speech } from './protocol.ts';

const PONG = textFrame('3');
const HEADS_END = '\r\n\r\n';
const SEQ = '"seq":';
const [F, TWO, FOUR, THREE, ZERO] = ['f', '2', '4', '3', '0'].map((letter) => letter.charCodeAt(0));

const seqIn = (payload: Buffer): number => {
  const at = payload.indexOf(SEQ) + SEQ.length;
  return parseInt(payload.toString('latin1', at, at + 12), 10);
};

/**
 * Opens a client with minimal cost: a bare TCP socket with hand-written WebSocket, engine.io and socket.io framing that parses
 * only the number of a value. Resolves once it is open, and joined if it joins.
 */
export const openRawClient = (
  { port, speech, address }: { port: number; speech: Speech; address: string },
  onFigure: (seq: number) => void,
): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const path = speech.kind === 'ws' ? '/' : `${speech.path}/?EIO=4&transport=websocket`;
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n` +
        // Each client has its own address, as behind a trusted proxy, because the server limits the connections per address.
        `X-Forwarded-For: ${address}${HEADS_END}`,
    );
    socket.on('error', reject).on('close', () => {
      // A bench closes no sockets, and fewer sockets would make the server look cheaper.
      if (isOpen) throw new Error('a client was closed by its server');
      reject(new Error('closed by the server'));
    });
    let isOpen = false;
    let left: Buffer | undefined;

    const takeBare = (payload: Buffer) => {
      if (payload[2] === F) onFigure(seqIn(payload));
    };
    /** By the digits of engine.io and then socket.io. */
    const takeSocketIo = (payload: Buffer) => {
      if (payload[0] === FOUR && payload[1] === TWO) {
        if (payload[4] === F) onFigure(seqIn(payload));
      } else if (payload[0] === TWO) socket.write(PONG);
      else if (payload[0] === ZERO) socket.write(textFrame('40'));
      else if (payload[1] === ZERO) {
        if (speech.kind !== 'socket.io' || speech.join === undefined) return resolve(socket);
        socket.write(textFrame(`420${JSON.stringify(['join', speech.join])}`));
      } else if (payload[1] === THREE) {
        const answer = payload.toString();
        if (answer.includes('"refused"')) reject(new Error(`join refused: ${answer}`));
        else resolve(socket);
      }
    };

    const take = speech.kind === 'ws' ? takeBare : takeSocketIo;
    socket.on('data', (chunk) => {
      let unread = left ? Buffer.concat([left, chunk]) : chunk;
      if (!isOpen) {
        const end = unread.indexOf(HEADS_END);
        if (end === -1) return void (left = unread);
        const [status] = unread.toString('latin1', 0, end).split('\r\n');
        if (!status!.includes(' 101 ')) return reject(new Error(`not let in: ${unread.toString('latin1')}`));
        isOpen = true;
        unread = unread.subarray(end + HEADS_END.length);
        if (speech.kind === 'ws') resolve(socket);
      }
      const rest = readFrames(unread, take);
      left = rest.length > 0 ? Buffer.from(rest) : undefined;
    });
  });
