import { throttleTime, type MonoTypeOperatorFunction, type SchedulerLike } from 'rxjs';

/** Window of ticking figures: ten a second is as many as a person reads, and cost goes by the number. */
export const CONFLATE_MS = 100;

/** The first at once, then at most one a window, the newest. */
export const conflate = <T>(scheduler: SchedulerLike): MonoTypeOperatorFunction<T> =>
  throttleTime(CONFLATE_MS, scheduler, { leading: true, trailing: true });
