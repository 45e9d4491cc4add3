import type { Scope, Store } from 'effector';
import { $environment, type Environment } from '../../src/shared/realtime/environment.ts';
import type { Subscriptions } from '../../streams/transport/transport.ts';
import type { Tracer } from '../marbles/spy.ts';
import { attachTap, isOfBridge, isWithin, modulesRan, unitOf, units, watchModules } from '../traced/effector.ts';
import { setTap, type Tap } from '../traced/tap.ts';
import { BOUNDS, Buffer, type Bounds, type Snapshot } from './buffer.ts';
import type { Clock } from './clock.ts';
import { encode, isWhole } from './encode.ts';
import { RECORDING_VERSION, type Item, type Recording, type Trace, type TraceSource } from './format.ts';
import type { Random } from './seeded-random.ts';

type WithoutT<I> = I extends Item ? Omit<I, 't'> : never;
type Unreported<T> = T extends Trace ? Omit<T, 'id' | 'cause' | 't'> : never;

interface Options {
  clock: Clock;
  /** Lets time pass up to now: what is due comes before what enters from outside. */
  enter: () => void;
  random: Random;
  startedAtMs: number;
  build: string;
  merchant: (scope: Scope) => string;
  language: (scope: Scope) => string;
  /** Calls back after the next picture is on the screen; absent without one. */
  painted?: (received: () => void) => void;
  bounds?: Bounds;
}

export interface Recorder extends TraceSource {
  /** The scope's own environment: give it to `fork`. */
  environment: Environment;
  /** Records this scope from now on. */
  attach(scope: Scope): void;
  /** Notes a fault that a tester injected. */
  fault(what: string, value: unknown): void;
  /** A state of the browser that the streams do not get. */
  world(what: 'online' | 'visible', value: boolean): void;
  tracer: Tracer;
  stop(): void;
}

/** What an item says, not encoded: the buffer holds values as they are. */
const valueOf = (item: WithoutT<Item>): unknown =>
  'body' in item ? item.body : 'value' in item ? item.value : undefined;

const encoded = (item: Item): Item => {
  if (item.item === 'frame') return { ...item, body: encode(item.body) };
  if ('value' in item && item.item !== 'world') return { ...item, value: encode(item.value) };
  return item;
};

/** A store that holds functions or instances is left out as a whole: parts of its value are of no use. */
const encodedStores = (stores: ReadonlyMap<string, unknown>) =>
  Object.fromEntries(
    [...stores].map(([sid, value]) => {
      const whole = encode(value);
      return [sid, isWhole(whole) ? whole : { $out: 'functions or instances' }];
    }),
  );

/** Stores that differ from their default. Derived ones follow from them. */
const storesOf = (scope: Scope): Map<string, unknown> => {
  const values = new Map<string, unknown>();
  for (const known of units.values()) {
    const { kind, isDerived, sid, unit } = known;
    if (kind !== 'store' || isDerived || isOfBridge(known)) continue;
    const store = unit as Store<unknown>;
    const value = scope.getState(store);
    if (value !== store.defaultState) values.set(sid, value);
  }
  return values;
};

