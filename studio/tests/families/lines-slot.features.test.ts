import { describe, expect, it } from 'vitest';
import { par } from '../../families/lines-slot/par.ts';
import { problemOf, type Model } from '../../families/lines-slot/model.ts';
import { paramsOf } from '../../families/lines-slot/params.ts';
import { playRound, spinAt, type Outcome } from '../../families/lines-slot/rules.ts';
import { plus, ratio, times, toNumber, type Rational } from '../../families/shared/rational.ts';
import type { Rule } from '../../families/shared/draw.ts';
import { isProving } from './support/proofs.ts';

/** Eight paid spins; free spins with two stars award another one, up to three in all. */
const TINY: Model = {
  rows: 1,
  units: 1,
  symbols: { a: 'apple', b: 'bell', W: 'wild', S: 'star' },
  reels: ['aS', 'aS', 'bSW'],
  lines: [[0, 0, 0]],
  pays: { apple: [0, 1, 4], bell: [0, 0, 2] },
  wild: 'wild',
  scatter: { symbol: 'star', pays: { 3: 2 }, spins: { 2: 1, 3: 2 } },
  free: { reels: ['aS', 'aWb', 'bSa'], multiplier: 1, step: 2, spins: { 2: 1 }, limit: 3 },
};

/** Plays a rule with every sequence of cases, each with its chance. */
function* everyWay<Result>(rule: () => Rule<Result>, before: readonly number[] = []): Generator<[Result, Rational]> {
  const running = rule();
  let [step, chance] = [running.next(), ratio(1)];
  for (const drawn of before) {
    chance = times(chance, ratio(1, step.value as number));
    step = running.next(drawn);
  }
  if (step.done) yield [step.value, chance];
  else for (let next = 0; next < step.value; next += 1) yield* everyWay(rule, [...before, next]);
}

describe('the PAR sheet equals what all rounds pay', () => {
  it.runIf(isProving('lines-slot')).each([
    ['further free spins up to a limit, and a rising multiplier', TINY],
    ['no further free spins', { ...TINY, free: { reels: ['ab', 'aWb', 'ba'], multiplier: 3 } }],
    [
      'wilds that cover their reel in free spins',
      {
        ...TINY,
        rows: 2,
        lines: [
          [0, 0, 0],
          [1, 0, 1],
        ],
        reels: ['aSb', 'aSb', 'bSW'],
        expanding: 'free' as const,
      },
    ],
    [
      'wilds that always cover their reel',
      { ...TINY, rows: 2, expanding: 'always' as const, reels: ['aSb', 'ab', 'bWa'] },
    ],
  ])('%s', (_, model) => {
    expect(problemOf(model)).toBeUndefined();
    const params = paramsOf('tiny', model);
    let [mean, square, hits, wins, max, likely] = [ratio(0), ratio(0), ratio(0), ratio(0), -1, ratio(0)];
    let rounds = 0;
    for (const [{ units }, chance] of everyWay<Outcome>(() => playRound(params, 1))) {
      rounds += 1;
      mean = plus(mean, times(chance, ratio(units)));
      square = plus(square, times(chance, ratio(units ** 2)));
      if (units > 0) hits = plus(hits, chance);
      if (units > params.units) wins = plus(wins, chance);
      if (units > max) [max, likely] = [units, chance];
      else if (units === max) likely = plus(likely, chance);
    }
    const sheet = par(params).bets[0]!;
    expect(rounds).toBeGreaterThan(10);
    expect(sheet).toMatchObject({
      rtp: mean,
      hitRate: hits,
      winRate: wins,
      maxWin: { stakes: ratio(max), probability: likely },
    });
    expect(sheet.deviation).toBeCloseTo(Math.sqrt(toNumber(square) - toNumber(mean) ** 2), 6);
    expect(sheet.rtp).toEqual(plus(sheet.components.base!, sheet.components.free!));
  });
});

describe('wilds that expand', () => {
  it.each([
    [undefined, 'base', 0],
    ['free', 'base', 0],
    ['free', 'free', 4],
    ['always', 'base', 4],
    ['always', 'free', 4],
  ] as const)('%s, in a %s spin: a line through the row below a wild pays %i', (expanding, kind, units) => {
    const model: Model = { ...TINY, rows: 2, lines: [[0, 1, 0]], reels: ['ab', 'Wbb', 'ab'], scatter: undefined };
    const free = { reels: model.reels, multiplier: 1 };
    expect(spinAt(paramsOf('tiny', { ...model, expanding, free }), kind, [0, 0, 0]).units).toBe(units);
  });
  it('hide no scatter', () => {
    const params = paramsOf('tiny', { ...TINY, rows: 2, expanding: 'always', reels: ['ab', 'SWa', 'Sb'] });
    expect(spinAt(params, 'base', [0, 0, 0]).awarded).toBe(1);
  });
});

describe('a wrong model is refused with its reason', () => {
  const { scatter } = TINY;
  const free = TINY.free!;
  it.each([
    ['free spins award further ones without a limit', { free: { ...free, limit: undefined } }],
    ['free spins award further ones, but never show the scatter', { free: { ...free, reels: ['ab', 'ab', 'ab'] } }],
    ['more free spins are awarded than the limit', { free: { ...free, limit: 1 } }],
    ['free spins show the scatter, but award no further ones', { free: { ...free, spins: undefined } }],
    ['wilds expand, but there is no wild', { wild: undefined, expanding: 'always' as const }],
    [
      'wilds expand in free spins, but there are none',
      { expanding: 'free' as const, free: undefined, scatter: { symbol: scatter!.symbol } },
    ],
  ])('%s', (reason, change) => {
    expect(problemOf({ ...TINY, ...change })).toBe(reason);
  });
});
