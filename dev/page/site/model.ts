import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { $surroundings } from '../browser.ts';
import { bookClosed, bookGrew, bookOpened } from '../lanes/model.ts';
import type { Faults, FrameWindow } from '../ports.ts';
import type { TraceSource } from '../../recording/format.ts';
import { keepBook, type Watchable } from './watching.ts';

/** What the frame shows: the site as it is, or a recording. */
export type Mode = 'live' | 'replay';

/** The frame loaded a document: at first, after a reload, and after another mode. */
export const frameLoaded = createEvent<FrameWindow>();
export const modeChosen = createEvent<Mode>();
/** Watches something else from now on. */
export const watchRequested = createEvent<{ source: Watchable; zeroMs?: number }>();

export const $mode = createStore<Mode>('live').on(modeChosen, (_, mode) => mode);
/** Each choice gets a frame of its own: nothing of one session reaches the next. */
export const $generation = createStore(0).on(modeChosen, (generation) => generation + 1);
/** The frame that is there now. */
export const $frame = createStore<FrameWindow | null>(null, { serialize: 'ignore' })
  .on(frameLoaded, (_, frame) => frame)
  .reset(modeChosen);

export const WIDTHS = ['390', '768', 'full'] as const;
export type Width = (typeof WIDTHS)[number];
export const widthChosen = createEvent<Width>();
export const $width = createStore<Width>('390').on(widthChosen, (_, width) => width);

interface Site {
  frame: FrameWindow;
  source: TraceSource;
  /** Absent where the frame cannot break its transport. */
  faults: Faults | null;
}

const findSiteFx = attach({
  source: $surroundings,
  async effect({ partOf }, frame: FrameWindow): Promise<Site> {
    const source = await partOf(frame, 'parlourTrace');
    return { frame, source, faults: frame.parlourFaults ?? null };
  },
});
sample({
  clock: frameLoaded,
  source: $mode,
  filter: (mode) => mode === 'live',
  fn: (_, frame) => frame,
  target: findSiteFx,
});

// The frame may be another one by now.
const found = sample({
  clock: findSiteFx.doneData,
  source: $frame,
  filter: (now, { frame }) => now === frame,
  fn: (_, site) => site,
});
/** Null while the frame loads, and during a replay. */
export const $site = createStore<Site | null>(null, { serialize: 'ignore' })
  .on(found, (_, site) => site)
  .reset(frameLoaded, modeChosen);
sample({ clock: found, fn: ({ source }) => ({ source }), target: watchRequested });

const lost = sample({
  clock: findSiteFx.fail,
  source: $frame,
  filter: (now, { params }) => now === params,
  fn: (_, { error }) => error.message,
});
/** Why nothing is shown; null while all is well. */
export const $siteFailure = createStore<string | null>(null)
  .on(lost, (_, message) => message)
  .reset(frameLoaded, modeChosen);

const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' });
const watchFx = attach({
  source: { stop: $stop, surroundings: $surroundings },
  effect({ stop, surroundings }, { source, zeroMs }: { source: Watchable; zeroMs?: number }) {
    stop?.();
    const heard = { opened: scopeBind(bookOpened, { safe: true }), grew: scopeBind(bookGrew, { safe: true }) };
    return { stop: keepBook(source, heard, surroundings, zeroMs) };
  },
});
sample({ clock: watchRequested, target: watchFx });
const stopFx = attach({ source: $stop, effect: (stop) => stop?.() });
sample({ clock: modeChosen, target: [stopFx, bookClosed] });
$stop.on(watchFx.doneData, (_, { stop }) => stop).on(stopFx.done, () => null);
