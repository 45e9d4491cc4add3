import { Subscription, type SchedulerAction, type SchedulerLike } from 'rxjs';

/** A frame of a screen with 60 pictures a second, in microseconds. */
const FRAME_US = 16_667;

/**
 * The time of a session that is recorded or replayed. Time moves only by `advance`, which first runs what is due, each at its
 * own time. So the order of timers and messages depends on their times alone, and a replay repeats it.
 */
export class Clock implements SchedulerLike {
  readonly frames: SchedulerLike = {
    now: () => this.now(),
    schedule: <T>(work: (this: SchedulerAction<T>, state: T) => void, delay = 0, state?: T) =>
      new Task<T>(this, work, delay > 0 ? undefined : FRAME_US).schedule(state, delay),
  };
  /** Called when something was planned. */
  planned: () => void = () => {};
  readonly #startedAtMs: number;
  readonly #queue = new Queue();
  /** Whole microseconds: sums of fractions of a millisecond would not be exact. */
  #us: number;
  #isRunning = false;

  constructor(startedAtMs: number, t = 0) {
    this.#startedAtMs = startedAtMs;
    this.#us = Math.round(t * 1000);
  }

  /** Milliseconds since the recording began, with three decimals. */
  get t(): number {
    return this.#us / 1000;
  }

  /** When the next task is due. */
  get nextT(): number | null {
    const next = this.#queue.first();
    return next && next.us / 1000;
  }

  /** Whole milliseconds since 1970 UTC, as `Date.now()`. */
  now(): number {
    return this.#startedAtMs + Math.floor(this.#us / 1000);
  }

  schedule<T>(work: (this: SchedulerAction<T>, state: T) => void, delay = 0, state?: T): Subscription {
    return new Task(this, work).schedule(state, delay);
  }

  /** Runs what is due until `t`, and sets the time. Within a task it does nothing: a task takes no time. */
  advance(t: number): void {
    if (this.#isRunning) return;
    const until = Math.round(t * 1000);
    this.#isRunning = true;
    try {
      for (let next = this.#queue.first(); next && next.us <= until; next = this.#queue.first()) {
        this.#queue.removeFirst();
        this.#us = Math.max(this.#us, next.us);
        next.run();
      }
      // A clock that was set back does not move time back.
      this.#us = Math.max(this.#us, until);
    } finally {
      this.#isRunning = false;
    }
  }

  /** Plans `run` after `delay` milliseconds, or at the next multiple of `grid` microseconds. */
  plan(run: () => void, delay: number, grid?: number): Planned {
    const us = grid === undefined ? this.#us + Math.round(delay * 1000) : (Math.floor(this.#us / grid) + 1) * grid;
    const planned = this.#queue.add(us, run);
    this.planned();
    return planned;
  }

  forget(planned: Planned): void {
    this.#queue.remove(planned);
  }
}

class Task<T> extends Subscription implements SchedulerAction<T> {
  #planned: Planned | null = null;
  readonly #clock: Clock;
  readonly #work: (this: SchedulerAction<T>, state: T) => void;
  readonly #grid: number | undefined;

  constructor(clock: Clock, work: (this: SchedulerAction<T>, state: T) => void, grid?: number) {
    super(() => this.#forget());
    this.#clock = clock;
    this.#work = work;
    this.#grid = grid;
  }

  schedule(state?: T, delay = 0): Subscription {
    if (this.closed) return this;
    this.#forget();
    this.#planned = this.#clock.plan(
      () => {
        this.#planned = null;
        this.#work(state as T);
      },
      delay,
      this.#grid,
    );
    return this;
  }

  #forget() {
    if (this.#planned) this.#clock.forget(this.#planned);
    this.#planned = null;
  }
}

interface Planned {
  readonly us: number;
  readonly order: number;
  readonly run: () => void;
  /** Place in the heap; -1 outside. */
  at: number;
}

/** A binary heap by time, then by order of planning. */
class Queue {
  readonly #heap: Planned[] = [];
  #order = 0;

  first(): Planned | null {
    return this.#heap[0] ?? null;
  }

  add(us: number, run: () => void): Planned {
    const planned: Planned = { us, order: (this.#order += 1), run, at: this.#heap.length };
    this.#heap.push(planned);
    this.#rise(planned);
    return planned;
  }

  removeFirst(): void {
    this.remove(this.#heap[0]!);
  }

  remove(planned: Planned): void {
    const { at } = planned;
    if (at < 0) return;
    planned.at = -1;
    const last = this.#heap.pop()!;
    if (last === planned) return;
    this.#put(last, at);
    this.#rise(last);
    this.#sink(last);
  }

  #put(planned: Planned, at: number) {
    this.#heap[at] = planned;
    planned.at = at;
  }

  #rise(planned: Planned) {
    while (planned.at > 0) {
      const parent = this.#heap[(planned.at - 1) >> 1]!;
      if (!isBefore(planned, parent)) return;
      const { at } = parent;
      this.#put(parent, planned.at);
      this.#put(planned, at);
    }
  }

  #sink(planned: Planned) {
    for (;;) {
      const left = this.#heap[planned.at * 2 + 1];
      const right = this.#heap[planned.at * 2 + 2];
      const child = right && isBefore(right, left!) ? right : left;
      if (!child || !isBefore(child, planned)) return;
      const { at } = child;
      this.#put(child, planned.at);
      this.#put(planned, at);
    }
  }
}

const isBefore = (one: Planned, other: Planned): boolean =>
  one.us < other.us || (one.us === other.us && one.order < other.order);

/** Drives a clock by the real time, `realT` in milliseconds since the recording began. */
export function driveClock(clock: Clock, realT: () => number) {
  let wokenAt = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const arm = () => {
    const next = clock.nextT;
    if (next === null || next >= wokenAt) return;
    clearTimeout(timer);
    wokenAt = next;
    timer = setTimeout(wake, Math.max(0, next - realT()));
  };
  const wake = () => {
    wokenAt = Infinity;
    clock.advance(realT());
    arm();
  };
  clock.planned = arm;

  return {
    /** Something enters from outside: what is due comes before it. Within a task it does nothing. */
    enter: () => clock.advance(realT()),
    stop() {
      clearTimeout(timer);
      clock.planned = () => {};
    },
  };
}
