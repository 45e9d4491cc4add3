import { describe, expect, it, vi } from 'vitest';
import type { Book } from '../../../dev/page/lanes/book.ts';
import { keepBook } from '../../../dev/page/site/watching.ts';
import type { Trace } from '../../../dev/recording/format.ts';
import { scenario } from './support.ts';

const watching = (zeroMs?: number) => {
  let tell: (trace: Trace | 'rewound') => void = () => {};
  const frames: (() => void)[] = [];
  const books: Book[] = [];
  let stopped = false;
  let now = 9_000;
  const grew = vi.fn();
  const stop = keepBook(
    {
      watch(received) {
        tell = received;
        return () => (stopped = true);
      },
    },
    { opened: (book) => void books.push(book), grew },
    { nextFrame: (then) => void frames.push(then), now: () => now },
    zeroMs,
  );
  return {
    books,
    grew,
    frames,
    tell: (trace: Trace | 'rewound') => tell(trace),
    stop,
    isStopped: () => stopped,
    frame(ms = 16) {
      now += ms;
      frames.splice(0).forEach((draw) => draw());
    },
  };
};
const traces = (count: number) => {
  const received = scenario();
  for (let t = 0; t < count; t += 1) received.change(t, '$a', t);
  return received.traces;
};

describe('What a source tells', () => {
  it('is taken once per frame of the screen, however much it is', () => {
    const page = watching();
    for (const trace of traces(1_000)) page.tell(trace);
    expect([page.frames.length, page.books[0]!.marbles.length]).toEqual([1, 0]);
    page.frame();
    expect(page.books[0]!.marbles).toHaveLength(1_000);
  });

  it('is taken at once when a hidden page would heap it up', () => {
    const page = watching();
    for (const trace of traces(20_000)) page.tell(trace);
    expect(page.books[0]!.marbles).toHaveLength(20_000);
  });

  it('tells the lists of growth at most twice a second, and of the last traces before a silence', () => {
    vi.useFakeTimers();
    const page = watching();
    for (const trace of traces(20)) {
      page.tell(trace);
      page.frame();
    }
    expect(page.grew).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(500);
    expect(page.grew).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('has its zero where the first trace puts it, or where the recording began', () => {
    const [first] = traces(1);
    const live = watching();
    live.tell({ ...first!, t: 400 });
    expect(live.books[0]!.zeroMs).toBe(8_600);
    expect(watching(1_234).books[0]!.zeroMs).toBe(1_234);
  });

  it('begins anew after a jump back', () => {
    const page = watching(1_000);
    page.tell(traces(1)[0]!);
    page.frame();
    page.tell('rewound');
    expect([page.books.length, page.books[1]!.marbles.length, page.books[1]!.zeroMs]).toEqual([2, 0, 1_000]);
  });

  it('is heard no more after the stop', () => {
    const page = watching();
    page.tell(traces(1)[0]!);
    page.stop();
    page.frame();
    expect([page.isStopped(), page.books[0]!.marbles.length]).toEqual([true, 0]);
  });
});
