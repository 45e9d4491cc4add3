import { Subject, VirtualTimeScheduler } from 'rxjs';
import type { SyncEvent } from '../../../../streams/sync/sync-event.ts';
import { replay } from '../../../../streams/recording/replay.ts';
import { MINUTE_MS, minuteOf } from './minute.ts';

/** The time of the streams alone: React, the compositor and the garbage collector keep the machine's. */
export const clock = new VirtualTimeScheduler(undefined, 0);
export const played$ = new Subject<SyncEvent>();

/** For the control: a page that keeps every twentieth of what it heard. */
if (new URLSearchParams(location.search).has('hoards')) {
  const hoard: SyncEvent[] = [];
  let heard = 0;
  played$.subscribe((item) => {
    if ((heard += 1) % 20 === 0) hoard.push(item);
  });
}

/** Of the recording, for each frame of the screen. */
const SLICE_MS = 1_000;
const SETTLING_MS = 200;
let minute = 0;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Lets the streams' time go on, without news. */
const pass = (ms: number): void => {
  clock.maxFrames = clock.now() + ms;
  clock.flush();
  clock.frame = clock.maxFrames;
};

/** Plays so many minutes of the recording, a second of it for each frame of the screen. */
const play = async (minutes: number): Promise<void> => {
  for (const end = minute + minutes; minute < end; minute += 1) {
    replay(minuteOf(minute), { scheduler: clock }).subscribe((item) => played$.next(item));
    for (let slice = 0; slice < MINUTE_MS / SLICE_MS; slice += 1) {
      pass(SLICE_MS);
      await nextFrame();
    }
  }
  // The last figures are on their way: coalesced, and not yet painted.
  pass(SETTLING_MS);
  await nextFrame();
  await nextFrame();
};

/** Handed to the bench once the page is drawn. */
export const ready = (): void => void Object.assign(window, { play });
