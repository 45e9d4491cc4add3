import { choose, range, type BetType, type Hit } from '../shared/lottery/bet-type.ts';
import { SIDES, sideWins } from '../shared/lottery/digits.ts';
import { linkedSets } from '../shared/lottery/linked.ts';
import { numbers, options } from '../shared/lottery/make.ts';
import { ways } from '../shared/lottery/ways.ts';
import { minus, ratio } from '../shared/rational.ts';

export const COUNT = 49;
export const MAIN = 6;
const NUMBERS = range(1, COUNT);
const ALL = ways(COUNT, MAIN);
export const mainOf = (balls: readonly number[]): readonly number[] => balls.slice(0, MAIN);
export const additionalOf = (balls: readonly number[]): number => balls[MAIN]!;
export const sumOf = (balls: readonly number[]): number => mainOf(balls).reduce((sum, ball) => sum + ball, 0);

/** Groups of prizes: matched main numbers, whether the additional one is matched too, and hundredths of the return. */
const GROUPS = [
  { matches: 6, additional: false, part: 15 },
  { matches: 5, additional: true, part: 10 },
  { matches: 5, additional: false, part: 15 },
  { matches: 4, additional: true, part: 8 },
  { matches: 4, additional: false, part: 17 },
  { matches: 3, additional: true, part: 15 },
  { matches: 3, additional: false, part: 20 },
];

/** Six numbers. Of more, each set of six is a combination. */
function six(): BetType {
  const base = linkedSets({ key: 'six', tab: 'six', count: COUNT, drawn: MAIN, size: MAIN, max: 10, prizes: [1] });
  return {
    ...base,
    prizes: GROUPS.map(({ matches, additional, part }) => {
      const others = MAIN - matches - Number(additional);
      const left = COUNT - MAIN - 1;
      return {
        key: `match-${matches}${additional ? '-more' : ''}`,
        // The additional number is one of 43 that are left; the others are of the 42 besides.
        chance: ratio(ways(MAIN, matches) * ways(left, others), ALL),
        share: ratio(part, 100),
      };
    }),
    hits([chosen = []], balls) {
      const main = chosen.filter((number) => mainOf(balls).includes(number)).length;
      const more = chosen.includes(additionalOf(balls)) ? 1 : 0;
      const rest = chosen.length - main - more;
      return GROUPS.flatMap(({ matches, additional }, prize): Hit[] => {
        const others = MAIN - matches - Number(additional);
        const count = choose(main, matches) * (additional ? more : 1) * choose(rest, others);
        return count > 0 ? [{ prize, count }] : [];
      });
    },
  };
}

const linked = (key: string, size: number): BetType =>
  linkedSets({ key, tab: 'few', count: COUNT, drawn: MAIN, size, max: 10, prizes: [1] });

/** The middle of all sums of six numbers, which is big. */
const MIDDLE = (MAIN * (COUNT + 1)) / 2;
/** Of all sets of six numbers, those with this sum, and those with an odd one. Counted in the tests. */
const MIDDLE_WAYS = 165_772n;
const ODD_WAYS = 6_992_920n;
const big = ratio(ALL + MIDDLE_WAYS, 2n * ALL);
const odd = ratio(ODD_WAYS, ALL);

/** Bet types on six numbers of 49 and an additional one. */
export const TYPES: readonly BetType[] = [
  six(),
  linked('two', 2),
  linked('three', 3),
  linked('four', 4),
  options({
    key: 'number',
    tab: 'number',
    field: numbers(1, COUNT),
    choices: NUMBERS.map(() => ({ chance: ratio(MAIN, COUNT) })),
    wins: (choice, balls) => mainOf(balls).includes(choice),
  }),
  options({
    key: 'additional',
    tab: 'number',
    field: numbers(1, COUNT),
    choices: NUMBERS.map(() => ({ chance: ratio(1, COUNT) })),
    wins: (choice, balls) => additionalOf(balls) === choice,
    opposites: [NUMBERS],
  }),
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
