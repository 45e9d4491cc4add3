import { allSettled, fork, type Effect, type StoreWritable } from 'effector';
import type { Bounds } from '../recording/buffer.ts';
import { Clock } from '../recording/clock.ts';
import { seededRandom } from '../recording/seeded-random.ts';
import type { Item, Trace } from '../recording/format.ts';
import { createRecorder } from '../recording/recorder.ts';
import { ownerChanged } from '../../src/entities/wallet/model.ts';
import { $environment } from '../../src/shared/realtime/environment.ts';
import { $makeLive } from '../../src/shared/realtime/runtime.ts';
import { liveServer } from '../../tests/models/support/live-server.ts';
import { SESSION_ID } from '../../tests/models/support/samples.ts';

export const STARTED_AT_MS = Date.UTC(2026, 0, 1);

interface Options {
  bounds?: Bounds;
  handlers?: [Effect<any, any, any>, (params: any) => unknown][];
  values?: [StoreWritable<any>, unknown][];
  painted?: (received: () => void) => void;
  /** Watches before the page is there. */
  watch?: (trace: Trace) => void;
}

/** A page of a logged-in member whose scope is recorded, on a clock that the test sets. */
export const recordedPage = ({ bounds, handlers = [], values = [], painted, watch }: Options = {}) => {
  const live = liveServer();
  let realT = 0;
  const clock = new Clock(STARTED_AT_MS);
  const recorder = createRecorder({
    clock,
    enter: () => clock.advance(realT),
    random: seededRandom(7),
    startedAtMs: STARTED_AT_MS,
    build: 'test',
    merchant: () => 'parlour',
    language: () => 'EN',
    ...(bounds && { bounds }),
    ...(painted && { painted }),
  });
  const scope = fork({
    values: [[$makeLive, live.make], [$environment, recorder.environment], ...values],
    handlers,
  });
  if (watch) recorder.watch(watch);
  const attached = watch ? import('effector/inspect').then(() => recorder.attach(scope)) : recorder.attach(scope);
  const items = () => recorder.recording().items;
  return {
    live,
    scope,
    recorder,
    items,
    all: <I extends Item['item']>(item: I) =>
      items().filter((each): each is Extract<Item, { item: I }> => each.item === item),
    /** Lets this much time pass; negative for a clock that is set back. */
    pass(ms: number) {
      realT += ms;
      clock.advance(realT);
    },
    /** Lets time pass that nothing notices yet. */
    wait: (ms: number) => void (realT += ms),
    /** All traces from now on. */
    watched(): Trace[] {
      const traces: Trace[] = [];
      recorder.watch((trace) => traces.push(trace));
      return traces;
    },
    /** The live API opens, connects and joins. */
    async open() {
      await attached;
      await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
      await live.open(scope, SESSION_ID);
      this.pass(20);
    },
  };
};
