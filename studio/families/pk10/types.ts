import { range, type BetType } from '../shared/lottery/bet-type.ts';
import { SIDES, sideWins } from '../shared/lottery/digits.ts';
import { direct, eachField, numbers, options } from '../shared/lottery/make.ts';
import { ratio } from '../shared/rational.ts';

const PLACES = range(0, 9);
const RUNNERS = range(1, 10);
const place = (position: number) => numbers(1, 10, { key: `place-${position + 1}` });
const sides = [
  [0, 1],
  [2, 3],
];
/** Ways of 90 in which the first two make each sum from 3 to 19. */
const SUM_WAYS = range(3, 19).map(
  (sum) => RUNNERS.filter((each) => sum - each >= 1 && sum - each <= 10 && sum !== 2 * each).length,
);
const exact = (count: number, ways: number): BetType =>
  direct({
    key: `first-${count}`,
    tab: 'front',
    fields: range(0, count - 1).map(place),
    positions: range(0, count - 1),
    chance: ratio(1, ways),
    distinct: true,
  });

/** Bet types on the order in which ten runners come in. */
export const TYPES: readonly BetType[] = [
  eachField({
    key: 'place',
    tab: 'places',
    fields: PLACES.map(place),
    choices: RUNNERS.map(() => ({ chance: ratio(1, 10) })),
    wins: (field, choice, order) => order[field] === choice,
    opposites: [RUNNERS],
  }),
  options({
    key: 'sum-sides',
    tab: 'sides',
    field: { names: SIDES, min: 1, max: 4 },
    // Of the sums of two different runners, 12 and more are big.
    choices: [40, 50, 50, 40].map((ways) => ({ chance: ratio(ways, 90) })),
    wins: (choice, order) => sideWins(SIDES[choice]!, order[0]! + order[1]!, 12),
    opposites: sides,
  }),
  eachField({
    key: 'place-sides',
    tab: 'sides',
    fields: PLACES.map((position) => ({ key: `place-${position + 1}`, names: SIDES, min: 0, max: 4 })),
    choices: SIDES.map(() => ({ chance: ratio(1, 2) })),
    wins: (field, choice, order) => sideWins(SIDES[choice]!, order[field]!, 6),
    opposites: sides,
  }),
  eachField({
    key: 'dragon-tiger',
    tab: 'sides',
    fields: range(1, 5).map((rank) => ({ key: `duel-${rank}`, names: ['dragon', 'tiger'], min: 0, max: 2 })),
    choices: [{ chance: ratio(1, 2) }, { chance: ratio(1, 2) }],
    wins: (field, choice, order) => order[field]! > order[9 - field]! === (choice === 0),
    opposites: [[0, 1]],
  }),
  options({
    key: 'sum',
    tab: 'front',
    field: numbers(3, 19),
    choices: SUM_WAYS.map((ways) => ({ chance: ratio(ways, 90) })),
    wins: (choice, order) => order[0]! + order[1]! === choice,
    opposites: [range(3, 19)],
  }),
  exact(2, 90),
  exact(3, 720),
  exact(4, 5_040),
  exact(5, 30_240),
];
