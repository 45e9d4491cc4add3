import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyEnvelope } from '../../../contract/wire.ts';
import { createFanOut } from '../../../server/live/fan-out.ts';
import { createFeeds } from '../../../server/live/feeds.ts';
import type { Message } from '../../../server/live/message.ts';
import { createWatchers, type Watcher } from '../../../server/live/watchers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ROOM = 'chat:7';
const eventOf = (seq: number) => ({
  ...{ merchant: 'parlour', room: 'chat:parlour' },
  envelope: { epoch: 'k3f9', feed: 'chat', key: ROOM, seq, at: 0, value: { deleted: 'x' } } as AnyEnvelope,
});
/** The numbers in the frames of a message, in the order in which a client reads them. */
const seqsIn = ({ frame }: Message) =>
  [...frame!.toString('latin1').matchAll(/"seq":(\d+)/g)].map(([, seq]) => Number(seq));

it('[W3] writes the first event at once and those that follow together, each in its own frame, in order', async () => {
  const watchers = createWatchers();
  const written: number[][] = [];
  const served: number[] = [];
  const queue = { offer: (message: Message) => void written.push(seqsIn(message)), unsentBytes: () => 0, check() {} };
  const watcher: Watcher = { queue, rooms: new Set(), topics: [], subscribedAtMs: 0 };
  watchers.watch(watcher, new Set(['chat:parlour']), [{ merchant: 'parlour', feed: 'chat', key: ROOM }]);
  const feeds = createFeeds([{ events: { chat: { may: () => true, gathers: true } } }]);
  const fanOut = createFanOut(watchers, feeds, { tickingEveryMs: 250 }, ({ envelope }) => served.push(envelope.seq));

  fanOut.deliver([eventOf(1), eventOf(2)]);
  await vi.advanceTimersByTimeAsync(100);
  fanOut.deliver([eventOf(3)]);
  await vi.advanceTimersByTimeAsync(100);
  expect(written).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(100);
  expect(written).toEqual([[1], [2, 3]]);
  fanOut.deliver([eventOf(4)]);
  await vi.advanceTimersByTimeAsync(250);
  expect(written).toEqual([[1], [2, 3], [4]]);
  await vi.advanceTimersByTimeAsync(1_000);
  fanOut.deliver([eventOf(5)]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written.at(-1)).toEqual([5]);
  expect(served).toEqual([1, 2, 3, 4, 5]);
  fanOut.stop();
});
