import { describe, expect, it } from 'vitest';
import { coupWinner, duelWinner, roadsOf, type Colour, type Mark } from '../../../../contract/road-maps.ts';
import { pointsOf, totalOf } from '../../../families/baccarat-solo/coup.ts';
import { winnerOf } from '../../../families/dragon-tiger/deal.ts';
import fc from '../../../../tests/support/fast-check.ts';

type Winner = 'player' | 'banker' | 'tie';

const NAMES: Record<string, Winner> = { P: 'player', B: 'banker', T: 'tie' };
const results = (letters: string): Winner[] => [...letters].map((letter) => NAMES[letter]!);
const colours = (marks: readonly Mark<Colour>[]): string =>
  marks.map(({ kind }) => (kind === 'red' ? 'R' : 'B')).join('');
const derived = (letters: string) => {
  const { bigEye, small, cockroach } = roadsOf(results(letters));
  return [bigEye, small, cockroach].map(colours);
};
const places = (letters: string) => roadsOf(results(letters)).big.map(({ column, row }) => [column, row]);

describe('the derived roads', () => {
  it.each([
    ['BBPP', 'R', '', ''],
    ['BPB', 'R', '', ''],
    ['BBBPPP', 'RR', '', ''],
    ['BPBP', 'RR', 'R', ''],
    ['BBPBB', 'BB', 'R', ''],
    ['BBPPBBPP', 'RRRRR', 'RRR', 'R'],
  ])('of %s are %s, %s and %s', (letters, ...expected) => {
    expect(derived(letters)).toEqual(expected);
  });
});

describe('the big road', () => {
  it('has a column for each streak', () => {
    expect(places('PPBPPP')).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
    ]);
  });

  it('turns a streak to the right at the bottom, and at a cell that is taken', () => {
    // Eight of the bank turn right in row 6; the next streak of the bank meets them in row 6 of its column.
    expect(places('BBBBBBBB').slice(-3)).toEqual([
      [0, 5],
      [1, 5],
      [2, 5],
    ]);
    expect(places('BBBBBBBBPPPPPP').slice(-2)).toEqual([
      [1, 4],
      [2, 4],
    ]);
  });

  it('counts ties on the last win, and those before the first win apart', () => {
    const { big, leadingTies } = roadsOf(results('TTPTTB'));
    expect([leadingTies, big.map(({ ties }) => ties)]).toEqual([2, [2, 0]]);
  });
});

const anyResults = fc.array(fc.constantFrom<Winner>('player', 'banker', 'tie'), { maxLength: 120 });

it('never draws two marks in one cell, nor below the sixth row', () => {
  fc.assert(
    fc.property(anyResults, (given) => {
      const { big, bigEye, small, cockroach } = roadsOf(given);
      for (const road of [big, bigEye, small, cockroach]) {
        const cells = road.map(({ column, row }) => `${column} ${row}`);
        expect(new Set(cells).size).toBe(cells.length);
        expect(road.every(({ row }) => row < 6)).toBe(true);
      }
    }),
  );
});

it('only grows: what was drawn stays when a result is added', () => {
  fc.assert(
    fc.property(anyResults, fc.constantFrom<Winner>('player', 'banker', 'tie'), (given, next) => {
      const [before, after] = [roadsOf(given), roadsOf([...given, next])];
      for (const road of ['bigEye', 'small', 'cockroach'] as const)
        expect(after[road].slice(0, before[road].length)).toEqual(before[road]);
      const placesOf = ({ big }: typeof before) => big.map(({ kind, column, row }) => ({ kind, column, row }));
      expect(placesOf(after).slice(0, before.big.length)).toEqual(placesOf(before));
    }),
  );
});

describe('the winners that a list of tables shows', () => {
  const card = fc.integer({ min: 0, max: 51 });
  const hand = fc.array(card, { minLength: 2, maxLength: 3 });

  it('are those of baccarat’s rules', () =>
    fc.assert(
      fc.property(hand, hand, (player, banker) => {
        const [own, theirs] = [player, banker].map((cards) => totalOf(cards.map(pointsOf))) as [number, number];
        const expected = own === theirs ? 'tie' : own > theirs ? 'player' : 'banker';
        expect(coupWinner({ player, banker })).toBe(expected);
      }),
    ));

  it('are those of dragon tiger’s rules', () =>
    fc.assert(
      fc.property(card, card, (dragon, tiger) => {
        expect(duelWinner({ dragon, tiger })).toBe(winnerOf({ dragon, tiger }));
      }),
    ));
});