/** Records what enters a scope, and tells what happens in it. */
export function createRecorder({
  clock,
  enter,
  random,
  startedAtMs,
  build,
  bounds = BOUNDS,
  ...facts
}: Options): Recorder {
  const environment: Environment = { scheduler: clock, frames: clock.frames, random };
  const watching = new Set<(trace: Trace) => void>();
  const running = new Set<string>();
  /** Of each stream: the topics it follows, and the newest message of each topic. */
  const followed = new Map<string, readonly string[]>();
  const newest = new Map<string, number>();
  const enteredBy = new Map<string, number>();
  let scope: Scope | null = null;
  let status: Snapshot['status'] = 'connecting';
  let ids = 0;
  let runs = 0;
  /** What causes what happens now. */
  let current: number | null = null;
  /** Calls of `within` that go on. */
  let depth = 0;
  let stopStores = () => {};
  let paintRequested = false;

  const snapshot = (): Snapshot => ({
    t: clock.t,
    seed: random.seed,
    stores: scope ? storesOf(scope) : new Map(),
    status,
    streams: [...running],
    modules: [...modulesRan],
  });
  const buffer = new Buffer(snapshot, bounds);

  const tell = (trace: Unreported<Trace>): number => {
    const id = (ids += 1);
    if (watching.size === 0) return id;
    const full = { ...trace, id, cause: current, t: clock.t } as Trace;
    for (const received of watching) received(full);
    if (!paintRequested && facts.painted) {
      paintRequested = true;
      facts.painted(() => {
        paintRequested = false;
        const paint: Trace = { lane: 'paint', id: (ids += 1), cause: null, t: clock.t, upTo: ids - 1 };
        for (const received of watching) received(paint);
      });
    }
    return id;
  };

  const within = <T>(id: number, go: () => T): T => {
    const before = current;
    current = id;
    depth += 1;
    try {
      return go();
    } finally {
      depth -= 1;
      current = before;
    }
  };

  /** Notes an item. What comes from outside comes at a time of its own, unless it comes within something else. */
  const record = (
    lane: Trace['lane'] & Item['item'],
    kind: string,
    item: WithoutT<Item>,
    isOutside: boolean,
  ): number => {
    if (isOutside && depth === 0 && !isWithin()) enter();
    const whole: Item = { ...item, t: clock.t };
    if (!buffer.isEmpty) buffer.add(kind, whole, valueOf(item), isOutside && depth === 0);
    return tell({ lane, item: whole });
  };

  const topicIds = (topics: Subscriptions) =>
    Object.entries(topics).flatMap(([feed, keys]) => keys.map((key) => `${feed} ${key}`));
  /** What a stream emits because of, when it emits by a timer. */
  const causeOf = (stream: string): number | null => {
    const causes = (followed.get(stream) ?? []).map((topic) => newest.get(topic) ?? 0);
    return Math.max(enteredBy.get(stream) ?? 0, ...causes) || null;
  };
  const keepNewest = (body: unknown, id: number) => {
    const { envelopes = [body] } = (body ?? {}) as { envelopes?: unknown[] };
    for (const envelope of envelopes as ({ feed?: string; key?: string } | null)[])
      if (envelope) newest.set(`${envelope.feed} ${envelope.key}`, id);
  };

  const tap: Tap = {
    input: ({ sid, name }, value, go) => within(record('input', sid, { item: 'input', sid, name, value }, true), go),
    effect({ sid, name }, params) {
      const run = (runs += 1);
      const item = { item: 'effect', run, sid, name } as const;
      record('effect', sid, { ...item, what: 'call', value: params }, false);
      return (what, value, sync) => {
        const id = record('effect', `${sid} ${what}`, { ...item, what, ...(sync && { sync }), value }, !sync);
        if (sync) return;
        // Effector takes the result next, and then what follows from it has happened.
        current = id;
        queueMicrotask(() => {
          if (current === id) current = null;
        });
      };
    },
    frame(frame, go) {
      if (frame.what === 'status') status = frame.body as Snapshot['status'];
      const id = record('frame', frame.what, { item: 'frame', ...frame }, frame.dir === 'in');
      if (watching.size > 0) keepNewest(frame.body, id);
      return within(id, go);
    },
    envelope(envelope, to) {
      if (depth === 0) enter();
      const { t } = clock;
      if (!buffer.isEmpty) buffer.addEnvelope(envelope, t, depth === 0);
      const before = current;
      if (watching.size === 0) current = ids += 1;
      else {
        const id = tell({ lane: 'frame', item: { item: 'frame', t, dir: 'in', what: 'envelope', body: envelope } });
        keepNewest(envelope, id);
        current = id;
      }
      depth += 1;
      try {
        to.next(envelope);
      } finally {
        depth -= 1;
        current = before;
      }
    },
    emitted(stream, what, value, go) {
      if (what === 'completed') running.delete(stream);
      if (watching.size === 0) return go();
      const before = current;
      current ??= causeOf(stream);
      const id = tell({ lane: 'stream', stream, what, value });
      current = before;
      return within(id, go);
    },
    stream(stream, what, value) {
      if (what === 'started') running.add(stream);
      else running.delete(stream);
      tell({ lane: 'stream', stream, what, value });
    },
    entered(stream) {
      if (current !== null && watching.size > 0) enteredBy.set(stream, current);
    },
    follows: (stream, topics) => void followed.set(stream, topicIds(topics)),
    world: (what, value) => void record('world', what, { item: 'world', what, value }, true),
  };

  /** Called with the scope, where one is attached after the part that tells changes of stores has been loaded. */
  let inspectLater: ((attached: Scope) => void) | null = null;
  /** Tells changes of stores. Loaded when somebody watches, because its mere presence slows Effector down. */
  const watchStores = () => {
    let isOver = false;
    let stopInspecting = () => {};
    const begin = ({ inspect }: typeof import('effector/inspect'), known: Scope) => {
      const last = new Map<string, unknown>();
      for (const { kind, sid, unit } of units.values())
        if (kind === 'store') last.set(sid, known.getState(unit as Store<unknown>));
      stopInspecting = inspect({
        scope: known,
        fn({ kind, type, sid: effectorSid, value }) {
          if (kind !== 'store' || type !== 'update' || !effectorSid || value === undefined) return;
          const unit = unitOf(effectorSid);
          if (!unit || isOfBridge(unit) || last.get(unit.sid) === value) return;
          last.set(unit.sid, value);
          tell({ lane: 'store', sid: unit.sid, store: unit.name, value });
        },
      });
    };
    void import('effector/inspect').then((loaded) => {
      if (isOver) return;
      if (scope) begin(loaded, scope);
      else inspectLater = (attached) => begin(loaded, attached);
    });
    return () => {
      isOver = true;
      inspectLater = null;
      stopInspecting();
    };
  };

  const stopModules = watchModules((name) => {
    const item: Item = { item: 'module', t: clock.t, name };
    if (!buffer.isEmpty) buffer.add('module', item, name, false);
  });

  return {
    environment,
    tracer: {
      tell: (trace) => (watching.size === 0 ? null : tell(trace)),
      within,
    },
    attach(attached) {
      if (attached.getState($environment) !== environment) throw new Error('The scope has another environment.');
      scope = attached;
      attachTap(scope, tap);
      setTap(environment, tap);
      buffer.start();
      inspectLater?.(attached);
      inspectLater = null;
    },
    fault: (what, value) => void record('fault', what, { item: 'fault', what, value }, true),
    world: (what, value) => tap.world(what, value),
    stop() {
      stopModules();
      stopStores();
      setTap(environment, null);
      if (scope) attachTap(scope, null);
      scope = null;
    },
    watch(received) {
      if (watching.size === 0) stopStores = watchStores();
      watching.add(received);
      return () => {
        watching.delete(received);
        if (watching.size === 0) stopStores();
      };
    },
    start: () => buffer.start(),
    buffer: () => ({ items: buffer.items, bytes: buffer.bytes, fromMs: buffer.begin().from.t, toMs: clock.t }),
    recording(): Recording {
      if (!scope) throw new Error('Nothing is recorded.');
      enter();
      const { from, joined } = buffer.begin();
      const { t, seed, status: wasStatus, stores, streams, modules } = from;
      return {
        header: {
          parlour: 'recording',
          version: RECORDING_VERSION,
          build,
          merchant: facts.merchant(scope),
          language: facts.language(scope),
          startedAtMs,
          seed,
          redacted: { identities: false, amounts: false },
          trimmed: buffer.trimmed,
        },
        items: [
          {
            item: 'base',
            t,
            stores: encodedStores(stores),
            joined: encode(joined.answer(Math.floor(startedAtMs + t))),
            status: wasStatus,
            streams: [...streams],
            modules: [...modules],
          },
          ...buffer.all().map(encoded),
          { item: 'end', t: clock.t, stores: encodedStores(storesOf(scope)), lines: 0, sha256: '0'.repeat(64) },
        ],
      };
    },
  };
}
