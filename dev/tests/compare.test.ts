import { describe, expect, it } from 'vitest';
import { compare } from '../compare/compare.ts';
import type { Item, Trace } from '../recording/format.ts';

class Sample {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

let id = 0;
const emitted = (t: number, stream: string, value: unknown): Trace => ({
  id: (id += 1),
  cause: null,
  t,
  lane: 'stream',
  stream,
  what: 'next',
  value,
});
const stored = (t: number, store: string, value: unknown): Trace => ({
  id: (id += 1),
  cause: null,
  t,
  lane: 'store',
  sid: store,
  store,
  value,
});
const envelope = (t: number, feed: string, request?: number): Item => ({
  item: 'frame',
  t,
  dir: 'in',
  what: 'envelope',
  ...(request !== undefined && { request }),
  body: { feed, seq: t },
});
const framesOf = (items: Item[]): Trace[] =>
  items.map((item, at) => ({ id: at, cause: null, t: item.t, lane: 'frame', item }));
const short = (differences: ReturnType<typeof compare>) =>
  differences.map(({ lane, name, at, left, right }) => [
    `${lane} ${name} ${at}`,
    ...[left, right].map((trace) =>
      trace ? `${trace.t} ${JSON.stringify('value' in trace ? trace.value : null)}` : '',
    ),
  ]);

describe('compare', () => {
  it('equal lanes do not differ, whatever their ids, and up to 50 ms of time', () => {
    const lane = (by: number) => [emitted(100 + by, 'balance', { amount: 1 }), stored(200 + by, '$balance', 1)];
    expect(compare(lane(0), lane(50))).toEqual([]);
  });

  it('gives the first difference of each lane with both values and times, the earliest first', () => {
    const left = [emitted(10, 'b', 1), stored(20, '$a', 1), emitted(30, 'b', 2), stored(40, '$a', 2)];
    const right = [emitted(10, 'b', 1), stored(20, '$a', 7), emitted(30, 'b', 9), stored(40, '$a', 8)];
    expect(short(compare(left, right))).toEqual([
      ['store $a 0', '20 1', '20 7'],
      ['stream b 1', '30 2', '30 9'],
    ]);
  });

  it('a marble that is much later, missing or too many is a difference', () => {
    expect(short(compare([emitted(10, 'a', 1)], [emitted(61, 'a', 1)]))).toEqual([['stream a 0', '10 1', '61 1']]);
    expect(short(compare([emitted(10, 'a', 1)], []))).toEqual([['stream a 0', '10 1', '']]);
    expect(short(compare([emitted(10, 'a', 1)], [emitted(10, 'a', 1), emitted(20, 'a', 2)]))).toEqual([
      ['stream a 1', '', '20 2'],
    ]);
  });

  it('the tolerance can be chosen', () => {
    expect(compare([emitted(10, 'a', 1)], [emitted(61, 'a', 1)], 100)).toEqual([]);
  });

  it.each([
    ['maps', new Map([['a', { b: 1 }]]), new Map([['a', { b: 1 }]]), new Map([['a', { b: 2 }]])],
    ['sets', new Set([1, 2]), new Set([1, 2]), new Set([1])],
    ['lists', [1, [2]], [1, [2]], [1, [3]]],
    ['errors', new Error('a'), new Error('a'), new Error('b')],
    ['times', new Date(1), new Date(1), new Date(2)],
    ['absent fields', { a: undefined }, {}, { a: null }],
    ['functions and instances', { a: () => 1, b: new Sample(1) }, { a: () => 2, b: new Sample(2) }, { a: 1, b: 1 }],
    ['no numbers', Number.NaN, Number.NaN, 0],
  ])('compares %s by their content', (_, value, equal, other) => {
    expect(compare([emitted(1, 'a', value)], [emitted(1, 'a', equal)])).toEqual([]);
    expect(compare([emitted(1, 'a', value)], [emitted(1, 'a', other)])).toHaveLength(1);
  });

  it('two recordings: lanes of frames are their feeds; numbers of requests do not count', () => {
    const left = framesOf([envelope(1, 'balance', 3), envelope(2, 'unread'), envelope(3, 'balance')]);
    const right = framesOf([envelope(1, 'balance', 8), envelope(2, 'unread'), envelope(4, 'balance')]);
    expect(short(compare(left, right))).toEqual([['frame balance 1', '3 null', '4 null']]);
  });
});
