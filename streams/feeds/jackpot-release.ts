import { defer, map, repeat, timer, type Observable } from 'rxjs';
import { SERVER_LIMITS } from '../../contract/limits.ts';
import type { Environment } from '../transport/request.ts';

/**
 * LIVE-03: emits the steps that a pool releases from reserve to shown: 100–500 every 3, 4 or 5 s. The pool's unit gives the step
 * its value.
 */
export const jackpotRelease = ({ scheduler, random }: Environment): Observable<number> => {
  const { jackpotReleaseMs: waits, jackpotReleaseSteps: steps } = SERVER_LIMITS;
  const upTo = (count: number): number => Math.floor(random() * count);
  return defer(() => timer(waits[upTo(waits.length)]!, scheduler)).pipe(
    map(() => steps.min + upTo(steps.max - steps.min + 1)),
    repeat(),
  );
};
