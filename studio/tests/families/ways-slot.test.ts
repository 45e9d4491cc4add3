import { describe, expect, it, test } from 'vitest';
import { toNumber } from '../../families/shared/rational.ts';
import { columnsAt, fall, waysWins } from '../../families/ways-slot/drop.ts';
import { exactOf } from '../../families/ways-slot/exact.ts';
import { FIGURES } from '../../families/ways-slot/figures.ts';
import { hashOf } from '../../families/ways-slot/hash.ts';
import { waysSlot } from '../../families/ways-slot/index.ts';
import { measure, readRow } from '../../families/ways-slot/measure.ts';
import { problemOf, type Model } from '../../families/ways-slot/model.ts';
import { MODELS, type ModelName } from '../../families/ways-slot/models/index.ts';
import { paramsOf } from '../../families/ways-slot/params.ts';
import { playRound, spinAt } from '../../families/ways-slot/rules.ts';
import { seededWords } from '../support/seeded-words.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { playOn, playSeed } from './support/play.ts';
import { isProving } from './support/proofs.ts';
import { titlesOf } from './support/titles-of.ts';

testFamilyInvariants(waysSlot, titlesOf('ways-slot', 60_000));

/** Three reels that show 2 or 3 symbols. The wild counts twice. */
const SMALL: Model = {
  units: 2,
  symbols: { a: 'apple', b: 'bell', c: 'cherry', d: 'drum', e: 'egg', f: 'fig', W: 'wild', S: 'star' },
  reels: ['aabcdefSbcdefa', 'abcdWefabSdcef', 'dcbafeabSWdcfe'],
  heights: { 2: 1, 3: 2 },
  pays: { apple: [0, 2, 10], bell: [0, 0, 6], cherry: [0, 0, 4], drum: [0, 2, 3], egg: [0, 0, 3], fig: [0, 0, 2] },
  wild: { symbol: 'wild', counts: 2 },
  scatter: { symbol: 'star', spins: { 2: 2, 3: 4 } },
  multiplier: { start: 1, step: 1 },
  free: {
    reels: ['aabcdefSbcdefa', 'abcdWefabSdcef', 'dcbafeabSWdcfe'],
    heights: { 3: 1 },
    multiplier: { start: 2, step: 3, persists: true },
    spins: { 2: 2, 3: 3 },
    limit: 5,
  },
  cap: 60,
};
const small = paramsOf('small' as ModelName, SMALL);
const START = { kind: 'base', multiplier: 1, left: 1_000_000 } as const;

describe('ways', () => {
  it('multiply the symbols of each reel, and a wild counts as often as the model says', () => {
    const columns = [
      ['apple', 'apple', 'drum'],
      ['apple', 'wild'],
      ['apple', 'apple', 'bell'],
    ];
    expect(waysWins(small, columns)).toEqual([
      { symbol: 'apple', reels: 3, ways: 2 * 3 * 2, units: 120 },
      { symbol: 'drum', reels: 2, ways: 2, units: 4 },
    ]);
  });
  it('begin on the first reel', () => {
    expect(waysWins(small, [['bell'], ['apple'], ['apple']])).toEqual([]);
  });
  it('take no scatters', () => {
    expect(waysWins(small, [['star'], ['star'], ['star']])).toEqual([]);
  });
});

describe('a fall', () => {
  it('removes what won, keeps the rest in order and takes the next symbols of the strip, passing over scatters', () => {
    const stops = [11, 5, 9];
    const columns = columnsAt(small.base.strips, [3, 2, 2], stops);
    expect(columns).toEqual([
      ['egg', 'fig', 'apple'],
      ['egg', 'fig'],
      ['wild', 'drum'],
    ]);
    const wins = waysWins(small, columns);
    expect(wins).toEqual([
      { symbol: 'egg', reels: 3, ways: 2, units: 6 },
      { symbol: 'fig', reels: 3, ways: 2, units: 4 },
    ]);
    const after = fall(small, small.base.strips, { columns, tops: stops }, wins);
    // Above the stops: "… b c d [e f a]", "… c d W [e f]" and "… a b S [W d]", where the star is passed over.
    expect(after.columns).toEqual([
      ['cherry', 'drum', 'apple'],
      ['drum', 'wild'],
      ['bell', 'drum'],
    ]);
    expect(after.tops).toEqual([9, 3, 7]);
  });

  it('raises the multiplier with each drop', () => {
    const spin = spinAt(small, [3, 2, 2], [11, 5, 9], START);
    expect(spin.drops.length).toBeGreaterThan(1);
    expect(spin.drops.map(({ multiplier }) => multiplier)).toEqual(spin.drops.map((_, index) => 1 + index));
    for (const { wins, multiplier, units } of spin.drops) {
      expect(units).toBe(multiplier * wins.reduce((sum, win) => sum + win.units, 0));
    }
    expect(spin.units).toBe(spin.drops.reduce((sum, drop) => sum + drop.units, 0));
  });
});

