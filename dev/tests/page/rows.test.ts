import { describe, expect, it } from 'vitest';
import { NO_FILTER, ordered, rowsOf, type Filter } from '../../page/rows.ts';
import { clock, preview } from '../../page/texts.ts';
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
const names = (filter: Partial<Filter> = {}, collapsed: 'Stores'[] = []) =>
  rowsOf(session().book(), { ...NO_FILTER, ...filter }, new Set(collapsed)).map((row) =>
    'lane' in row ? `${row.lane.name} ${row.marbles.length}` : `${row.group} ${row.lanes}`,
  );

describe('The rows', () => {
  it('are lanes below the heads of their groups', () => {
    expect(names()).toEqual(['Frames in 2', 'balance 2', 'jackpot 2', 'Stores 2', '$balance 2', '$jackpots 2']);
  });

  it('keep the head of a collapsed group', () => {
    expect(names({}, ['Stores'])).toEqual(['Frames in 2', 'balance 2', 'jackpot 2', 'Stores 2']);
  });

  it('filtered by a feed or a key show its envelopes and what they led to', () => {
    expect(names({ feed: 'balance' })).toEqual(['Frames in 1', 'balance 2', 'Stores 1', '$balance 2']);
    expect(names({ key: 'pool:minor' })).toEqual(['Frames in 1', 'jackpot 1', 'Stores 1', '$jackpots 1']);
  });

  it('filtered by name show the lanes whose name has it', () => {
    expect(names({ name: 'JACK' })).toEqual(['Frames in 1', 'jackpot 2', 'Stores 1', '$jackpots 2']);
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

describe('Texts', () => {
  it('write times with the decimals of the step', () => {
    expect([clock(61_500, 1_000), clock(61_500, 100), clock(59_999.9), clock(7)]).toEqual([
      '1:02',
      '1:01.5',
      '1:00.000',
      '0:00.007',
    ]);
  });

  it('show a value in a line, and of a large one the beginning', () => {
    expect(preview({ key: 'member:42', held: new Map([['a', 1n]]) })).toBe('{key: "member:42", held: {a: "1n"}}');
    expect(preview('x'.repeat(1_000_000), 10)).toBe('"xxxxxxxx…');
    expect(preview(undefined)).toBe('undefined');
  });
});
