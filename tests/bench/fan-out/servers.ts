import { PROTOCOL, SOCKET_PATH } from '../../../contract/feeds.ts';
import { BRAND } from '../postings/house.ts';
import { startChild } from './child.ts';
import { startCrowd, type Crowd } from './crowd.ts';
import type { Cost, Order, Speech } from './protocol.ts';

export const KINDS = ['parlour', 'ws', 'socket.io'] as const;
export type Kind = (typeof KINDS)[number];

/** A server in its own process, and its clients in others. */
export interface Stage {
  kind: Kind;
  crowd: Crowd;
  /** Publishes this many values, one every `everyMs`, and returns the cost. */
  window(request: Order): Promise<Cost>;
  /** Process id of the server. */
  pid: number;
  stop(): Promise<void>;
}

const FILES: { [K in Kind]: URL } = {
  parlour: new URL('./parlour.ts', import.meta.url),
  ws: new URL('./reference-ws.ts', import.meta.url),
  'socket.io': new URL('./reference-socket-io.ts', import.meta.url),
};
const JOIN = { merchant: BRAND, protocol: PROTOCOL, epoch: null, feeds: { jackpot: { 'pool:grand': null } } };
const SPEECH: { [K in Kind]: Speech } = {
  parlour: { kind: 'socket.io', path: SOCKET_PATH, join: JOIN },
  ws: { kind: 'ws' },
  'socket.io': { kind: 'socket.io', path: '/socket.io' },
};

/** Starts a server; `args` and `nodeArgs` are those of its process. */
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
    window: (request) => server.ask<Cost>(request),
    pid: server.pid,
    async stop() {
      await crowd.stop();
      await server.stop();
    },
  };
};
