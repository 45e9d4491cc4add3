import { fork } from 'effector';
import { $surroundings, type Surroundings } from '../../../dev/page/browser.ts';
import { createBook } from '../../../dev/page/lanes/book.ts';
import type { Item, Recording, Trace, TraceSource } from '../../../dev/recording/format.ts';

type OwnTrace = Trace extends infer T
  ? T extends Trace
    ? Omit<T, 'id' | 'cause'> & { cause?: number }
    : never
  : never;

/** Traces in the order of the calls; each call answers the id. */
export const scenario = () => {
  const traces: Trace[] = [];
  const tell = (trace: OwnTrace): number => {
    traces.push({ cause: null, ...trace, id: traces.length } as Trace);
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
      const book = createBook(zeroMs, kept);
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
  items: [{ item: 'world', t: 0, what: 'online', value: true }],
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

/** A page in a browser whose frames of the screen come when the test says. */
export const devPage = (own: Partial<Surroundings> = {}) => {
  const frames: (() => void)[] = [];
  const saved: { name: string; text: Promise<string> }[] = [];
  const missing = () => {
    throw new Error('not given to this test');
  };
  const surroundings: Surroundings = {
    now: () => 50_000,
    nextFrame: (then) => void frames.push(then),
    every(_, then) {
      then();
      return () => {};
    },
    save: (name, content) => void saved.push({ name, text: content.text() }),
    copy: () => Promise.resolve(),
    partOf: (frame, part) =>
      frame[part] ? Promise.resolve(frame[part]) : Promise.reject(new Error('The frame did not start.')),
    openReplayer: missing,
    files: {
      read: async (file) => ({
        ...recording(),
        items: [],
        header: { ...recording().header, build: await file.text() },
      }),
      write: (written) => Promise.resolve(new Blob([JSON.stringify(written)])),
      redact: (written, redacted) => ({ ...written, header: { ...written.header, redacted } }),
    },
    writeTest: missing,
    shrink: missing,
    compare: missing,
    ...own,
  };
  return {
    scope: fork({ values: [[$surroundings, surroundings]] }),
    saved,
    /** One frame of the screen. */
    frame: () => frames.splice(0).forEach((draw) => draw()),
  };
};
