import type { Clock } from '../recording/clock.ts';
import { firstDifference, inText, valueAt, type Problem } from './problem.ts';

/** A changed app may ask this much earlier or later than in the recording. */
const APART_MS = 5_000;

export interface Result {
  /** Place among the items. */
  at: number;
  failed: boolean;
  /** It came within the call. */
  sync: boolean;
  value: unknown;
}

/** A request, or a call of an effect, that the recording holds with its result. */
export interface Requested {
  at: number;
  t: number;
  /** Who asks: the kind of request, or the effect. */
  who: string;
  /** For people. */
  name: string;
  value: unknown;
  /** Null if none came before the end. */
  result: Result | null;
}

type Settle = (result: Result) => void;

/** Answers what the replayed app asks from what the recording holds, in order and at the recorded times. */
export class Answers {
  readonly #due = new Map<string, Requested[]>();
  readonly #waiting = new Map<Requested, Settle>();
  readonly #came = new Set<Requested>();
  readonly #clock: Clock;
  readonly #say: (problem: Problem) => void;
  #isBeginning = false;

  constructor(recorded: readonly Requested[], clock: Clock, say: (problem: Problem) => void) {
    this.#clock = clock;
    this.#say = say;
    for (const request of recorded) this.#due.set(request.who, [...(this.#due.get(request.who) ?? []), request]);
  }

  /** A session that was under way begins anew: what it asks then, it had asked before the recording began, so nobody answers. */
  async whileBeginning(begin: () => Promise<void>): Promise<void> {
    this.#isBeginning = true;
    await begin();
    this.#isBeginning = false;
  }

  /**
   * The app asks. `settle` is called with the result: at once if it came within the call, never if there is none. Returns what the
   * recording has for it, and null if it has nothing, which is said unless the session begins anew.
   */
  ask(who: string, name: string, value: unknown, settle: Settle): Requested | null {
    if (this.#isBeginning) return null;
    const { t } = this.#clock;
    const request = this.#take(who, t, value);
    if (!request) {
      this.#say({ t, text: `${name} is asked, and not in the recording: ${inText(value)}` });
      return null;
    }
    if (request.t !== t) this.#say({ t, text: `${name} is asked at ${t} ms; in the recording at ${request.t} ms.` });
    const path = firstDifference(value, request.value);
    if (path) {
      const [now, then] = [inText(valueAt(value, path)), inText(valueAt(request.value, path))];
      this.#say({ t, text: `${name} is asked otherwise (${path}): ${now}; in the recording ${then}.` });
    }
    if (request.result && (request.result.sync || this.#came.has(request))) settle(request.result);
    else this.#waiting.set(request, settle);
    return request;
  }

  /** The app no longer waits. */
  drop(request: Requested): void {
    this.#waiting.delete(request);
  }

  /** The recording has reached the result. */
  arrive(request: Requested): void {
    this.#came.add(request);
    const settle = this.#waiting.get(request);
    this.#waiting.delete(request);
    settle?.(request.result!);
  }

  /** What the app did not ask until this time. */
  sayMissing(untilT = Infinity): void {
    for (const [who, line] of this.#due) {
      const kept = line.filter((request) => {
        if (request.t >= untilT) return true;
        this.#say({ t: request.t, text: `${request.name} is asked in the recording, and not here.` });
        return false;
      });
      this.#due.set(who, kept);
    }
  }

  #take(who: string, t: number, value: unknown): Requested | null {
    const line = this.#due.get(who) ?? [];
    const near = (request: Requested) => Math.abs(request.t - t) <= APART_MS;
    const isSame = (request: Requested) => request.t === t && !firstDifference(request.value, value);
    const request = line.find(isSame) ?? line.find((each) => each.t === t) ?? line.find(near);
    if (!request) return null;
    line.splice(line.indexOf(request), 1);
    return request;
  }
}
