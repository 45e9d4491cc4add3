import type { BetType } from '../shared/lottery/bet-type.ts';
import {
  anywhere,
  digitSides,
  exactDigits,
  exactSum,
  fixedDigits,
  pairOfThree,
  shapes,
  sumSides,
  threeDifferent,
  twoInAnyOrder,
} from '../shared/lottery/digits.ts';

const ALL = [0, 1, 2];

/** Bet types on three digits. */
export const TYPES: readonly BetType[] = [
  exactDigits('exact-3', 'exact', ALL),
  exactDigits('front-2', 'exact', [0, 1]),
  exactDigits('back-2', 'exact', [1, 2]),
  threeDifferent('any-3', 'any', ALL),
  pairOfThree('pair-3', 'any', ALL),
  twoInAnyOrder('front-2-any', 'any', [0, 1]),
  twoInAnyOrder('back-2-any', 'any', [1, 2]),
  anywhere('one', 'any', ALL, 1),
  anywhere('two', 'any', ALL, 2),
  fixedDigits('place', 'places', ALL),
  digitSides('place-sides', 'places', ALL),
  exactSum('sum', 'sum', ALL),
  sumSides('sum-sides', 'sum', ALL),
  shapes('shape', 'sum', ALL),
];
