import type { Item, Recording, Trace, TraceSource } from '../../recording/format.ts';
import { Book } from '../../page/book.ts';

type OwnTrace = Trace extends infer T
  ? T extends Trace
    ? Omit<T, 'id' | 'cause'> & { cause?: number }
    : never
  : never;

/** Traces in the order of the calls; each call answers the id. */
export const scenario = () => {
  const traces: Trace[] = [];
  const tell = (trace: OwnTrace): number => {
    traces.push({ cause: null, ...trace, id: traces.length });
    return traces.length - 1;
  };
  const item = (lane: 'frame' | 'input' | 'effect', of: Item, cause?: number) =>
    tell({ lane, t: of.t, item: of, cause });
  return {
    traces,
    tell,
    envelope: (t: number, feed: string, key: string, seq: number, at = 0) =>
      item('frame', {
        item: 'frame',
        t,
        dir: 'in',
        what: 'envelope',
        body: { epoch: 'k3m9', feed, key, seq, at, value: { amount: seq } },
      }),
    heartbeat: (t: number, at: number) =>
      item('frame', { item: 'frame', t, dir: 'in', what: 'heartbeat', body: { epoch: 'k3m9', at, seqs: {} } }),
    emission: (t: number, stream: string, value: unknown, cause?: number) =>
      tell({ lane: 'stream', t, stream, what: 'next', value, cause }),
    change: (t: number, store: string, value: unknown, cause?: number) =>
      tell({ lane: 'store', t, sid: store, store, value, cause }),
    call: (t: number, name: string, run: number) =>
      item('effect', { item: 'effect', t, what: 'call', run, sid: name, name, value: 'asked' }),
    result: (t: number, name: string, run: number, what: 'done' | 'fail' = 'done') =>
      item('effect', { item: 'effect', t, what, run, sid: name, name, value: 'answered' }),
    paint: (t: number, upTo: number) => tell({ lane: 'paint', t, upTo }),
    book: (zeroMs = 0, kept?: number) => {
      const book = new Book(zeroMs, kept);
      book.add(traces);
      return book;
    },
  };
};

export const recording = (startedAtMs = 1_000): Recording => ({
  header: {
    parlour: 'recording',
    version: 1,
    build: 'test',
    merchant: 'parlour',
    language: 'EN',
    startedAtMs,
    seed: 1,
    redacted: { identities: false, amounts: false },
    trimmed: false,
  },
  items: [
    { item: 'base', t: 0, stores: {}, joined: null, status: 'connecting', streams: [], modules: [] },
    { item: 'world', t: 0, what: 'online', value: true },
    { item: 'end', t: 100, stores: {}, lines: 0, sha256: '0'.repeat(64) },
  ],
});

/** A source that tells what the test says. */
export const liveSource = () => {
  const received = new Set<(trace: Trace) => void>();
  const calls: string[] = [];
  const source: TraceSource = {
    watch(listener) {
      received.add(listener);
      return () => void received.delete(listener);
    },
    recording() {
      calls.push('recording');
      return recording();
    },
    start: () => void calls.push('start'),
    buffer: () => ({ items: 7, bytes: 700, fromMs: 0, toMs: 5_000 }),
  };
  return {
    source,
    calls,
    watchers: () => received.size,
    tell: (trace: Trace) => received.forEach((hear) => hear(trace)),
  };
};
