/** What a server of this bench is asked by its parent, over Node's IPC: to publish so many figures. */
export interface Order {
  everyMs: number;
  figures: number;
}

/** What one window cost a server: from its first figure until `everyMs` after its last. */
export interface Cost {
  /** Of the whole process, user and system, as a part of one core. */
  cores: number;
  /** 1 where its figures left on time; less where the machine was too busy. */
  pace: number;
  /** Of monitorEventLoopDelay, less its resolution; milliseconds. */
  loopP99Ms: number;
  loopMaxMs: number;
  /** When each figure was handed to the fan-out, by its number; milliseconds of `nowMs`. */
  handedAt: Map<number, number>;
  /** Ours alone: when its transaction had committed. */
  committedAt: Map<number, number>;
}

/** Which way a client speaks: bare frames, socket.io's, or socket.io's and a join. */
export type Speech = { kind: 'ws' } | { kind: 'socket.io'; path: string; join?: unknown };

/** What a process of clients is asked. */
export type CrowdOrder =
  /** From here on there are so many, all of them open and joined. */
  | { order: 'grow'; port: number; speech: Speech; from: number; to: number }
  /** Tells when each figure came to each client since the last time. */
  | { order: 'tell' };

/** By the figure's number: when it came, for each client; milliseconds of `nowMs`. */
export type Receipts = Map<number, Float64Array>;

/** One clock for all processes of a machine, milliseconds; `performance.now()` begins with each process. */
export const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/** The one figure that goes to everybody, the same bytes from each server. */
export const figure = (seq: number) => ({
  epoch: 'benchbch',
  feed: 'jackpot',
  key: 'pool:grand',
  seq,
  at: Date.now(),
  value: { name: 'Grand', amount: 1_000_000 + seq, currency: 'USD', exponent: 2, lastWon: null },
});
