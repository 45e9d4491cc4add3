import {
  concat,
  defer,
  distinctUntilChanged,
  filter,
  of,
  scan,
  switchMap,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import type { Millis } from '../../contract/primitives.ts';
import { alignedInterval, floorTo } from './aligned-interval.ts';

const SECOND = 1_000;

/** Up to this correction the clock waits until it is level. A larger correction is shown at once, backwards too. */
const LEVEL_MS = 1_000;

interface Inputs {
  /** From `connection`; null while unknown. There is no clock then. */
  serverOffsetMs$: Observable<number | null>;
}

/** LIVE-05: emits the server's time at each whole second. Drift is corrected when the offset changes. */
export const agentClock = (
  { serverOffsetMs$ }: Inputs,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<Millis> =>
  serverOffsetMs$.pipe(
    filter((offsetMs) => offsetMs !== null),
    distinctUntilChanged(),
    switchMap((offsetMs) =>
      concat(
        defer(() => of(floorTo(SECOND, scheduler.now() + offsetMs))),
        alignedInterval(SECOND, { scheduler, offsetMs }),
      ),
    ),
    scan((shown, at) => (at < shown && shown - at <= LEVEL_MS ? shown : at)),
    distinctUntilChanged(),
  );
