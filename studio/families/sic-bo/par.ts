import { parOfOutcomes } from '../shared/outcomes.ts';
import { perParams } from '../shared/per-params.ts';
import { ratio } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import { winsOf } from './dice.ts';
import { FACES, LAYOUT, type Place } from './layout.ts';
import { payOf, placesOf } from './rules.ts';
import type { Params } from './shape.ts';

/** All throws of three dice. */
const THROWS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])));

/** How often a single number is there. */
const TIMES = ['once', 'twice', 'thrice'] as const;

/** The key of a place in the PAR sheet: places that win as often and pay alike have one. */
const keyOf = (place: Place): string => {
  const { kind, numbers } = LAYOUT.get(place)!;
  return kind === 'total' ? `total-${Math.min(numbers[0]!, 21 - numbers[0]!)}` : kind;
};

/** One place for each key of the PAR sheet. */
export function typesOf(params: Pick<Params, 'four'>): Map<string, Place> {
  const types = new Map<string, Place>();
  for (const place of placesOf(params)) if (!types.has(keyOf(place))) types.set(keyOf(place), place);
  return types;
}

/** All 216 throws are enumerated. */
export const parOf = perParams((params: Params): ParSheet => {
  const bets = [...typesOf(params)].map(([key, place]) => {
    const { kind, numbers } = LAYOUT.get(place)!;
    const outcomes = THROWS.map((dice) => ({
      chance: ratio(1, THROWS.length),
      payout: ratio(payOf(params, place, dice), 100),
      component: kind === 'single' ? (TIMES[winsOf(kind, numbers, dice) - 1] ?? '') : 'win',
    }));
    return parOfOutcomes(
      key,
      outcomes.filter(({ payout }) => payout.n > 0n),
      THROWS.length,
    );
  });
  return { bets };
});
