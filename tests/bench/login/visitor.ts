import { io } from 'socket.io-client';
import { auth, type LoginResult } from '../../../contract/auth.ts';
import { PROTOCOL, SOCKET_PATH } from '../../../contract/feeds.ts';
import { session } from '../../../contract/session.ts';
import type { JoinAnswer, Refused } from '../../../contract/wire.ts';
import { callServer, type Answered } from '../../support/calls.ts';
import { freshProof } from '../../support/captcha.ts';

let visitors = 0;
/** An address without earlier logins, because failures are counted by address. */
const freshAddress = (): string => `10.77.${(visitors += 1) >> 8}.${visitors & 255}`;

/** A visitor with a solved captcha, which the page solves while the form is filled in. */
export interface Visitor {
  /** From the click to the response. */
  knock: (username: string, password: string) => Promise<Answered<LoginResult>>;
  /** Milliseconds that the captcha's proof of work took. */
  workMs: number;
}

export const visitor = async (url: string): Promise<Visitor> => {
  const startedAt = performance.now();
  const proof = await freshProof(url);
  const workMs = performance.now() - startedAt;
  const headers = { 'x-captcha': proof, 'x-forwarded-for': freshAddress() };
  return {
    workMs,
    knock: (username, password) => callServer(url, auth.login, { username, password, type: 'username' }, { headers }),
  };
};

/** What a page does after its login until it can show the balance: a ticket, a socket, and a join of the feed. */
export const firstFigure = async (url: string, { token, userInfo }: LoginResult): Promise<number> => {
  const { ticket } = (await callServer(url, session.ticket, {}, { token })).body.value;
  const socket = io(url, { path: SOCKET_PATH, transports: ['websocket'], forceNew: true, reconnection: false });
  try {
    await new Promise<void>((resolve, reject) => void socket.on('connect', resolve).on('connect_error', reject));
    const feeds = { balance: { [`member:${userInfo.id}`]: null } };
    const request = { merchant: 'parlour', protocol: PROTOCOL, epoch: null, ticket, feeds };
    const answer = (await socket.timeout(10_000).emitWithAck('join', request)) as JoinAnswer | Refused;
    if ('refused' in answer) throw new Error(`join refused: ${answer.refused}`);
    const balance = answer.envelopes.find(({ feed }) => feed === 'balance');
    if (balance?.feed !== 'balance') throw new Error('no balance came');
    return balance.value.amount;
  } finally {
    socket.disconnect();
  }
};
