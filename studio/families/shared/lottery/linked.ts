import { plus, ratio, times } from '../rational.ts';
import type { BetType } from './bet-type.ts';
import { numbers, sets } from './make.ts';
import { ways } from './ways.ts';

interface Linked {
  key: string;
  tab: string;
  /** Numbers from 1 to this one, of which the first `drawn` of a draw count. */
  count: number;
  drawn: number;
  /** Numbers in one combination, and that may be chosen. */
  size: number;
  max: number;
  /** Relative prizes, from all numbers matched downwards. */
  prizes: readonly number[];
}

/** Sets of numbers that win by how many of them are drawn. Each prize keeps its part of the return at every edge. */
export function linkedSets({ key, tab, count, drawn, size, max, prizes }: Linked): BetType {
  const found = prizes.map((prize, at) => {
    const matches = size - at;
    const chance = ratio(ways(size, matches) * ways(count - size, drawn - matches), ways(count, drawn));
    return { matches, chance, part: times(ratio(prize), chance) };
  });
  const whole = found.map(({ part }) => part).reduce(plus);
  return sets({
    key,
    tab,
    field: numbers(1, count, { min: size, max }),
    size,
    prizes: found.map(({ matches, chance, part }) => ({
      matches,
      chance,
      share: ratio(part.n * whole.d, part.d * whole.n),
    })),
    drawn: (balls) => balls.slice(0, drawn),
  });
}
