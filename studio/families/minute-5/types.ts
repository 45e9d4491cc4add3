import type { BetType } from '../shared/lottery/bet-type.ts';
import {
  anywhere,
  digitSides,
  dragonTiger,
  exactDigits,
  exactSum,
  fixedDigits,
  pairOfThree,
  shapes,
  sumSides,
  threeDifferent,
  twoInAnyOrder,
} from '../shared/lottery/digits.ts';

const FIVE = [0, 1, 2, 3, 4];
const FRONT = [0, 1, 2];
const MIDDLE = [1, 2, 3];
const BACK = [2, 3, 4];

/** Bet types on five digits. Tabs are the groups under which players find them. */
export const TYPES: readonly BetType[] = [
  fixedDigits('place', 'places', FIVE),
  digitSides('place-sides', 'sides', FIVE),
  sumSides('sum-sides', 'sides', FIVE),
  dragonTiger('dragon-tiger', 'sides', [0, 4]),
  exactDigits('front-2', 'two', [0, 1]),
  exactDigits('back-2', 'two', [3, 4]),
  twoInAnyOrder('front-2-any', 'two', [0, 1]),
  twoInAnyOrder('back-2-any', 'two', [3, 4]),
  exactDigits('front-3', 'three', FRONT),
  exactDigits('middle-3', 'three', MIDDLE),
  exactDigits('back-3', 'three', BACK),
  pairOfThree('front-3-pair', 'three', FRONT),
  pairOfThree('back-3-pair', 'three', BACK),
  threeDifferent('front-3-any', 'three', FRONT),
  threeDifferent('back-3-any', 'three', BACK),
  exactSum('back-3-sum', 'three', BACK),
  shapes('front-3-shape', 'shapes', FRONT),
  shapes('middle-3-shape', 'shapes', MIDDLE),
  shapes('back-3-shape', 'shapes', BACK),
  exactDigits('back-4', 'long', [1, 2, 3, 4]),
  exactDigits('all-5', 'long', FIVE),
  anywhere('back-3-one', 'anywhere', BACK, 1),
  anywhere('back-3-two', 'anywhere', BACK, 2),
];
