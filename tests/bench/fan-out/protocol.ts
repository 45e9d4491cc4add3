/** The parent's order to a server of this bench, over Node's IPC: publish this many values. */
export interface Order {
  everyMs: number;
  figures: number;
}

/** The cost of one window for a server: from its first value until `everyMs` after its last. */
export interface Cost {
  /** Of the whole process, user and system, as a fraction of one core. */
  cores: number;
  /** 1 when all values left on time; less when the machine was too busy. */
  pace: number;
  /** From monitorEventLoopDelay, less its resolution; milliseconds. */
  loopP99Ms: number;
  loopMaxMs: number;
  /** When each value was passed to the fan-out, by its number; milliseconds of `nowMs`. */
  handedAt: Map<number, number>;
  /** Parlour only: when its transaction had committed. */
  committedAt: Map<number, number>;
}

/** The client's protocol: bare frames, socket.io's, or socket.io's with a join. */
export type Speech = { kind: 'ws' } | { kind: 'socket.io'; path: string; join?: unknown };

/** The orders to a process of clients. */
export type CrowdOrder =
  /** After the answer all of them are open and joined. */
  | { order: 'grow'; port: number; speech: Speech; from: number; to: number; tickets?: readonly string[] | undefined }
  /** Reports when each value reached each client since the last time. */
  | { order: 'tell' };

/** By the value's number: its time of receipt for each client; milliseconds of `nowMs`. */
export type Receipts = Map<number, Float64Array>;

/** One clock for all processes of a machine, in milliseconds; `performance.now()` starts with each process. */
export const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/** The value that goes to every client, the same bytes from each server. */
export const figure = (seq: number) => ({
  epoch: 'benchbch',
  feed: 'jackpot',
  key: 'pool:grand',
  seq,
  at: Date.now(),
  value: { name: 'Grand', amount: 1_000_000 + seq, currency: 'USD', exponent: 2, lastWon: null },
});
