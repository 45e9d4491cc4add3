import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ATTENDANCE_REFRESH_MS, createDueRooms } from '../../../server/live/attendance.ts';
import { createWatchers, type Watcher } from '../../../server/live/watchers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newWatcher = (memberId?: number): Watcher => ({
  queue: { offer() {}, unsentBytes: () => 0, check() {} },
  ...{ rooms: new Set<string>(), topics: [], subscribedAtMs: 0, memberId },
});
const topic = (feed: 'chat' | 'winners', key: string) => ({ merchant: 'parlour', feed, key });
const room = (key: string, ...members: number[]) => ({ merchant: 'parlour', key, members });

it('[MEM-08] names the members of each room once: when they change, from time to time, and when all have left', () => {
  const watchers = createWatchers();
  const dueRooms = createDueRooms(watchers, 'chat');
  const [ann, hers, bob, visitor] = [newWatcher(7), newWatcher(7), newWatcher(3), newWatcher()];
  for (const each of [ann, hers, bob, visitor]) watchers.watch(each, new Set(), [topic('chat', 'chat:1')]);
  expect(dueRooms()).toEqual([room('chat:1', 3, 7)]);
  expect(dueRooms()).toEqual([]);
  watchers.leave(hers);
  expect(dueRooms()).toEqual([]);
  vi.advanceTimersByTime(ATTENDANCE_REFRESH_MS);
  expect(dueRooms()).toEqual([room('chat:1', 3, 7)]);
  for (const each of [ann, bob, visitor]) watchers.leave(each);
  expect(dueRooms()).toEqual([room('chat:1')]);
  expect(dueRooms()).toEqual([]);
});

it('[MEM-08] follows each feed by itself', () => {
  const watchers = createWatchers();
  const [chat, winners] = [createDueRooms(watchers, 'chat'), createDueRooms(watchers, 'winners')];
  watchers.watch(newWatcher(7), new Set(), [topic('chat', 'chat:1'), topic('winners', 'merchant:parlour')]);
  expect([chat(), winners()]).toEqual([[room('chat:1', 7)], [room('merchant:parlour', 7)]]);
  expect([chat(), winners()]).toEqual([[], []]);
});
