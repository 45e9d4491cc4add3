import { concatMap, from, map, Subject, timer, VirtualTimeScheduler } from 'rxjs';
import type { SyncEvent } from '../../../../streams/sync/sync-event.ts';
import { MINUTE_MS, minuteOf } from './minute.ts';

/** Virtual time of the streams only: React, the compositor and the garbage collector use the machine's. */
export const clock = new VirtualTimeScheduler(undefined, 0);
export const played$ = new Subject<SyncEvent>();

/** For the control: a page that keeps every twentieth message. */
if (new URLSearchParams(location.search).has('hoards')) {
  const hoard: SyncEvent[] = [];
  let heard = 0;
  played$.subscribe((item) => {
    if ((heard += 1) % 20 === 0) hoard.push(item);
  });
}

/** Milliseconds of the hour per frame of the screen. */
const SLICE_MS = 1_000;
const SETTLING_MS = 200;
let minute = 0;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Advances the streams' time without messages. */
const pass = (ms: number): void => {
  clock.maxFrames = clock.now() + ms;
  clock.flush();
  clock.frame = clock.maxFrames;
};

/** Plays this many minutes of the hour, one second per frame of the screen. */
const play = async (minutes: number): Promise<void> => {
  for (const end = minute + minutes; minute < end; minute += 1) {
    const startMs = clock.now();
    from(minuteOf(minute))
      .pipe(
        concatMap(({ afterMs, item }) =>
          timer(Math.max(0, startMs + afterMs - clock.now()), clock).pipe(map(() => item)),
        ),
      )
      .subscribe((item) => played$.next(item));
    for (let slice = 0; slice < MINUTE_MS / SLICE_MS; slice += 1) {
      pass(SLICE_MS);
      await nextFrame();
    }
  }
  // The last values are conflated and not yet painted.
  pass(SETTLING_MS);
  await nextFrame();
  await nextFrame();
};

/** Called by the page once it is drawn; gives the bench access to `play`. */
export const ready = (): void => void Object.assign(window, { play });
