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

/** The step is given for 60 frames a second; at any other rate the speed is the same. */
const PX_PER_MS = (LIMITS.marqueeStep * 60) / 1_000;

interface Inputs {
  /** How many notices there are. */
  count$: Observable<number>;
  /** Width in px of the notices once through; the view shows them twice over, so that the wrap is not seen. */
  width$: Observable<number>;
  /** Hovered, focused, paused by its button, or reduced motion (PP-31). */
  paused$: Observable<boolean>;
}

/** HOME-01: how far the notices have scrolled, in px, from 0 up to their width. Fewer than three stand still. */
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
      // Another notice among many is no reason to start the frame's clock again.
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
