import { describe, expect, it } from 'vitest';
import { countNumbers, numbersOf } from '../../contract/lottery-numbers.ts';
import { lookOf } from '../../src/features/live-tables/results.ts';

describe('[GAME-08] the numbers of a draw', () => {
  it.each([
    ['k3', [4, 1, 6], ['4', '1', '6']],
    ['vn-south', [45, 7, 345], ['000345']],
    ['vn-north', [45, 7, 345], ['00345']],
    ['4d', [1_234, 20], ['0020']],
  ])('of %s: %j are told as %j', (family, drawn, received) => expect(numbersOf(family, drawn)).toEqual(received));

  it('stand in the lists of running draws: those of the last draw', () => {
    const results = [{ balls: [1, 2, 3] }, { balls: [6, 6, 5] }];
    expect(lookOf({ family: 'k3', results })).toEqual({ kind: 'drawn', numbers: ['6', '6', '5'] });
    expect(lookOf({ family: 'k3', results: [] })).toBeNull();
  });
});

describe('statistics of the last draws, the newest first', () => {
  const of = (family: string, draws: number[][], number: number) =>
    countNumbers(family, draws)!.find((each) => each.number === number);

  it('count a number once a draw, and the draws since it came', () => {
    const draws = [
      [1, 1, 2],
      [3, 3, 3],
      [1, 5, 6],
    ];
    expect(of('k3', draws, 1)).toEqual({ number: 1, drawn: 2, missing: 0 });
    expect(of('k3', draws, 3)).toEqual({ number: 3, drawn: 1, missing: 1 });
    expect(of('k3', draws, 4)).toEqual({ number: 4, drawn: 0, missing: 3 });
    expect(countNumbers('k3', draws)).toHaveLength(6);
  });

  it('are of last two digits where a draw has many prizes', () => {
    expect(of('vn-south', [[45, 145, 120_346]], 45)).toEqual({ number: 45, drawn: 1, missing: 0 });
    expect(countNumbers('4d', [])).toHaveLength(100);
  });

  it('there are none of a game whose draws all have the same numbers', () => {
    expect(countNumbers('pk10', [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])).toBeNull();
  });
});
