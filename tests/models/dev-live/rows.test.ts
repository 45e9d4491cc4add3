import { describe, expect, it } from 'vitest';
import { createSieve, NO_FILTER, type Filter } from '../../../dev/page/lanes/filter.ts';
import { moved, rowsOf, type Cursor, type Key } from '../../../dev/page/lanes/rows.ts';
import { ordered } from '../../../dev/page/table/order.ts';
import { scenario } from './support.ts';

const session = () => {
  const received = scenario();
  const balance = received.envelope(10, 'balance', 'member:42', 1);
  received.change(11, '$balance', 1, balance);
  const grand = received.envelope(20, 'jackpot', 'pool:grand', 1);
  received.change(21, '$jackpots', 1, grand);
  const minor = received.envelope(30, 'jackpot', 'pool:minor', 1);
  received.change(31, '$jackpots', 2, minor);
  received.change(40, '$balance', 2, received.envelope(39, 'balance', 'member:42', 2));
  return received;
};
const names = (filter: Partial<Filter> = {}, sort: 'name' | 'activity' = 'name', collapsed: 'Stores'[] = []) =>
  rowsOf(session().book(), createSieve({ ...NO_FILTER, ...filter }), sort, new Set(collapsed)).map((row) =>
    row.row === 'group' ? `${row.group} ${row.lanes}` : `${row.lane.name} ${row.marbles.length}`,
  );

describe('The rows', () => {
  it('are lanes below the heads of their groups', () => {
    expect(names()).toEqual(['Frames in 2', 'balance 2', 'jackpot 2', 'Stores 2', '$balance 2', '$jackpots 2']);
  });

  it('are sorted by the last activity on request', () => {
    expect(names({}, 'activity').slice(1, 3)).toEqual(['balance 2', 'jackpot 2']);
    const received = session();
    received.envelope(50, 'jackpot', 'pool:grand', 2);
    const [, first] = rowsOf(received.book(), createSieve(NO_FILTER), 'activity', new Set());
    expect(first!.id).toBe('Frames in/jackpot');
  });

  it('keep the head of a collapsed group', () => {
    expect(names({}, 'name', ['Stores'])).toEqual(['Frames in 2', 'balance 2', 'jackpot 2', 'Stores 2']);
  });

  it('filtered by a feed or a key show its envelopes and what they led to', () => {
    expect(names({ feed: 'balance' })).toEqual(['Frames in 1', 'balance 2', 'Stores 1', '$balance 2']);
    expect(names({ key: 'pool:minor' })).toEqual(['Frames in 1', 'jackpot 1', 'Stores 1', '$jackpots 1']);
  });

  it('filtered by name show the lanes whose name has it', () => {
    expect(names({ name: 'JACK' })).toEqual(['Frames in 1', 'jackpot 2', 'Stores 1', '$jackpots 2']);
  });

  it('filtered follow a book that grows and drops', () => {
    const received = session();
    const book = received.book(0, 1_000);
    const sieve = createSieve({ ...NO_FILTER, feed: 'balance' });
    const lane = book.lanes.get('Frames in/balance')!;
    expect(sieve(lane)).toHaveLength(2);
    const before = received.traces.length;
    received.envelope(50, 'balance', 'member:42', 3);
    book.add(received.traces.slice(before));
    expect(sieve(lane)).toHaveLength(3);
    lane.marbles.splice(0, 2);
    expect(sieve(lane)!.map(({ t }) => t)).toEqual([50]);
  });
});

describe('The keyboard', () => {
  const rows = rowsOf(session().book(), createSieve(NO_FILTER), 'name', new Set());
  const press = (...keys: Key[]) => keys.reduce<Cursor | null>((cursor, key) => moved(rows, cursor, key, 1_000), null);
  const place = (cursor: Cursor | null) => [cursor?.row, cursor?.marble?.t];

  it('begins at the first row', () => {
    expect(place(press('ArrowDown'))).toEqual(['Frames in', undefined]);
  });

  it('goes down to the marble nearest in time, and left and right along the lane', () => {
    expect(place(press('ArrowDown', 'ArrowDown'))).toEqual(['Frames in/balance', 39]);
    expect(place(press('ArrowDown', 'ArrowDown', 'ArrowLeft'))).toEqual(['Frames in/balance', 10]);
    expect(place(press('ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowDown'))).toEqual(['Frames in/jackpot', 20]);
    expect(place(press('ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'))).toEqual([
      'Frames in/balance',
      10,
    ]);
  });

  it('goes to the first and the last marble, and by pages of rows', () => {
    expect(place(press('ArrowDown', 'ArrowDown', 'Home'))).toEqual(['Frames in/balance', 10]);
    expect(place(press('ArrowDown', 'PageDown', 'End'))).toEqual(['Stores/$jackpots', 31]);
    expect(place(press('ArrowDown', 'PageDown', 'PageUp'))).toEqual(['Frames in', undefined]);
  });

  it('goes nowhere in an empty picture', () => {
    expect(moved([], null, 'ArrowDown', 0)).toBeNull();
  });
});

describe('The table', () => {
  const listed = (...[filter, order]: [Partial<Filter>, Parameters<typeof ordered>[2]]) =>
    ordered(session().book(), { ...NO_FILTER, ...filter }, order).map(({ lane, t }) => `${lane.name} ${t}`);

  it('has the marbles that pass the same filter, newest first', () => {
    expect(listed({ feed: 'jackpot' }, { column: 'time', descending: true })).toEqual([
      '$jackpots 31',
      'jackpot 30',
      '$jackpots 21',
      'jackpot 20',
    ]);
  });

  it('sorts by name, and within a name newest first', () => {
    expect(listed({ name: 'jack' }, { column: 'name', descending: false })).toEqual([
      '$jackpots 31',
      '$jackpots 21',
      'jackpot 30',
      'jackpot 20',
    ]);
  });
});
