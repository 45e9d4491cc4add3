import { describe, expect, it } from 'vitest';
import { fourD } from '../../families/4d/index.ts';
import { TYPES } from '../../families/4d/types.ts';
import { payTable } from '../../families/shared/lottery/pays.ts';
import { payOfLine } from '../../families/shared/lottery/ticket.ts';
import { plus, ratio, scaled, times } from '../../families/shared/rational.ts';
import { testFamilyInvariants } from './support/family-invariants.ts';
import { testTicket } from './support/lottery-invariants.ts';
import { playSeed } from './support/play.ts';
import { testTableInvariants } from './support/table-invariants.ts';
import { titlesOf } from './support/titles-of.ts';

describe('the invariants of families', () =>
  testFamilyInvariants(
    fourD,
    titlesOf('4d', 20_000).map((title) => ({ ...title, isEnumerated: true })),
  ));
testTicket(fourD);
await testTableInvariants(fourD);

const typeOf = (key: string) => TYPES.find((type) => type.key === key)!;

describe('23 numbers of four digits', () => {
  it('the relative prizes would return 65.90 % of a big bet, and 58.00 % of a small one', () => {
    const returned = (key: string, prizes: number[]) =>
      scaled(
        typeOf(key)
          .prizes.map(({ chance }, at) => times(ratio(prizes[at]!), chance))
          .reduce(plus),
        10_000,
      );
    expect(returned('big', [2_000, 1_000, 490, 250, 60])).toBe(6_590);
    expect(returned('small', [3_000, 2_000, 800])).toBe(5_800);
  });

  it('all are different', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { state } = playSeed(fourD.begin(fourD.Params.parse({ edge: 2_000 }), { lines: [] }), seed) as {
        state: { balls: number[] };
      };
      expect(new Set(state.balls).size).toBe(23);
    }
  });

  it('each number of the draw wins the prize for which it is drawn, once', () => {
    const draw = Array.from({ length: 23 }, (_, at) => 100 + at);
    const prizeOf = (key: string, number: number) =>
      typeOf(key)
        .hits(
          String(number)
            .padStart(4, '0')
            .split('')
            .map((digit) => [Number(digit)]),
          draw,
        )
        .map(({ prize, count }) => [typeOf(key).prizes[prize]!.key, count]);
    expect([100, 109, 110, 119, 120, 121, 122, 123].map((number) => prizeOf('big', number))).toEqual([
      [['consolation', 1]],
      [['consolation', 1]],
      [['starter', 1]],
      [['starter', 1]],
      [['third', 1]],
      [['second', 1]],
      [['first', 1]],
      [],
    ]);
    expect([100, 110, 120, 122].map((number) => prizeOf('small', number))).toEqual([
      [],
      [],
      [['third', 1]],
      [['first', 1]],
    ]);
  });
});

describe('four digits, at 80 %', () => {
  const pays = payTable(TYPES)(fourD.Params.parse({ edge: 2_000 }));
  const DRAW = [...Array.from({ length: 22 }, (_, at) => 100 + at), 4_270];
  it.each([
    ['big', [[4], [2], [7], [0]], 242_792],
    ['small', [[4], [2], [7], [0]], 413_793],
    ['big', [[0], [1], [0], [0, 1]], 2 * 7_283],
    ['first-3', [[2], [7], [0]], 80_000],
    ['first-2', [[70, 71]], 8_000],
    ['first-sides', [[0, 1, 2, 3]], 320],
  ])('%s on %j pays %i', (on, picks, paid) =>
    expect(payOfLine(TYPES, pays, { on, picks, unit: 100, times: 1 }, DRAW)).toBe(paid),
  );
});
