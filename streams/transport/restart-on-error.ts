import { defer, retry, timer, type Observable } from 'rxjs';
import { backoffMs, LAST_RETRY_MS, type Environment } from './request.ts';

/**
 * BR8: reports each failure of a stream and resubscribes with growing delays. A stream that ran for long starts at the shortest
 * delay again.
 */
export const restartOnError = <T>(
  source$: Observable<T>,
  report: (error: unknown) => void,
  { scheduler, random }: Environment,
): Observable<T> =>
  defer(() => {
    let failures = 0;
    let startedAtMs = 0;
    return defer(() => {
      startedAtMs = scheduler.now();
      return source$;
    }).pipe(
      retry({
        delay: (error) => {
          failures = scheduler.now() - startedAtMs > LAST_RETRY_MS ? 1 : failures + 1;
          report(error);
          return timer(backoffMs(failures, random), scheduler);
        },
      }),
    );
  });
