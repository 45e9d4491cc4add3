import { describe, expect, it, test } from 'vitest';
import { BetDetails } from '../../../contract/vendor.ts';
import { FAMILIES } from '../../families/all.ts';
import type { Description } from '../../families/family.ts';
import { describeIn } from '../../families/shared/describe-in.ts';
import { INSIDE } from '../../families/roulette-solo/layout.ts';
import { playSeed } from './support/play.ts';
import { titlesOf } from './support/titles-of.ts';

const amount = (minorUnits: number): string => (minorUnits / 100).toFixed(2);
const paramsOf = (family: string): unknown => FAMILIES.get(family)!.Params.parse(titlesOf(family, 0)[0]!.params);
const textsOf = (family: string, bet: unknown, params = paramsOf(family)): Description =>
  FAMILIES.get(family)!.describeBet(params, bet, amount);

/** As the platform takes them, with every placeholder filled in. */
function expectWords(describeBet: Description | undefined): void {
  expect(BetDetails.parse(describeBet)).toEqual(describeBet);
  expect(Object.keys(describeBet!)).toEqual(['EN', 'CN', 'AR']);
  for (const text of Object.values(describeBet!)) expect(text).not.toMatch(/[{}]|undefined|NaN/);
}

describe('[GAME-08] a bet in words, for the betting record and the replay', () => {
  test.each([
    [
      'roulette-solo',
      {
        chips: [
          { on: 'red', stake: 500 },
          { on: 'straight', numbers: [17], stake: 100 },
        ],
      },
      'Red: 5.00, Straight up 17: 1.00',
    ],
    ['roulette-solo', { chips: [{ on: 'split', numbers: [1, 2], stake: 50 }] }, 'Split 1-2: 0.50'],
    ['baccarat-solo', { chips: { banker: 200, tie: 100 } }, 'Banker: 2.00, Tie: 1.00'],
    ['dragon-tiger', { chips: { dragon: 200, 'tiger-red': 100 } }, 'Dragon: 2.00, Tiger: red: 1.00'],
    ['dice', { stake: 100, kind: 'over', target: 60 }, 'Over 60'],
    ['dice', { stake: 100, kind: 'inside', from: 3, to: 5 }, 'Inside 3–5'],
    ['dice', { stake: 100, kind: 'faces', faces: [1, 6] }, 'Faces 1, 6'],
    ['dice', { stake: 100, kind: 'odd' }, 'Odd'],
    ['sic-bo', { chips: { 'total-9': 200, 'pair-2-5': 100 } }, 'Total 9: 2.00, Pair 2 and 5: 1.00'],
    ['mines', { stake: 100, mines: 5, cell: 7 }, 'Mines: 5, Row 2, column 2'],
    ['tower', { stake: 100, level: 'easy', column: 1 }, 'Easy, Floor 1, column 2'],
    ['plinko', { stake: 100, board: '16-high', balls: 3 }, 'Rows: 16, risk: High, Balls: 3'],
    ['coin', { stake: 100, call: 'tails' }, 'Tails'],
    ['hi-lo', { stake: 100 }, 'First card'],
    ['blackjack-solo', { stake: 100 }, 'Bet 1.00'],
    ['blackjack', { hand: 200, behind: 100 }, 'Hand 2.00, Bet behind 1.00'],
    ['casino-holdem-solo', { ante: 100, aces: 50 }, 'Ante 1.00, Aces side bet 0.50'],
    ['video-poker', { stake: 100 }, 'One hand'],
    ['scratch', { stake: 100 }, 'One ticket'],
    ['fish', { stake: 300, load: 30 }, 'Load of 30 shots at 0.10'],
  ])('%s: %j is “%s”', (family, bet, text) => {
    expect(textsOf(family, bet).EN).toBe(text);
  });

  it('names the patterns of bingo, the lines and the ways of slots', () => {
    expect(textsOf('bingo-75', { stake: 100, cards: 3 }).EN).toMatch(/^Cards: 3, One line, /);
    expect(textsOf('lines-slot', { stake: 100 }).EN).toMatch(/^Paylines: \d+$/);
    expect(textsOf('ways-slot', { stake: 100 }).EN).toMatch(/^Up to [\d,]+ ways$/);
  });

  test.each([...FAMILIES.keys()])('%s: each kind of bet has words in three languages', (name) => {
    const family = FAMILIES.get(name)!;
    for (const { params: given } of titlesOf(name, 0)) {
      const params: unknown = family.Params.parse(given);
      for (const bet of Object.values(family.examples(params))) expectWords(family.describeBet(params, bet, amount));
    }
  });

  test.each([
    ['blackjack-solo', { stake: 100 }, { move: 'double' }, 'Double 1.00'],
    ['blackjack-solo', { stake: 100 }, { move: 'split' }, 'Split 1.00'],
    ['blackjack', { hand: 100, behind: 200 }, { move: 'double' }, 'Double 1.00'],
    ['casino-holdem-solo', { ante: 100 }, { move: 'call' }, 'Call 2.00'],
  ])('%s: the further stake of %j %j is “%s”', (name, bet, move, text) => {
    const family = FAMILIES.get(name)!;
    const params = paramsOf(name);
    for (let seed = 1; seed < 500; seed += 1) {
      const { state, payout } = playSeed(family.begin(params, bet), seed);
      if (payout !== null || !allows(() => family.costOf(params, state, move))) continue;
      const describeBet = family.describeMove?.(params, state, move, amount);
      expectWords(describeBet);
      return expect(describeBet!.EN).toBe(text);
    }
    throw new Error('no seed allows the move');
  });

  it('says the first of a hundred chips, and counts the others', () => {
    const chips = INSIDE.split.map((numbers) => ({ on: 'split', numbers, stake: 10 }));
    const describeBet = textsOf('roulette-solo', { chips });
    expectWords(describeBet);
    expect(describeBet.EN).toMatch(/^Split 0-1: 0\.10, .* … \(\+\d+\)$/);
    const said = describeBet.EN.split(', ').length;
    expect(describeBet.EN).toContain(`(+${chips.length - said})`);
  });

  it('joins a list as each language does', () => {
    const texts = { EN: { a: 'a' }, CN: { a: '甲' }, AR: { a: 'أ' } };
    expect(describeIn(texts, (say, list) => list([say('a'), say('a')]))).toEqual({
      EN: 'a, a',
      CN: '甲，甲',
      AR: 'أ، أ',
    });
  });
});

function allows(work: () => number): boolean {
  try {
    return work() > 0;
  } catch {
    return false;
  }
}
