import { POCKETS } from '../roulette-solo/layout.ts';

/** A number, how often it came, and how many spins ago it last came; `ago` is null if it did not come. */
export interface NumberCount {
  number: number;
  count: number;
  ago: number | null;
}

/** What came how often. It says nothing about the next spin. */
export interface Statistics {
  spins: number;
  /** The numbers that came most often, at least twice. */
  hot: NumberCount[];
  /** The numbers that have not come for the longest time. */
  cold: NumberCount[];
}

/** Returns the hot and cold numbers of these results, the oldest first. */
export function statisticsOf(results: readonly number[], max: number): Statistics {
  const counts = Array.from({ length: POCKETS }, (_, number): NumberCount => {
    const last = results.lastIndexOf(number);
    return {
      number,
      count: results.filter((each) => each === number).length,
      ago: last === -1 ? null : results.length - last,
    };
  });
  const awayFor = ({ ago }: NumberCount): number => ago ?? results.length + 1;
  return {
    spins: results.length,
    hot: counts
      .filter(({ count }) => count > 1)
      .toSorted((a, b) => b.count - a.count || awayFor(a) - awayFor(b))
      .slice(0, max),
    cold: results.length === 0 ? [] : counts.toSorted((a, b) => awayFor(b) - awayFor(a)).slice(0, max),
  };
}
