import type { BetType } from '../shared/lottery/bet-type.ts';
import {
  anywhere,
  digitSides,
  dragonTiger,
  exactDigits,
  exactSum,
  fixedDigits,
  fourDifferent,
  pairOfThree,
  threeDifferent,
  twoInAnyOrder,
} from '../shared/lottery/digits.ts';

const ALL = [0, 1, 2, 3];
const FRONT = [0, 1, 2];
const BACK = [1, 2, 3];

/** Bet types on four digits. */
export const TYPES: readonly BetType[] = [
  exactDigits('exact-4', 'exact', ALL),
  exactDigits('front-3', 'exact', FRONT),
  exactDigits('back-3', 'exact', BACK),
  exactDigits('front-2', 'exact', [0, 1]),
  exactDigits('back-2', 'exact', [2, 3]),
  fourDifferent('any-4', 'any', ALL),
  threeDifferent('front-3-any', 'any', FRONT),
  threeDifferent('back-3-any', 'any', BACK),
  pairOfThree('back-3-pair', 'any', BACK),
  twoInAnyOrder('front-2-any', 'any', [0, 1]),
  twoInAnyOrder('back-2-any', 'any', [2, 3]),
  anywhere('back-3-one', 'any', BACK, 1),
  anywhere('back-3-two', 'any', BACK, 2),
  fixedDigits('place', 'places', ALL),
  digitSides('place-sides', 'places', ALL),
  dragonTiger('dragon-tiger', 'places', [0, 3]),
  exactSum('sum', 'sum', ALL),
];
