import {
  distinctUntilChanged,
  map,
  merge,
  of,
  scan,
  switchMap,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';

/** How long a game may take to end its round before the check is shown over it, milliseconds. */
export const GRACE_MS = 10_000;

interface Inputs {
  /** Whether a reality check is due: the server accepts no new round until it is answered. */
  isDue$: Observable<boolean>;
  /** The game has ended its round and starts no other. */
  roundEnded$: Observable<unknown>;
}
interface Pause {
  isDue: boolean;
  isRoundOver: boolean;
}

/**
 * PP-18: whether the reality check is shown. It waits for the end of the round, at most `GRACE_MS`, and ends when it is
 * answered; the next one waits again.
 */
export const realityPause = (
  { isDue$, roundEnded$ }: Inputs,
  { scheduler }: { scheduler: SchedulerLike },
): Observable<boolean> =>
  merge(
    isDue$.pipe(
      distinctUntilChanged(),
      switchMap((isDue) => {
        const begun = of<Partial<Pause>>(isDue ? { isDue } : { isDue, isRoundOver: false });
        return isDue ? merge(begun, timer(GRACE_MS, scheduler).pipe(map(() => ({ isRoundOver: true })))) : begun;
      }),
    ),
    roundEnded$.pipe(map(() => ({ isRoundOver: true }))),
  ).pipe(
    scan((pause: Pause, change: Partial<Pause>) => ({ ...pause, ...change }), { isDue: false, isRoundOver: false }),
    map(({ isDue, isRoundOver }) => isDue && isRoundOver),
    distinctUntilChanged(),
  );
