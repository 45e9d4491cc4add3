import type { Clock } from './clock.ts';
import type { Trace } from './format.ts';

type Unreported<T> = T extends Trace ? Omit<T, 'id' | 'cause' | 't'> : never;

export type Telling = ReturnType<typeof createTelling>;

/** Tells those who watch what happens and what caused it. `painted` as in the options of the recorder. */
export function createTelling(clock: Clock, painted: ((received: () => void) => void) | undefined) {
  const watching = new Set<(trace: Trace) => void>();
  let ids = 0;
  /** What causes what happens now. */
  let current: number | null = null;
  /** Causes that go on. */
  let depth = 0;
  let paintRequested = false;

  const nextId = () => (ids += 1);
  const send = (trace: Trace) => {
    for (const received of watching) received(trace);
  };
  const requestPaint = () => {
    if (paintRequested || !painted) return;
    paintRequested = true;
    painted(() => {
      paintRequested = false;
      const id = nextId();
      send({ lane: 'paint', id, cause: null, t: clock.t, upTo: id - 1 });
    });
  };
  /** What happens until `end` is caused by this. Returns the cause before, for `end`. */
  const begin = (id: number): number | null => {
    const before = current;
    current = id;
    depth += 1;
    return before;
  };
  const end = (before: number | null) => {
    depth -= 1;
    current = before;
  };

  return {
    nextId,
    begin,
    end,
    isWatched: () => watching.size > 0,
    /** Nothing that was told goes on. */
    isQuiet: () => depth === 0,
    current: () => current,
    /** Returns the id of what is told. */
    tell(trace: Unreported<Trace>, cause = current): number {
      const id = nextId();
      if (watching.size === 0) return id;
      send({ ...trace, id, cause, t: clock.t });
      requestPaint();
      return id;
    },
    within<T>(this: void, id: number, go: () => T): T {
      const before = begin(id);
      try {
        return go();
      } finally {
        end(before);
      }
    },
    /** What happens until the next microtask is caused by this. */
    causesNext(id: number) {
      current = id;
      queueMicrotask(() => {
        if (current === id) current = null;
      });
    },
    watch(received: (trace: Trace) => void) {
      watching.add(received);
      return () => void watching.delete(received);
    },
  };
}
