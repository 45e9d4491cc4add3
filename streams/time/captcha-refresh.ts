import { catchError, map, of, switchMap, throttleTime, type Observable, type SchedulerLike } from 'rxjs';
import { LIMITS } from '../../contract/limits.ts';

export type CaptchaRefreshed<T> = { kind: 'loaded'; value: T } | { kind: 'failed'; error: unknown };

interface Environment<T> {
  fetch: () => Observable<T>;
  scheduler: SchedulerLike;
}

/** LIVE-08: loads a new captcha on request, at most one a second. Answers to older requests are dropped. */
export const captchaRefresh = <T>(
  asks$: Observable<unknown>,
  { fetch, scheduler }: Environment<T>,
): Observable<CaptchaRefreshed<T>> =>
  asks$.pipe(
    throttleTime(LIMITS.captchaThrottleMs, scheduler),
    switchMap(() =>
      fetch().pipe(
        map((value): CaptchaRefreshed<T> => ({ kind: 'loaded', value })),
        catchError((error: unknown) => of<CaptchaRefreshed<T>>({ kind: 'failed', error })),
      ),
    ),
  );
