import {
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  interval,
  map,
  of,
  switchMap,
  takeWhile,
  tap,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import type { MinorUnits } from '../../contract/primitives.ts';
import type { Roll } from '../feeds/jackpot-ticker.ts';

type Count = Pick<Roll, 'from' | 'to' | 'durationMs'>;

interface Inputs {
  /** One pool's of `jackpotTicker`; null while it is not known. */
  rolls$: Observable<Count | null>;
  /** True where nothing may move: reduced motion, or paused (PP-31). The figure then is the true one at once. */
  still$: Observable<boolean>;
}

/** What a counter shows, frame by frame: it grows towards the last known true value and is never past it; a win it shows at once. */
export function countUp(
  { rolls$, still$ }: Inputs,
  { frames }: { frames: SchedulerLike },
): Observable<MinorUnits | null> {
  return defer(() => {
    let shown: MinorUnits | null = null;
    let last: Count | null = null;

    const begin = (way: Count): MinorUnits => {
      if (shown === null) return way.from;
      // The same way again, after a pause: from where it is. Another one: a win put `from` below what is shown.
      return Math.min(shown, way === last ? way.to : way.from);
    };
    const roll = (way: Count, still: boolean): Observable<MinorUnits> => {
      const start = still ? way.to : begin(way);
      last = way;
      if (start >= way.to || way.durationMs <= 0) return of(way.to);
      const startedAtMs = frames.now();
      const at = (): number => Math.min(1, (frames.now() - startedAtMs) / way.durationMs);
      const figures = interval(0, frames).pipe(map(() => start + Math.floor((way.to - start) * at())));
      return concat(of(start), figures).pipe(takeWhile((figure) => figure < way.to, true));
    };
    return combineLatest([rolls$, still$]).pipe(
      switchMap(([way, still]): Observable<MinorUnits | null> => (way ? roll(way, still) : of(null))),
      tap((figure) => {
        shown = figure;
      }),
      distinctUntilChanged(),
    );
  });
}
