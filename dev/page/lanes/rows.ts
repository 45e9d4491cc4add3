import type { Book } from './book.ts';
import type { Sieve } from './filter.ts';
import { GROUPS, type Group, type Lane, type Marble } from './lane.ts';
import { nearest } from './clusters.ts';

export type Sort = 'activity' | 'name';

/** What the picture shows below one another: the head of a group, or a lane. */
export type Row =
  | { row: 'group'; id: Group; group: Group; lanes: number; collapsed: boolean }
  | { row: 'lane'; id: string; group: Group; lane: Lane; marbles: readonly Marble[] };

interface Shown {
  lane: Lane;
  marbles: readonly Marble[];
}

const byName = (left: Shown, right: Shown) => left.lane.name.localeCompare(right.lane.name, 'en');
const lastOf = ({ marbles }: Shown) => marbles.at(-1)?.trace.id ?? -1;
const byActivity = (left: Shown, right: Shown) => lastOf(right) - lastOf(left);

export const rowsOf = (book: Book, sieve: Sieve, sort: Sort, collapsed: ReadonlySet<Group>): Row[] => {
  const shown = new Map<Group, Shown[]>(GROUPS.map((group) => [group, []]));
  for (const lane of book.lanes.values()) {
    const marbles = sieve(lane);
    if (marbles) shown.get(lane.group)!.push({ lane, marbles });
  }
  return GROUPS.flatMap((group): Row[] => {
    const lanes = shown.get(group)!;
    if (lanes.length === 0) return [];
    const isCollapsed = collapsed.has(group);
    const head: Row = { row: 'group', id: group, group, lanes: lanes.length, collapsed: isCollapsed };
    if (isCollapsed) return [head];
    lanes.sort(sort === 'name' ? byName : byActivity);
    return [head, ...lanes.map((each): Row => ({ row: 'lane', id: each.lane.id, group, ...each }))];
  });
};

/** Whether two lists of rows look alike; what is on the lanes is not looked at. */
export const sameRows = (left: readonly Row[], right: readonly Row[]): boolean =>
  left.length === right.length &&
  left.every((row, at) => {
    const other = right[at]!;
    if (row.id !== other.id) return false;
    if (row.row === 'lane') return other.row === 'lane' && row.marbles === other.marbles;
    return other.row === 'group' && row.lanes === other.lanes && row.collapsed === other.collapsed;
  });

/** Where the keyboard is: on a row, and on one of its marbles. */
export interface Cursor {
  row: string;
  marble: Marble | null;
}

export const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'] as const;
export type Key = (typeof KEYS)[number];
const PAGE = 10;

/**
 * The cursor after a key: up and down between rows, to the marble nearest in time; left and right between the marbles of a lane.
 * Without a marble, `atMs` is where it begins.
 */
export const moved = (rows: readonly Row[], cursor: Cursor | null, key: Key, atMs: number): Cursor | null => {
  if (rows.length === 0) return null;
  const at = rows.findIndex(({ id }) => id === cursor?.row);
  const row = rows[at];
  if (!row) return onRow(rows[0]!, atMs);
  const t = cursor?.marble?.t ?? atMs;
  const to = (index: number) => onRow(rows[Math.min(rows.length - 1, Math.max(0, index))]!, t);
  if (key === 'ArrowUp') return to(at - 1);
  if (key === 'ArrowDown') return to(at + 1);
  if (key === 'PageUp') return to(at - PAGE);
  if (key === 'PageDown') return to(at + PAGE);
  if (row.row === 'group') return key === 'Home' ? to(0) : key === 'End' ? to(rows.length - 1) : cursor;
  const { marbles } = row;
  const last = marbles.length - 1;
  if (key === 'Home') return { row: row.id, marble: marbles[0] ?? null };
  if (key === 'End') return { row: row.id, marble: marbles[last] ?? null };
  const index = cursor?.marble ? indexOf(marbles, cursor.marble) : nearest(marbles, t);
  const next = Math.min(last, Math.max(0, index + (key === 'ArrowRight' ? 1 : -1)));
  return { row: row.id, marble: marbles[next] ?? null };
};

const onRow = (row: Row, t: number): Cursor => ({
  row: row.id,
  marble: row.row === 'lane' ? (row.marbles[nearest(row.marbles, t)] ?? null) : null,
});

/** The index of a marble in its lane, or where it would be: it may have been dropped. */
export const indexOf = (marbles: readonly Marble[], { trace }: Marble): number => {
  let [low, high] = [0, marbles.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (marbles[middle]!.trace.id < trace.id) low = middle + 1;
    else high = middle;
  }
  return low;
};