describe('a round', () => {
  /** Draws of a spin at these stops with this case of the height. */
  const at = (stops: number[], height: number): number[] => stops.flatMap((stop) => [height, stop]);
  it('draws height and stop of each reel, and so again for each free spin', () => {
    // Two stars on the paid spin award two free spins; none of these shows two stars.
    const { spins } = playOn(playRound({ ...small, cap: 1_000 }), [
      ...at([7, 9, 0], 0),
      ...at([0, 1, 3], 0),
      ...at([0, 1, 4], 0),
    ]);
    expect(spins.map(({ kind, scatters, awarded }) => [kind, scatters, awarded])).toEqual([
      ['base', 2, 2],
      ['free', 0, 0],
      ['free', 0, 0],
    ]);
    expect(spins.map(({ heights }) => heights)).toEqual([
      [2, 2, 2],
      [3, 3, 3],
      [3, 3, 3],
    ]);
  });

  it('keeps the multiplier of free spins, and awards further ones up to the limit', () => {
    let [limited, risen] = [false, false];
    for (let seed = 1; seed <= 300; seed += 1) {
      const { spins, capped } = playSeed(playRound({ ...small, cap: 1_000_000 }), seed);
      const free = spins.slice(1);
      let multiplier = 2;
      for (const { drops } of free) {
        for (const drop of drops) {
          expect(drop.multiplier).toBe(multiplier);
          multiplier += 3;
        }
      }
      // On strips this short a fall can repeat without end, so that only the cap ends the round.
      if (capped) continue;
      const awarded = spins.reduce((sum, spin) => sum + spin.awarded, 0);
      expect(free.length).toBe(Math.min(5, awarded));
      limited ||= awarded > 5;
      risen ||= multiplier > 5;
    }
    expect([limited, risen]).toEqual([true, true]);
  });

  it('ends at the cap, with a last drop that pays what is left', () => {
    let seen = 0;
    for (let seed = 1; seed <= 300; seed += 1) {
      const { units, capped, spins } = playSeed(playRound(small), seed);
      const drops = spins.flatMap((spin) => spin.drops);
      expect(units).toBe(drops.reduce((sum, drop) => sum + drop.units, 0));
      expect(capped).toBe(units === 120);
      expect(units).toBeLessThanOrEqual(120);
      if (capped) seen += 1;
    }
    expect(seen).toBeGreaterThan(0);
  });
});

describe('the exact part of the PAR sheet', () => {
  it('is what all first drops pay, and how often each number of scatters is shown', () => {
    const { base } = small;
    let [paid, cases] = [0, 0];
    const shown: number[] = [];
    const heights: number[] = [];
    const stops: number[] = [];
    const turn = (reel: number, weight: number): void => {
      if (reel === 3) {
        const { drops, scatters } = spinAt(small, [...heights], [...stops], START);
        paid += weight * (drops[0]?.units ?? 0);
        cases += weight;
        shown[scatters] = (shown[scatters] ?? 0) + weight;
        return;
      }
      for (const [height, own] of base.heights) {
        heights[reel] = height;
        for (let stop = 0; stop < base.strips[reel]!.length; stop += 1) {
          stops[reel] = stop;
          turn(reel + 1, weight * own);
        }
      }
    };
    turn(0, 1);
    const { firstDrop, scatters } = exactOf(small);
    expect(cases).toBe((3 * 14) ** 3);
    expect(firstDrop.n * BigInt(cases)).toBe(BigInt(paid) * firstDrop.d);
    expect(scatters.map(toNumber)).toEqual(Array.from(shown, (weight) => expect.closeTo(weight / cases, 8)));
  });
});

