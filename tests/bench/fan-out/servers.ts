import { SOCKET_PATH } from '../../../contract/feeds.ts';
import { BRAND } from '../postings/house.ts';
import { startChild } from './child.ts';
import { startCrowd, type Crowd } from './crowd.ts';
import type { Cost, Order, Speech } from './protocol.ts';

export const KINDS = ['parlour', 'ws', 'socket.io'] as const;
export type Kind = (typeof KINDS)[number];

/** A server in a process of its own, and its crowd in others. */
export interface Stage {
  kind: Kind;
  crowd: Crowd;
  /** Publishes so many figures, one each `everyMs`, and answers what that cost. */
  window(asked: Order): Promise<Cost>;
  /** Of the server's process. */
  pid: number;
  stop(): Promise<void>;
}

const FILES: { [K in Kind]: URL } = {
  parlour: new URL('./parlour.ts', import.meta.url),
  ws: new URL('./reference-ws.ts', import.meta.url),
  'socket.io': new URL('./reference-socket-io.ts', import.meta.url),
};
const JOIN = { merchant: BRAND, epoch: null, feeds: { jackpot: { 'pool:grand': null } } };
const SPEECH: { [K in Kind]: Speech } = {
  parlour: { kind: 'socket.io', path: SOCKET_PATH, join: JOIN },
  ws: { kind: 'ws' },
  'socket.io': { kind: 'socket.io', path: '/socket.io' },
};

/** Starts one of them; `args` and `nodeArgs` are its process's. */
export const startStage = async (
  kind: Kind,
  given: { args?: readonly string[]; nodeArgs?: readonly string[] } = {},
): Promise<Stage> => {
  const server = startChild(FILES[kind], given);
  const port = await server.said<number>();
  const crowd = startCrowd(port, SPEECH[kind]);
  return {
    kind,
    crowd,
    window: (asked) => server.ask<Cost>(asked),
    pid: server.pid,
    async stop() {
      await crowd.stop();
      await server.stop();
    },
  };
};
