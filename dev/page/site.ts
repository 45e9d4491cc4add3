import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import type { Trace, TraceSource } from '../recording/format.ts';
import { Book } from './book.ts';
import { $browser } from './browser.ts';
import { bookClosed, bookGrew, bookOpened } from './model.ts';
import type { Faults, FrameWindow } from './ports.ts';

/** What the frame shows: the site as it is, or a recording. */
export type Mode = 'live' | 'replay';

/** The frame loaded a document: at first, after a reload, and after another mode. */
export const frameLoaded = createEvent<FrameWindow>();
export const modeChosen = createEvent<Mode>();

export const $mode = createStore<Mode>('live').on(modeChosen, (_, mode) => mode);
/** Each choice gets a frame of its own: nothing of one session reaches the next. */
export const $generation = createStore(0).on(modeChosen, (generation) => generation + 1);
/** The frame that is there now. */
export const $frame = createStore<FrameWindow | null>(null, { serialize: 'ignore' })
  .on(frameLoaded, (_, frame) => frame)
  .reset(modeChosen);

interface Site {
  frame: FrameWindow;
  source: TraceSource;
  /** Absent where the frame cannot break its transport. */
  faults: Faults | null;
}
const findSiteFx = attach({
  source: $browser,
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
const isNow = (frame: FrameWindow | null, { params }: { params: FrameWindow }) => frame === params;
const found = sample({ clock: findSiteFx.done, source: $frame, filter: isNow, fn: (_, { result }) => result });
const lost = sample({ clock: findSiteFx.fail, source: $frame, filter: isNow, fn: (_, { error }) => error.message });
/** Null while the frame loads, and during a replay. */
export const $site = createStore<Site | null>(null, { serialize: 'ignore' })
  .on(found, (_, site) => site)
  .reset(frameLoaded, modeChosen);
/** Why nothing is shown; null while all is well. */
export const $siteFailure = createStore<string | null>(null)
  .on(lost, (_, message) => message)
  .reset(frameLoaded, modeChosen);

interface Watched {
  source: { watch(received: (trace: Trace | 'rewound') => void): () => void };
  /** The wall clock at `t = 0`; without it, it follows from the first trace. */
  zeroMs?: number;
}
/** What was told is taken this often: a thousand traces cost one step. */
export const TAKE_EVERY_MS = 250;

const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' });
/** Keeps a book of what a source tells, in place of the source before. */
export const watchFx = attach({
  source: { stop: $stop, browser: $browser },
  effect({ stop, browser: { now } }, { source, zeroMs }: Watched) {
    stop?.();
    const opened = scopeBind(bookOpened, { safe: true });
    const grew = scopeBind(bookGrew, { safe: true });
    let book: Book | null = null;
    let waiting: Trace[] = [];
    const open = (zero: number) => {
      book = new Book(zero);
      waiting = [];
      opened(book);
    };
    if (zeroMs !== undefined) open(zeroMs);
    const unwatch = source.watch((trace) => {
      if (trace === 'rewound') return open(book?.zeroMs ?? now());
      if (!book) open(now() - trace.t);
      waiting.push(trace);
    });
    const timer = setInterval(() => {
      if (waiting.length === 0) return;
      book!.add(waiting);
      waiting = [];
      grew();
    }, TAKE_EVERY_MS);
    return () => {
      clearInterval(timer);
      unwatch();
    };
  },
});
sample({ clock: found, fn: ({ source }) => ({ source }), target: watchFx });
const stopFx = attach({ source: $stop, effect: (stop) => stop?.() });
sample({ clock: modeChosen, target: [stopFx, bookClosed] });
$stop.on(watchFx.doneData, (_, stop) => stop).on(stopFx.done, () => null);
