import {
  catchError,
  concat,
  defer,
  map,
  of,
  retry,
  take,
  throwError,
  throwIfEmpty,
  timeout,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import type { Refusal, Refused } from '../../contract/wire.ts';
import type { Millis } from '../../contract/primitives.ts';
import { isRefused } from './transport.ts';

/** Scheduler and randomness, injected: real in the app, virtual and seeded in tests. */
export interface Environment {
  scheduler: SchedulerLike;
  /** From 0 inclusive to 1 exclusive, as `Math.random`. */
  random: () => number;
}

/**
 * Timeout of a request, which is then sent again. A shorter one fails on slow connections; a longer one notices a lost request
 * late.
 */
export const ANSWER_WITHIN_MS = 5_000;

const FIRST_RETRY_MS = 500;
export const LAST_RETRY_MS = 30_000;

/**
 * Delay before attempt `tries + 1`. The range doubles up to `lastMs`; the delay is random between half and all of it, to spread
 * reconnects.
 */
export const backoffMs = (tries: number, random: () => number, lastMs = LAST_RETRY_MS): Millis =>
  Math.round(Math.min(lastMs, FIRST_RETRY_MS * 2 ** (tries - 1)) * (0.5 + random() / 2));

export interface Answered<T> {
  answer: T;
  sentAtMs: Millis;
  receivedAtMs: Millis;
}

/** Sends one request. Emits the answer with its times, or an error if none arrives in time. */
export const requestOnce = <T>(ask: () => Observable<T>, scheduler: SchedulerLike): Observable<Answered<T>> =>
  defer(() => {
    const sentAtMs = scheduler.now();
    return ask().pipe(
      timeout({ first: ANSWER_WITHIN_MS, scheduler }),
      take(1),
      throwIfEmpty(() => new Error('connection lost')),
      map((answer) => ({ answer, sentAtMs, receivedAtMs: scheduler.now() })),
    );
  });

/** Carries a refusal that will be retried. */
export class RefusedError extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.refused);
    this.refused = refused;
  }
}

/** A failed attempt: refused with a reason, or without an answer (`refusal: null`). */
export interface AttemptFailure {
  refusal: Refusal | null;
  detail?: string;
}

const attemptFailureOf = (error: Error): AttemptFailure =>
  error instanceof RefusedError
    ? { refusal: error.refused.refused, detail: error.refused.detail }
    : { refusal: null, detail: error.message };

/** Requests until answered. Reports each failed attempt and waits longer after each. */
export const requestUntilAnswered = <T extends object>(
  attempt: Observable<Answered<T | Refused>>,
  { scheduler, random }: Environment,
): Observable<AttemptFailure | Answered<T>> =>
  attempt.pipe(
    map(({ answer, ...times }): Answered<T> => {
      if (isRefused(answer)) throw new RefusedError(answer);
      return { answer, ...times };
    }),
    catchError((thrown: unknown) => {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      return concat(
        of(attemptFailureOf(error)),
        throwError(() => error),
      );
    }),
    retry({ delay: (_, tries) => timer(backoffMs(tries, random), scheduler) }),
  );
