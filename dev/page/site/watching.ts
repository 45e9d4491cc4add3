import type { Trace } from '../../recording/format.ts';
import { createBook, type Book } from '../lanes/book.ts';

/** A hidden page gets no frames; what waits for one is taken before it becomes a burden. */
const MAX_WAITING = 20_000;
/** The lists of lanes and topics are looked at this often; the picture is drawn with each frame. */
const GREW_EVERY_MS = 500;

export interface Watchable {
  watch(received: (trace: Trace | 'rewound') => void): () => void;
}

interface Heard {
  opened: (book: Book) => void;
  grew: () => void;
}

interface World {
  nextFrame: (then: () => void) => void;
  now: () => number;
}

/**
 * Keeps a book of what a source tells: once per frame of the screen, so that a thousand traces cost one step. `zeroMs` is the
 * wall clock at `t = 0`; without it, it follows from the first trace. Returns the way to stop.
 */
export const keepBook = (source: Watchable, heard: Heard, world: World, zeroMs?: number): (() => void) => {
  let book: Book | null = null;
  let waiting: Trace[] = [];
  let request = false;
  let stopped = false;
  let grewAt = -Infinity;

  const open = (zero: number) => {
    book = createBook(zero);
    heard.opened(book);
    return book;
  };
  const take = () => {
    request = false;
    if (stopped || !book || waiting.length === 0) return;
    const lanes = book.lanes.size;
    book.add(waiting);
    waiting = [];
    const now = world.now();
    if (book.lanes.size === lanes && now - grewAt < GREW_EVERY_MS) return later();
    grewAt = now;
    heard.grew();
  };
  // The last marbles before a silence are in the lists, too.
  let latest: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    latest ??= setTimeout(() => {
      latest = undefined;
      if (stopped) return;
      grewAt = world.now();
      heard.grew();
    }, GREW_EVERY_MS);
  };

  if (zeroMs !== undefined) open(zeroMs);
  const stop = source.watch((trace) => {
    if (trace === 'rewound') {
      waiting = [];
      open(book?.zeroMs ?? world.now());
      return;
    }
    if (!book) open(world.now() - trace.t);
    waiting.push(trace);
    if (waiting.length >= MAX_WAITING) take();
    else if (!request) {
      request = true;
      world.nextFrame(take);
    }
  });
  return () => {
    stopped = true;
    clearTimeout(latest);
    stop();
  };
};
