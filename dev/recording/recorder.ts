import type { Scope } from 'effector';
import { $environment, type Environment } from '../../src/shared/realtime/environment.ts';
import type { Tracer } from '../marbles/spy.ts';
import { attachTap, modulesRan, watchModules } from '../traced/effector.ts';
import { setTap } from '../traced/tap.ts';
import { BOUNDS, Buffer, type Bounds, type Snapshot } from './buffer.ts';
import type { Clock } from './clock.ts';
import type { Item, TraceSource } from './format.ts';
import { createNote, createTap, type SessionState } from './recorder-tap.ts';
import { recordingOf, storesOf } from './recording-of.ts';
import type { Random } from './seeded-random.ts';
import { createStoreWatch } from './store-watch.ts';
import { createTelling } from './telling.ts';

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
  const state: SessionState = { status: 'connecting', streams: new Set() };
  let scope: Scope | null = null;
  const snapshot = (): Snapshot => ({
    t: clock.t,
    seed: random.seed,
    stores: scope ? storesOf(scope) : new Map(),
    status: state.status,
    streams: [...state.streams],
    modules: [...modulesRan],
  });
  const buffer = new Buffer(snapshot, bounds);
  const { painted } = facts;
  const telling = createTelling(
    clock,
    painted &&
      ((received) =>
        painted(() => {
          enter();
          received();
        })),
  );
  const parts = { clock, enter, buffer, telling };
  const note = createNote(parts);
  const tap = createTap(parts, note, state);
  const storeWatch = createStoreWatch(telling);
  const stopModules = watchModules((name) => {
    const item: Item = { item: 'module', t: clock.t, name };
    if (!buffer.isEmpty) buffer.add('module', item, name, false);
  });

  return {
    environment,
    tracer: {
      tell: (trace) => (telling.isWatched() ? telling.tell(trace) : null),
      within: telling.within,
    },
    attach(attached) {
      if (attached.getState($environment) !== environment) throw new Error('The scope has another environment.');
      scope = attached;
      attachTap(scope, tap);
      setTap(environment, tap);
      buffer.start();
      storeWatch.attach(attached);
    },
    fault: (what, value) => void note('fault', what, { item: 'fault', what, value }, true),
    world: (what, value) => tap.world(what, value),
    stop() {
      stopModules();
      storeWatch.stop();
      setTap(environment, null);
      if (scope) attachTap(scope, null);
      scope = null;
      storeWatch.attach(null);
    },
    watch(received) {
      if (!telling.isWatched()) storeWatch.start();
      const unwatch = telling.watch(received);
      return () => {
        unwatch();
        if (!telling.isWatched()) storeWatch.stop();
      };
    },
    start: () => buffer.start(),
    buffer: () => ({
      items: buffer.items,
      bytes: buffer.bytes,
      fromMs: buffer.isEmpty ? clock.t : buffer.begin().from.t,
      toMs: clock.t,
    }),
    recording() {
      if (!scope) throw new Error('Nothing is recorded.');
      enter();
      const [merchant, language] = [facts.merchant(scope), facts.language(scope)];
      return recordingOf(scope, buffer, clock.t, { build, merchant, language, startedAtMs });
    },
  };
}
