import { throttleTime, type MonoTypeOperatorFunction, type SchedulerLike } from 'rxjs';

/** Window for ticking figures. People read ten values a second at most, and the cost grows with the number of values. */
export const CONFLATE_MS = 100;

/** Emits the first value at once, then at most one value per window, the newest. */
export const conflate = <T>(scheduler: SchedulerLike): MonoTypeOperatorFunction<T> =>
  throttleTime(CONFLATE_MS, scheduler, { leading: true, trailing: true });
