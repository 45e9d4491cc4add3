import { range, type BetType, type Hit } from '../shared/lottery/bet-type.ts';
import { SIDES, sideWins } from '../shared/lottery/digits.ts';
import { linkedSets } from '../shared/lottery/linked.ts';
import { numbers, options, sets } from '../shared/lottery/make.ts';
import { ways } from '../shared/lottery/ways.ts';
import { minus, ratio, type Rational } from '../shared/rational.ts';
import { COLOURS, colourOf, DRAWN, groupOf, GROUPS, isOfSide, NUMBERS, numbersOf, tailOf, TAILS } from './numbers.ts';

const COUNT = NUMBERS.length;
const REGULAR = DRAWN - 1;
const specialOf = (balls: readonly number[]): number => balls[REGULAR]!;
const regularOf = (balls: readonly number[]): readonly number[] => balls.slice(0, REGULAR);
export const sumOf = (balls: readonly number[]): number => balls.reduce((sum, ball) => sum + ball, 0);

/** How often the special number is one of those that `holds`. */
const special = (holds: (number: number) => boolean): Rational => ratio(NUMBERS.filter(holds).length, COUNT);
/** How often none of `size` numbers is among the seven. */
const chanceOfNone = (size: number): Rational => ratio(ways(COUNT - size, DRAWN), ways(COUNT, DRAWN));
const chanceOfAny = (size: number): Rational => minus(ratio(1), chanceOfNone(size));
const PUSH_OF_49 = ratio(1, COUNT);

const SPECIAL_SIDES = ['big', 'small', 'odd', 'even', 'sum-odd', 'sum-even', 'tail-big', 'tail-small'] as const;
const HALF_WAVES = COLOURS.flatMap((colour) => SIDES.map((side) => ({ key: `${colour}-${side}`, colour, side })));
const GROUP_NAMES = GROUPS.map((group) => `group-${group}`);
const isOfWave = ({ colour, side }: (typeof HALF_WAVES)[number], number: number): boolean | undefined => {
  const isOf = isOfSide(side, number);
  return isOf && colourOf(number) === colour;
};

/** The middle of all sums of seven numbers, which is big. */
const MIDDLE = (DRAWN * (COUNT + 1)) / 2;
/** Of all sets of seven numbers, those with this sum, and those with an odd one. Counted in the tests. */
const MIDDLE_WAYS = 957_332n;
const ODD_WAYS = 42_949_280n;
const ALL_WAYS = ways(COUNT, DRAWN);
const big = ratio(ALL_WAYS + MIDDLE_WAYS, 2n * ALL_WAYS);
const odd = ratio(ODD_WAYS, ALL_WAYS);

/** So many numbers, none of which is drawn. */
const missing = (size: number): BetType =>
  sets({
    key: `none-${size}`,
    tab: 'none',
    field: numbers(1, COUNT, { min: size, max: size + 2 }),
    size,
    prizes: [{ matches: 0, chance: chanceOfNone(size) }],
    drawn: (balls) => balls,
  });

/** Sets of the six numbers before the special one. */
const linked = (key: string, size: number, prizes: readonly number[]): BetType =>
  linkedSets({ key, tab: 'linked', count: COUNT, drawn: REGULAR, size, max: 10, prizes });

/** Two numbers: one is the special number, the other among the six. */
function regularAndSpecial(): BetType {
  const chance = ratio(REGULAR, ways(COUNT, 2));
  const base = linked('one-special', 2, [1]);
  return {
    ...base,
    prizes: [{ key: 'hit', chance }],
    hits([chosen = []], balls): Hit[] {
      const matched = regularOf(balls).filter((ball) => chosen.includes(ball)).length;
      return chosen.includes(specialOf(balls)) && matched > 0 ? [{ prize: 0, count: matched }] : [];
    },
  };
}

/** Bet types on seven numbers of 49, of which the last is the special one. */
export const TYPES: readonly BetType[] = [
  options({
    key: 'special',
    tab: 'special',
    field: numbers(1, COUNT),
    choices: NUMBERS.map(() => ({ chance: ratio(1, COUNT) })),
    wins: (choice, balls) => specialOf(balls) === choice,
    opposites: [NUMBERS],
  }),
  options({
    key: 'special-sides',
    tab: 'special',
    field: { names: SPECIAL_SIDES, min: 1, max: SPECIAL_SIDES.length },
    choices: SPECIAL_SIDES.map((side) => ({
      chance: special((number) => isOfSide(side, number) === true),
      push: PUSH_OF_49,
    })),
    wins: (choice, balls) => isOfSide(SPECIAL_SIDES[choice]!, specialOf(balls)) ?? 'push',
    opposites: [
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ],
  }),
  options({
    key: 'colour',
    tab: 'colours',
    field: { names: COLOURS, min: 1, max: 3 },
    choices: COLOURS.map((colour) => ({ chance: special((number) => colourOf(number) === colour) })),
    wins: (choice, balls) => colourOf(specialOf(balls)) === COLOURS[choice],
    opposites: [[0, 1, 2]],
  }),
  options({
    key: 'half-wave',
    tab: 'colours',
    field: { names: HALF_WAVES.map(({ key }) => key), min: 1, max: HALF_WAVES.length },
    choices: HALF_WAVES.map((wave) => ({
      chance: special((number) => isOfWave(wave, number) === true),
      push: PUSH_OF_49,
    })),
    wins: (choice, balls) => isOfWave(HALF_WAVES[choice]!, specialOf(balls)) ?? 'push',
    opposites: [
      [0, 1, 4, 5, 8, 9],
      [2, 3, 6, 7, 10, 11],
    ],
  }),
  options({
    key: 'special-zodiac',
    tab: 'zodiac',
    field: { names: GROUP_NAMES, min: 1, max: GROUPS.length },
    choices: GROUPS.map((group) => ({ chance: special((number) => groupOf(number) === group) })),
    wins: (choice, balls) => groupOf(specialOf(balls)) === choice,
    opposites: [GROUPS],
  }),
  options({
    key: 'any-zodiac',
    tab: 'zodiac',
    field: { names: GROUP_NAMES, min: 1, max: GROUPS.length },
    choices: GROUPS.map((group) => ({ chance: chanceOfAny(numbersOf(group).length) })),
    wins: (choice, balls) => balls.some((ball) => groupOf(ball) === choice),
  }),
  options({
    key: 'any-tail',
    tab: 'zodiac',
    field: numbers(0, 9),
    choices: TAILS.map((tail) => ({ chance: chanceOfAny(NUMBERS.filter((number) => tailOf(number) === tail).length) })),
    wins: (choice, balls) => balls.some((ball) => tailOf(ball) === choice),
  }),
  options({
    key: 'regular',
    tab: 'regular',
    field: numbers(1, COUNT),
    choices: NUMBERS.map(() => ({ chance: ratio(REGULAR, COUNT) })),
    wins: (choice, balls) => regularOf(balls).includes(choice),
  }),
  linked('two-of-two', 2, [1]),
  linked('three-of-three', 3, [1]),
  linked('two-of-three', 3, [5, 1]),
  regularAndSpecial(),
  ...range(5, 10).map(missing),
  options({
    key: 'sum-sides',
    tab: 'sum',
    field: { names: SIDES, min: 1, max: 4 },
    choices: [big, minus(ratio(1), big), odd, minus(ratio(1), odd)].map((chance) => ({ chance })),
    wins: (choice, balls) => sideWins(SIDES[choice]!, sumOf(balls), MIDDLE),
    opposites: [
      [0, 1],
      [2, 3],
    ],
  }),
];
