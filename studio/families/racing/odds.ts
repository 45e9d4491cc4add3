import { hundredths } from '../shared/multiplier.ts';
import { perParams } from '../shared/per-params.ts';
import { plus, ratio, times, type Rational } from '../shared/rational.ts';
import { PLACED, type Params } from './shape.ts';

/** A bet: the numbers of runners from 0. */
export type Backed = { kind: 'win' | 'place'; runner: number } | { kind: 'exacta'; runner: number; second: number };

const numbersOf = (params: Params): number[] => params.runners.map((_, index) => index);

/** The name of a place: runners are numbered from 1, as on their cloths. */
export const placeOf = (backed: Backed): string =>
  backed.kind === 'exacta' ? `exacta-${backed.runner + 1}-${backed.second + 1}` : `${backed.kind}-${backed.runner + 1}`;

/** Every place, and what it backs: wins, places, then exactas. */
export const placesOf = perParams((params: Params): ReadonlyMap<string, Backed> => {
  const numbers = numbersOf(params);
  const all: Backed[] = [
    ...numbers.map((runner): Backed => ({ kind: 'win', runner })),
    ...numbers.map((runner): Backed => ({ kind: 'place', runner })),
    ...numbers.flatMap((runner) =>
      numbers.filter((second) => second !== runner).map((second): Backed => ({ kind: 'exacta', runner, second })),
    ),
  ];
  return new Map(all.map((backed) => [placeOf(backed), backed]));
});

/** The chance that these runners come in first, in this order. */
function inOrder({ runners }: Params, first: readonly number[]): Rational {
  let left = runners.reduce((sum, { strength }) => sum + strength, 0);
  let chance = ratio(1);
  for (const runner of first) {
    const { strength } = runners[runner]!;
    chance = times(chance, ratio(strength, left));
    left -= strength;
  }
  return chance;
}

/** All orders of so many first runners. */
function* firsts(numbers: readonly number[], many: number): Generator<number[]> {
  if (many === 0) {
    yield [];
    return;
  }
  for (const runner of numbers)
    for (const rest of firsts(
      numbers.filter((each) => each !== runner),
      many - 1,
    ))
      yield [runner, ...rest];
}

/** The chance of each place, exactly. */
export const chancesOf = perParams((params: Params): ReadonlyMap<string, Rational> => {
  const chances = new Map<string, Rational>();
  const add = (place: string, chance: Rational): void =>
    void chances.set(place, plus(chances.get(place) ?? ratio(0), chance));
  for (const [place, backed] of placesOf(params)) {
    if (backed.kind === 'win') add(place, inOrder(params, [backed.runner]));
    if (backed.kind === 'exacta') add(place, inOrder(params, [backed.runner, backed.second]));
  }
  for (const first of firsts(numbersOf(params), PLACED)) {
    const chance = inOrder(params, first);
    for (const runner of first) add(placeOf({ kind: 'place', runner }), chance);
  }
  return chances;
});

/** What each place pays for one unit of stake, the stake included, in hundredths: its fair odds less the edge, rounded down. */
export const oddsOf = perParams(
  (params: Params): ReadonlyMap<string, number> =>
    new Map(
      [...placesOf(params)].map(([place, { kind }]) => [
        place,
        hundredths(chancesOf(params).get(place)!, params.edge[kind]),
      ]),
    ),
);

/** Whether a bet wins with this order. */
export function isWon(backed: Backed, order: readonly number[]): boolean {
  if (backed.kind === 'place') return order.slice(0, PLACED).includes(backed.runner);
  if (order[0] !== backed.runner) return false;
  return backed.kind === 'exacta' ? order[1] === backed.second : true;
}
