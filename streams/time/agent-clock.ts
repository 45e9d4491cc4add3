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

/** A correction up to this waits for the clock to come level; a larger one is shown, backwards too. */
const LEVEL_MS = 1_000;

interface Inputs {
  /** From `connection`; null while unknown, and then there is no clock. */
  serverOffsetMs$: Observable<number | null>;
}

/** LIVE-05: the server's time at each whole second of it, drift corrected as the offset is. */
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
