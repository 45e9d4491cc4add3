import { describe, expect, it } from 'vitest';
import { linesSlot } from '../../families/lines-slot/index.ts';
import { enumerate } from '../../families/lines-slot/enumerate.ts';
import { problemOf, type Model } from '../../families/lines-slot/model.ts';
import { lantern } from '../../families/lines-slot/models/lantern.ts';
import { paramsOf } from '../../families/lines-slot/params.ts';
import { spinAt } from '../../families/lines-slot/rules.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';

testFamilyInvariants(linesSlot, [{ name: 'Jade Lantern', params: { model: 'lantern' }, rounds: 1_000_000 }]);

const SMALL: Model = {
  rows: 2,
  units: 2,
  symbols: { a: 'apple', b: 'bell', W: 'wild', S: 'star' },
  reels: ['aWbS', 'WabaS', 'bWaSa'],
  lines: [
    [0, 0, 0],
    [1, 0, 1],
  ],
  pays: { apple: [0, 2, 9], bell: [1, 3, 12], wild: [0, 0, 40] },
  wild: 'wild',
  scatter: { symbol: 'star', pays: { 2: 3, 3: 10 }, spins: { 3: 2 } },
  free: { reels: ['abW', 'aWb', 'bba'], multiplier: 3 },
};

/** Plays every combination of stops one by one. */
function counted(model: Model): Map<string, number> {
  const params = paramsOf('small', model);
  const seen = new Map<string, number>();
  const stops = params.strips.map(() => 0);
  const turn = (reel: number): void => {
    if (reel < stops.length) {
      params.strips[reel]!.forEach((_, stop) => {
        stops[reel] = stop;
        turn(reel + 1);
      });
      return;
    }
    const { units, awarded } = spinAt(params, 'base', [...stops]);
    const key = `${awarded}:${units}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  };
  turn(0);
  return seen;
}

describe('the enumeration', () => {
  it.each([
    ['three reels, wilds on the first, pays of one and two, paying scatters', SMALL],
    ['no wild and no scatter', { ...SMALL, wild: undefined, scatter: undefined, free: undefined }],
    ['four reels', { ...SMALL, reels: [...SMALL.reels, 'abWS'], free: undefined, scatter: undefined, ...FOUR() }],
  ])('counts what the game itself pays: %s', (_, given) => {
    const model = JSON.parse(JSON.stringify(given)) as Model;
    expect(problemOf(model)).toBeUndefined();
    const params = paramsOf('small', model);
    const { counts, cases } = enumerate(params, params.strips);
    const found = new Map<string, number>();
    counts.forEach((each, scatters) => {
      for (const [units, count] of each) {
        const key = `${model.scatter?.spins?.[scatters] ?? 0}:${units}`;
        found.set(key, (found.get(key) ?? 0) + count);
      }
    });
    expect([...found].sort()).toEqual([...counted(model)].sort());
    expect(cases).toBe(model.reels.reduce((product, reel) => product * reel.length, 1));
  });

  function FOUR() {
    return {
      lines: [
        [0, 0, 0, 0],
        [1, 0, 1, 0],
      ],
      pays: { apple: [0, 0, 4, 9], bell: [0, 1, 3, 12], wild: [0, 0, 0, 40] },
    };
  }
});

describe('a line', () => {
  const params = paramsOf('small', SMALL);
  const middle = (stops: number[]) => spinAt({ ...params, lines: [[0, 0, 0]] }, 'base', stops).wins;
  it('pays the better of its wilds and its symbol', () => {
    expect(middle([1, 0, 1])).toEqual([{ line: 0, symbol: 'wild', count: 3, units: 40 }]);
    expect(middle([1, 0, 0])).toEqual([{ line: 0, symbol: 'bell', count: 3, units: 12 }]);
    expect(middle([1, 2, 3])).toEqual([{ line: 0, symbol: 'bell', count: 2, units: 3 }]);
  });
  it('is broken by a scatter', () => {
    expect(middle([3, 0, 0])).toEqual([]);
    expect(middle([2, 4, 0])).toEqual([{ line: 0, symbol: 'bell', count: 1, units: 1 }]);
  });
});

describe('a wrong model is refused with its reason', () => {
  it.each([
    ['the letter "x" of a strip stands for no symbol', { reels: ['aWbSx', 'Wab', 'bWa'] }],
    ['a line crosses a row that is not there', { lines: [[0, 0, 2]] }],
    ['a line does not name one row for each reel', { lines: [[0, 0]] }],
    [
      'a line is there twice',
      {
        lines: [
          [0, 0, 0],
          [0, 0, 0],
        ],
      },
    ],
    ['pays of apple fall with more reels', { pays: { apple: [3, 2, 1] } }],
    ['pays of apple must have one figure for each reel', { pays: { apple: [3, 2] } }],
    ['pays name plum, which no letter stands for', { pays: { plum: [0, 0, 1] } }],
    ['the scatter cannot pay on a line', { pays: { star: [0, 0, 1] } }],
    ['the wild is also the scatter', { wild: 'star' }],
    ['a strip is shorter than the rows that it shows', { reels: ['a', 'Wab', 'bWa'] }],
    ['a scatter awards free spins, but they have no strips', { free: undefined }],
    ['free spins show the scatter, but award no further ones', { free: { reels: ['aS', 'ab', 'ab'], multiplier: 2 } }],
  ])('%s', (reason, change) => {
    expect(problemOf({ ...SMALL, ...change })).toBe(reason);
  });

  it('names the model', () => {
    expect(linesSlot.Params.safeParse({ model: 'moon' }).error?.issues[0]?.message).toBe(
      'moon: there is no such model',
    );
    expect(problemOf(lantern)).toBeUndefined();
  });
});

it('refuses a stake that is no multiple of the units', () => {
  const params = linesSlot.Params.parse({ model: 'lantern' });
  expect(() => linesSlot.stakeOf(params, { stake: 15 })).toThrow('STAKE_NOT_OFFERED');
  expect(linesSlot.stakeOf(params, { stake: 20 })).toBe(20);
});
