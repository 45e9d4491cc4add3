import {
  combineLatest,
  defer,
  distinctUntilChanged,
  interval,
  map,
  of,
  switchMap,
  tap,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import { LIMITS } from '../../contract/limits.ts';

/** The step is given for 60 frames a second. The speed is the same at any frame rate. */
const PX_PER_MS = (LIMITS.marqueeStep * 60) / 1_000;

interface Inputs {
  /** The number of notices. */
  count$: Observable<number>;
  /** Width in px of one copy of the notices. The view shows two copies, so that the wrap is not visible. */
  width$: Observable<number>;
  /** True while hovered, focused, paused by the button, or under reduced motion (PP-31). */
  paused$: Observable<boolean>;
}

/** HOME-01: the scroll offset of the notices in px, from 0 to their width. Fewer than three notices do not move. */
export function marquee(
  { count$, width$, paused$ }: Inputs,
  { frames }: { frames: SchedulerLike },
): Observable<number> {
  return defer(() => {
    let offsetPx = 0;

    const scroll = (widthPx: number): Observable<number> => {
      const fromPx = offsetPx;
      const startedAtMs = frames.now();
      return interval(0, frames).pipe(map(() => (fromPx + (frames.now() - startedAtMs) * PX_PER_MS) % widthPx));
    };
    const move = ({ scrolls, widthPx, isPaused }: { scrolls: boolean; widthPx: number; isPaused: boolean }) => {
      if (!scrolls || widthPx <= 0) return of(0);
      return isPaused ? of(offsetPx % widthPx) : scroll(widthPx);
    };
    return combineLatest([count$, width$, paused$]).pipe(
      map(([count, widthPx, isPaused]) => ({ scrolls: count >= LIMITS.marqueeLimit, widthPx, isPaused })),
      // A change in the number of notices must not restart the frame clock.
      distinctUntilChanged(
        (one, other) =>
          one.scrolls === other.scrolls && one.widthPx === other.widthPx && one.isPaused === other.isPaused,
      ),
      switchMap(move),
      tap((px) => {
        offsetPx = px;
      }),
      distinctUntilChanged(),
    );
  });
}
