import { describe, expect, it } from 'vitest';
import { roulette } from '../../families/roulette/index.ts';
import { statisticsOf } from '../../families/roulette/statistics.ts';
import { rouletteSolo } from '../../families/roulette-solo/index.ts';
import { figuresOf } from '../../titles/figures.ts';
import { testTableInvariants } from './support/table-invariants.ts';

const tables = await testTableInvariants(roulette);

describe('roulette at a table', () => {
  it.each(tables.map((title) => [title.id, title] as const))(
    '%s pays as the same bet alone',
    (_, { params, figures }) => {
      expect(figures).toEqual(rouletteSolo.par(params as never).bets.map(figuresOf));
    },
  );

  it('names each place once, whatever chips lie on it', () => {
    const chips = [
      { on: 'red' as const, stake: 200 },
      { on: 'split' as const, numbers: [1, 2], stake: 100 },
      { on: 'red' as const, stake: 300 },
    ];
    expect(roulette.shared!.stakes({ chips })).toEqual({ red: 500, 'split-1-2': 100 });
  });
});

describe('hot and cold numbers', () => {
  it('are those that came most often, and those that have not come for the longest time', () => {
    const { spins, hot, cold } = statisticsOf([5, 7, 5, 0, 7, 5], 2);
    expect(spins).toBe(6);
    expect(hot).toEqual([
      { number: 5, count: 3, ago: 1 },
      { number: 7, count: 2, ago: 2 },
    ]);
    expect(cold).toEqual([
      { number: 1, count: 0, ago: null },
      { number: 2, count: 0, ago: null },
    ]);
  });

  it('of all numbers once: none is hot, and the first is the coldest', () => {
    const every = Array.from({ length: 37 }, (_, number) => number);
    const { hot, cold } = statisticsOf(every, 3);
    expect(hot).toEqual([]);
    expect(cold.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it('are none before the first spin', () => {
    expect(statisticsOf([], 4)).toEqual({ spins: 0, hot: [], cold: [] });
  });
});