describe.each(Object.entries(MODELS))('the model %s', (name, model) => {
  const params = paramsOf(name as ModelName, model);
  const figures = FIGURES[name]!;
  it('has no problem, and its figures belong to it', () => {
    expect(problemOf(model)).toBeUndefined();
    expect(figures.hash).toBe(hashOf(model));
  });

  test.runIf(isProving('ways-slot')).each(figures.strata.map(readRow))(
    'rounds with $scatters scatters agree with its figures',
    (stated) => {
      const rounds = stated.scatters === null ? 40_000 : 2_000;
      const measured = measure(params, stated.scatters, rounds, seededWords(99));
      const mean = stated.total / stated.rounds;
      const variance = stated.squares / stated.rounds - mean ** 2;
      const error = Math.sqrt(variance / rounds + variance / stated.rounds);
      expect(Math.abs(measured.total / rounds - mean)).toBeLessThanOrEqual(4 * error);
    },
  );

  it('returns 94 to 97 % with a band of at most 0.5 %', () => {
    const { rtp, components, computed } = waysSlot.par(params).bets[0]!;
    expect(toNumber(rtp)).toBeGreaterThanOrEqual(0.94);
    expect(toNumber(rtp)).toBeLessThanOrEqual(0.97);
    expect(Object.keys(components)).toEqual(['ways', 'cascades', 'free']);
    expect(computed.how).toBe('simulated');
    expect(computed.band).toBeLessThanOrEqual(0.005);
  });
});

describe('is refused with its reason:', () => {
  it.each([
    ['the letter "x" of a strip stands for no symbol', { reels: ['aabcdefSbcdefx', SMALL.reels[1], SMALL.reels[2]] }],
    ['a wild is on the first reel', { reels: ['aabcdefWbcdefa', SMALL.reels[1], SMALL.reels[2]] }],
    ['a strip has fewer than 14 symbols', { reels: ['aabb', SMALL.reels[1], SMALL.reels[2]] }],
    ['a reel shows fewer than 2 or more than 7 symbols', { heights: { 1: 1 } }],
    ['a reel shows fewer than 2 or more than 7 symbols', { heights: { 8: 1 } }],
    ['the reels show no symbols', { heights: {} }],
    ['pays of apple fall with more reels', { pays: { ...SMALL.pays, apple: [0, 5, 4] } }],
    ['pays of apple must have one figure for each reel', { pays: { ...SMALL.pays, apple: [0, 5] } }],
    ['pays name plum, which no letter stands for', { pays: { ...SMALL.pays, plum: [0, 0, 1] } }],
    ['star cannot have pays', { pays: { ...SMALL.pays, star: [0, 0, 1] } }],
    [
      'drum pays nothing',
      { pays: { apple: [0, 0, 1], bell: [0, 0, 1], cherry: [0, 0, 1], egg: [0, 0, 1], fig: [0, 0, 1] } },
    ],
    ['free spins have another number of reels', { free: { ...SMALL.free, reels: SMALL.reels.slice(1) } }],
    ['more free spins are awarded than the limit', { free: { ...SMALL.free, limit: 3 } }],
  ])('%s', (reason, change) => {
    expect(problemOf(SMALL)).toBeUndefined();
    expect(problemOf({ ...SMALL, ...change })).toBe(reason);
  });

  it('a model that is not there', () => {
    expect(waysSlot.Params.safeParse({ model: 'moon' }).error?.issues[0]?.message).toBe('moon: there is no such model');
  });
});

it('refuses a stake that is no multiple of the units, and every move', () => {
  const params = waysSlot.Params.parse({ model: 'twin' });
  expect(() => waysSlot.stakeOf(params, { stake: 75 })).toThrow('STAKE_NOT_OFFERED');
  expect(waysSlot.stakeOf(params, { stake: 100 })).toBe(100);
  expect(waysSlot.Bet.safeParse({ stake: -50 }).success).toBe(false);
  expect(() => waysSlot.costOf(params, {} as never, undefined as never)).toThrow('MOVE_NOT_ALLOWED');
});
