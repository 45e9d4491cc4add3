import type { Clock } from '../recording/clock.ts';
import { firstDifference, inWords, valueAt, type Problem } from './problem.ts';

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
export interface Asked {
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
  readonly #due = new Map<string, Asked[]>();
  readonly #waiting = new Map<Asked, Settle>();
  readonly #came = new Set<Asked>();
  readonly #clock: Clock;
  readonly #say: (problem: Problem) => void;
  #isBeginning = false;

  constructor(recorded: readonly Asked[], clock: Clock, say: (problem: Problem) => void) {
    this.#clock = clock;
    this.#say = say;
    for (const asked of recorded) this.#due.set(asked.who, [...(this.#due.get(asked.who) ?? []), asked]);
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
  ask(who: string, name: string, value: unknown, settle: Settle): Asked | null {
    if (this.#isBeginning) return null;
    const { t } = this.#clock;
    const asked = this.#take(who, t, value);
    if (!asked) {
      this.#say({ t, text: `${name} is asked, and not in the recording: ${inWords(value)}` });
      return null;
    }
    if (asked.t !== t) this.#say({ t, text: `${name} is asked at ${t} ms; in the recording at ${asked.t} ms.` });
    const path = firstDifference(value, asked.value);
    if (path) {
      const [now, then] = [inWords(valueAt(value, path)), inWords(valueAt(asked.value, path))];
      this.#say({ t, text: `${name} is asked otherwise (${path}): ${now}; in the recording ${then}.` });
    }
    if (asked.result && (asked.result.sync || this.#came.has(asked))) settle(asked.result);
    else this.#waiting.set(asked, settle);
    return asked;
  }

  /** The app no longer waits. */
  drop(asked: Asked): void {
    this.#waiting.delete(asked);
  }

  /** The recording has reached the result. */
  arrive(asked: Asked): void {
    this.#came.add(asked);
    const settle = this.#waiting.get(asked);
    this.#waiting.delete(asked);
    settle?.(asked.result!);
  }

  /** What the app did not ask until this time. */
  sayMissing(untilT = Infinity): void {
    for (const [who, line] of this.#due) {
      const kept = line.filter((asked) => {
        if (asked.t >= untilT) return true;
        this.#say({ t: asked.t, text: `${asked.name} is asked in the recording, and not here.` });
        return false;
      });
      this.#due.set(who, kept);
    }
  }

  #take(who: string, t: number, value: unknown): Asked | null {
    const line = this.#due.get(who) ?? [];
    const near = (asked: Asked) => Math.abs(asked.t - t) <= APART_MS;
    const isSame = (asked: Asked) => asked.t === t && !firstDifference(asked.value, value);
    const asked = line.find(isSame) ?? line.find((each) => each.t === t) ?? line.find(near);
    if (!asked) return null;
    line.splice(line.indexOf(asked), 1);
    return asked;
  }
}
