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
  /** By time, then by order of planning. */
  readonly #queue: Planned[] = [];
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
    const [next] = this.#queue;
    return next ? next.us / 1000 : null;
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
      while (this.#queue.length > 0 && this.#queue[0]!.us <= until) {
        const next = this.#queue.shift()!;
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
    const planned = { us, run };
    const later = this.#queue.findIndex((each) => each.us > us);
    this.#queue.splice(later < 0 ? this.#queue.length : later, 0, planned);
    this.planned();
    return planned;
  }

  forget(planned: Planned): void {
    const at = this.#queue.indexOf(planned);
    if (at >= 0) this.#queue.splice(at, 1);
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
  readonly run: () => void;
}

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
