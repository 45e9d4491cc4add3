import type { Chance } from '../shared/book.ts';

/**
 * Lines are in quarters: 10 is 2.5. At a quarter line, such as 2.25, half of the stake is on each of the two lines beside it.
 */
const QUARTERS = 4;

/** How a stake on the first side ends: `value` is the distance from the line in quarters. */
export type Way = 'win' | 'half-win' | 'push' | 'half-lose' | 'lose';
export function wayOf(value: number): Way {
  if (value >= 2) return 'win';
  if (value === 1) return 'half-win';
  if (value === 0) return 'push';
  return value === -1 ? 'half-lose' : 'lose';
}

/** The chances of both sides of a line, from all cases by their distance from it in quarters. */
export function sidesOf(
  ids: readonly [string, string],
  cases: Iterable<readonly [value: number, probability: number]>,
): Chance[] {
  const ways = { win: 0, 'half-win': 0, push: 0, 'half-lose': 0, lose: 0 };
  for (const [value, probability] of cases) ways[wayOf(value)] += probability;
  const back = ways.push + (ways['half-win'] + ways['half-lose']) / 2;
  const first = ways.win + ways['half-win'] / 2;
  const atRisk = 1 - back;
  const probability = atRisk > 1e-9 ? Math.min(1, first / atRisk) : 0;
  return [
    { id: ids[0], probability, back },
    { id: ids[1], probability: atRisk > 1e-9 ? 1 - probability : 0, back },
  ];
}

/** A line in a market's name: `2.5`, `-0.25`. */
export const lineName = (quarters: number): string => String(quarters / QUARTERS);
export const lineOf = (name: string): number => Math.round(Number(name) * QUARTERS);
