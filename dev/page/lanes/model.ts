import { combine, createEvent, createStore, sample } from 'effector';
import { FIRST_AXIS, panned, revealing, showing, zoomed, type Axis } from './axis.ts';
import type { Book } from './book.ts';
import { createSieve, NO_FILTER, type Filter } from './filter.ts';
import type { Group, Marble } from './lane.ts';
import { moved, rowsOf, sameRows, type Cursor, type Key, type Row, type Sort } from './rows.ts';

/** A part of a lane, to become a test. */
export interface Interval {
  lane: string | null;
  fromMs: number;
  toMs: number;
}

/** A source began to tell, or a replay jumped back: the book is empty. */
export const bookOpened = createEvent<Book>();
/** What was watched is gone. */
export const bookClosed = createEvent();
/** The book got more. At most twice a second; the picture reads the book itself. */
export const bookGrew = createEvent();

export const filterChanged = createEvent<Partial<Filter>>();
export const sortChosen = createEvent<Sort>();
export const groupToggled = createEvent<Group>();
export const allGroupsToggled = createEvent();

export const followToggled = createEvent<{ nowMs: number }>();
/** Moves the picture by a time. `nowMs` is the right edge while it follows. */
export const axisPanned = createEvent<{ byMs: number; edgeMs: number }>();
export const axisZoomed = createEvent<{ factor: number; aroundMs: number }>();

export const cursorMoved = createEvent<{ key: Key; atMs: number }>();
export const cursorPlaced = createEvent<Cursor>();
export const marbleOpened = createEvent<Marble>();
export const marbleClosed = createEvent();
/** From a list: opens the marble and shows its moment. */
export const marbleShown = createEvent<Marble>();

export const intervalChosen = createEvent<Interval>();
export const intervalCleared = createEvent();
export const intervalEdgeSet = createEvent<{ edge: 'from' | 'to' }>();
/** Shows all marbles of the shown lanes, as far as the picture reaches. */
export const fitRequested = createEvent();
export const intervalShown = createEvent<{ fromMs: number; toMs: number }>();

export const $book = createStore<Book | null>(null, { serialize: 'ignore' })
  .on(bookOpened, (_, book) => book)
  .reset(bookClosed);
/** Grows with the book, for what reads it. */
export const $growth = createStore(0).on([bookGrew, bookOpened, bookClosed], (growth) => growth + 1);

export const $filter = createStore(NO_FILTER).on(filterChanged, (filter, change) => ({
  ...filter,
  ...change,
  // Keys belong to a feed.
  ...(change.feed !== undefined && change.feed !== filter.feed && { key: '' }),
}));
export const $sort = createStore<Sort>('name').on(sortChosen, (_, sort) => sort);
/** Paints come with every frame of the screen, and calls are for tests: few look at them. */
export const $collapsed = createStore<ReadonlySet<Group>>(new Set<Group>(['Calls', 'Paint']), {
  serialize: 'ignore',
}).on(groupToggled, (collapsed, group) => {
  const changed = new Set(collapsed);
  if (!changed.delete(group)) changed.add(group);
  return changed;
});

const $sieve = combine($filter, $book, (filter) => ({ sift: createSieve(filter) }));
const $wantedRows = combine(
  { book: $book, sieve: $sieve, sort: $sort, collapsed: $collapsed, growth: $growth },
  ({ book, sieve, sort, collapsed }): Row[] => (book ? rowsOf(book, sieve.sift, sort, collapsed) : []),
);
export const $rows = createStore<Row[]>([], {
  serialize: 'ignore',
  updateFilter: (rows, before) => !sameRows(rows, before),
}).on($wantedRows, (_, rows) => rows);

sample({
  clock: allGroupsToggled,
  source: { rows: $rows, collapsed: $collapsed },
  fn: ({ rows, collapsed }): ReadonlySet<Group> => {
    const groups = rows.map(({ group }) => group);
    return groups.every((group) => collapsed.has(group)) ? new Set() : new Set([...collapsed, ...groups]);
  },
  target: $collapsed,
});

export const $axis = createStore<Axis>(FIRST_AXIS)
  .on(followToggled, (axis, { nowMs }) => ({ ...axis, follows: !axis.follows, toMs: nowMs }))
  .on(axisPanned, (axis, { byMs, edgeMs }) => panned({ ...axis, toMs: edgeMs }, byMs))
  .on(axisZoomed, (axis, { factor, aroundMs }) => zoomed(axis, factor, aroundMs))
  .on(intervalShown, (_, { fromMs, toMs }) => showing(fromMs, toMs))
  .on(marbleShown, (axis, { t }) => revealing(axis, t))
  .on(bookOpened, (axis) => ({ ...axis, follows: true }));

export const $cursor = createStore<Cursor | null>(null, { serialize: 'ignore' })
  .on(cursorPlaced, (_, cursor) => cursor)
  .on(marbleShown, (_, marble) => ({ row: marble.lane.id, marble }))
  .reset(bookOpened, bookClosed);
const cursorStepped = sample({
  clock: cursorMoved,
  source: { rows: $rows, cursor: $cursor },
  fn: ({ rows, cursor }, { key, atMs }) => ({ cursor: moved(rows, cursor, key, atMs), atMs }),
});
$cursor.on(cursorStepped, (_, { cursor }) => cursor);
// The keyboard looks at one moment: the picture stands still, and shows it.
$axis.on(cursorStepped, (axis, { cursor, atMs }) =>
  cursor?.marble ? revealing(axis.follows ? { ...axis, toMs: atMs } : axis, cursor.marble.t) : axis,
);

export const $opened = createStore<Marble | null>(null, { serialize: 'ignore' })
  .on([marbleOpened, marbleShown], (_, marble) => marble)
  .reset(marbleClosed, bookOpened, bookClosed);

export const $interval = createStore<Interval | null>(null)
  .on(intervalChosen, (_, interval) => interval)
  .reset(intervalCleared, bookOpened, bookClosed);
// By keys: the marble under the cursor is an edge.
sample({
  clock: intervalEdgeSet,
  source: { cursor: $cursor, interval: $interval },
  filter: ({ cursor }) => cursor?.marble != null,
  fn: ({ cursor, interval }, { edge }): Interval => {
    const { t, lane } = cursor!.marble!;
    const same = interval?.lane === lane.id ? interval : { fromMs: t, toMs: t };
    return edge === 'from'
      ? { lane: lane.id, fromMs: t, toMs: Math.max(t, same.toMs) }
      : { lane: lane.id, fromMs: Math.min(t, same.fromMs), toMs: t };
  },
  target: $interval,
});

/** The first and the last moment of each lane that has marbles. */
const timesOf = (rows: readonly Row[]): number[] =>
  rows.flatMap((row) =>
    row.row === 'lane' && row.marbles.length > 0 ? [row.marbles[0]!.t, row.marbles.at(-1)!.t] : [],
  );

sample({
  clock: fitRequested,
  source: $rows,
  filter: (rows) => timesOf(rows).length > 0,
  fn: (rows) => {
    const times = timesOf(rows);
    return { fromMs: Math.min(...times), toMs: Math.max(...times) };
  },
  target: intervalShown,
});
