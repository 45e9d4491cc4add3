import { z } from 'zod';

/** The version of the file's format. Files of another version are refused. */
export const RECORDING_VERSION = 1;
/** Largest file that is read, in bytes. */
export const RECORDING_BYTES = 64 * 1024 * 1024;

/** Values of stores, inputs and answers, encoded as JSON (`encode.ts`): maps, sets, errors and `undefined` have a tag. */
const encoded = z.unknown();
/** Milliseconds since the recording began, with three decimals. */
const t = z.number().nonnegative();

/** The first line. */
export const headerSchema = z.strictObject({
  parlour: z.literal('recording'),
  version: z.number().int(),
  /** The commit or build that was recorded. */
  build: z.string().max(100),
  merchant: z.string().max(100),
  language: z.string().max(10),
  /** Wall clock at the beginning, in milliseconds since 1970 UTC. */
  startedAtMs: z.number().int().nonnegative(),
  /** State of the seeded random numbers at the beginning. */
  seed: z.number().int(),
  /** What was replaced before the export. */
  redacted: z.strictObject({ identities: z.boolean(), amounts: z.boolean() }),
  /** True if earlier items were dropped because the buffer was full. */
  trimmed: z.boolean(),
});

/** A message of the transport. `request` joins a request with its answer. */
const frame = z.strictObject({
  item: z.literal('frame'),
  t,
  dir: z.enum(['in', 'out']),
  /** `ticket`: the live API asked for a single-use ticket, which is not in the file. */
  what: z.enum([
    ...(['status', 'envelope', 'heartbeat', 'bye'] as const),
    ...(['ticket', 'join', 'snapshot', 'missing', 'command', 'answered'] as const),
  ]),
  request: z.number().int().nonnegative().optional(),
  /** A request that ended without an answer. */
  failed: z.boolean().optional(),
  body: encoded,
});

/** An event that was triggered from outside the scope's graph. */
const input = z.strictObject({ item: z.literal('input'), t, sid: z.string(), name: z.string(), value: encoded });

/** The call of an effect, or its result. */
const effect = z.strictObject({
  item: z.literal('effect'),
  t,
  what: z.enum(['call', 'done', 'fail']),
  run: z.number().int().nonnegative(),
  sid: z.string(),
  name: z.string(),
  /** The result came within the call; otherwise later, by a promise. */
  sync: z.boolean().optional(),
  value: encoded,
});

/** A module with units was evaluated. A model of a lazy part does not act before. */
const module = z.strictObject({ item: z.literal('module'), t, name: z.string() });

const world = z.strictObject({ item: z.literal('world'), t, what: z.enum(['online', 'visible']), value: z.boolean() });

/** A fault that a tester injected (`dev/faults`). */
const fault = z.strictObject({ item: z.literal('fault'), t, what: z.string().max(40), value: encoded });

/** Where a recording begins. */
const base = z.strictObject({
  item: z.literal('base'),
  t,
  /** Values of stores by sid, where they differ from the default. */
  stores: z.record(z.string(), encoded),
  /** The answer that a join would get: the epoch, versions, and the newest envelopes. Null before the first join. */
  joined: encoded.nullable(),
  /** Whether the transport was connected. */
  status: z.enum(['connecting', 'connected', 'disconnected']),
  /** Names of the streams that run. */
  streams: z.array(z.string()),
  /** Modules with units, in the order of their evaluation: paths such as `src/app/wiring.ts`. */
  modules: z.array(z.string()),
});

/** The last line. */
const end = z.strictObject({
  item: z.literal('end'),
  t,
  stores: z.record(z.string(), encoded),
  /** Lines before this one, and the SHA-256 of them, in hex. */
  lines: z.number().int().nonnegative(),
  sha256: z.string().length(64),
});

export const itemSchema = z.discriminatedUnion('item', [frame, input, effect, module, world, fault, base, end]);

export type Header = z.infer<typeof headerSchema>;
export type Frame = z.infer<typeof frame>;
export type EffectItem = z.infer<typeof effect>;
export type Base = z.infer<typeof base>;
export type End = z.infer<typeof end>;
export type Item = z.infer<typeof itemSchema>;

/** A recording in memory. `items` begins with a `base` and ends with an `end`. */
export interface Recording {
  header: Header;
  items: readonly Item[];
}

/**
 * What a tester sees: an item of the recording, an emission of a stream, or a change of a store, in the order in which they
 * happened. `id` grows; `cause` is the `id` of what led to it, null for what comes from outside.
 */
export type Trace = { id: number; cause: number | null; t: number } & (
  | { lane: 'frame' | 'input' | 'effect' | 'world' | 'fault'; item: Item }
  | {
      lane: 'stream';
      stream: string;
      what: 'started' | 'next' | 'completed' | 'failed' | 'stopped';
      value: unknown;
    }
  | { lane: 'store'; sid: string; store: string; value: unknown }
  /** A named stream called a function of `streams/` (`dev/marbles/spy.ts`). `nowMs`: the time by its scheduler, if it got one. */
  | {
      lane: 'call';
      call: number;
      module: string;
      name: string;
      args: readonly CallArgument[];
      nowMs: number | null;
    }
  /** What passed at a port of such a call. `run` counts the subscriptions or calls of the port. */
  | {
      lane: 'port';
      call: number;
      port: string;
      run: number;
      what: 'started' | 'next' | 'completed' | 'failed' | 'stopped' | 'returned';
      value: unknown;
    }
  /** The screen shows everything that happened up to `upTo`. */
  | { lane: 'paint'; upTo: number }
);

/** An argument of a call. A port is the path of a stream or function among the arguments, such as `0.syncEvents$`; the result is `out`. */
export type CallArgument =
  | { of: 'value'; value: unknown }
  | { of: 'stream' | 'function' | 'scheduler'; port: string }
  | { of: 'object'; fields: Readonly<Record<string, CallArgument>> };

/** What the traced site offers to the page of the tool that frames it, as `window.parlourTrace`. */
export interface TraceSource {
  /** Tells each trace from now on; stores and emissions are traced only while somebody watches. Returns the way to stop. */
  watch(received: (trace: Trace) => void): () => void;
  /** The buffer so far, or since `start`. */
  recording(): Recording;
  /** Empties the buffer: the recording begins here. */
  start(): void;
  /** Bytes that the buffer takes, about, and how long it reaches back. */
  buffer(): { items: number; bytes: number; fromMs: number; toMs: number };
}
