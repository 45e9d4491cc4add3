import { randomUUID } from 'node:crypto';
import type { EventFeed } from '../../contract/feeds.ts';
import type { BaseContext } from '../app/base-context.ts';
import { withEveryMerchant } from '../db/scope.ts';
import type { Attendance, Feeds } from './feeds.ts';
import { topicId } from './outgoing.ts';
import { repeatEvery, type RepeatedTask } from './repeat.ts';
import type { Watchers } from './watchers.ts';

/** Rows of a node that stopped are ignored after a while, so those of a running one are written again before. */
export const ATTENDANCE_REFRESH_MS = 10_000;

/** Which members subscribe to each key of a feed at this node. */
const attendanceOf = (watchers: Watchers, feed: EventFeed): Attendance[] =>
  watchers
    .watched()
    .filter((topic) => topic.feed === feed)
    .map((topic) => {
      const members = [...watchers.of(topicId(topic))].flatMap(({ memberId }) => memberId ?? []);
      return { merchant: topic.merchant, key: topic.key, members: [...new Set(members)].sort((a, b) => a - b) };
    });

/** Follows one feed. Each call returns the rooms that changed or are due; a room that all have left once, empty. */
export const createDueRooms = (watchers: Watchers, feed: EventFeed): (() => Attendance[]) => {
  const written = new Map<string, { members: string; atMs: number; room: Attendance }>();
  return () => {
    const nowMs = performance.now();
    const now = new Map(attendanceOf(watchers, feed).map((room) => [`${room.merchant} ${room.key}`, room]));
    for (const [id, { room }] of written) if (!now.has(id)) now.set(id, { ...room, members: [] });
    return [...now].flatMap(([id, room]) => {
      const members = room.members.join(' ');
      const last = written.get(id);
      if (last?.members === members && nowMs - last.atMs < ATTENDANCE_REFRESH_MS) return [];
      if (room.members.length === 0) written.delete(id);
      else written.set(id, { members, atMs: nowMs, room });
      return [room];
    });
  };
};

/** Tells domains which members subscribe to their event feeds at this node: each change once per `everyMs`. */
export const startAttendance = (ctx: BaseContext, watchers: Watchers, feeds: Feeds, everyMs: number): RepeatedTask => {
  const node = randomUUID();
  const followed = feeds
    .attended()
    .map(({ feed, attended }) => ({ attended, dueRooms: createDueRooms(watchers, feed) }));
  return repeatEvery(ctx, 'attendance', everyMs, async () => {
    for (const { attended, dueRooms } of followed) {
      const rooms = dueRooms();
      if (rooms.length > 0) await withEveryMerchant(() => attended(ctx, node, rooms));
    }
  });
};
