import { ratio } from '../rational.ts';
import { choose, range, type BetType, type Hit } from './bet-type.ts';
import { direct, eachField, numbers, options } from './make.ts';

/* Bet types on digits from 0 to 9 that are drawn with repetition, each at its place. */

const digit = (key?: string) => numbers(0, 9, key === undefined ? {} : { key });
const DIGITS = range(0, 9);

/** Field names of the places: `place-1` is the first digit. */
export const placeField = (position: number) => digit(`place-${position + 1}`);

/** A digit at a place. Several digits, and several places, are as many bets. */
export const fixedDigits = (key: string, tab: string, positions: readonly number[]): BetType =>
  eachField({
    key,
    tab,
    fields: positions.map(placeField),
    choices: DIGITS.map(() => ({ chance: ratio(1, 10) })),
    wins: (field, choice, balls) => balls[positions[field]!] === choice,
    opposites: [DIGITS],
  });

/** Big, small, odd or even at each place. */
export const digitSides = (key: string, tab: string, positions: readonly number[]): BetType =>
  eachField({
    key,
    tab,
    fields: positions.map((position) => ({ key: `place-${position + 1}`, names: SIDES, min: 0, max: 4 })),
    choices: SIDES.map(() => ({ chance: ratio(1, 2) })),
    wins: (field, choice, balls) => sideWins(SIDES[choice]!, balls[positions[field]!]!, 5),
    opposites: [
      [0, 1],
      [2, 3],
    ],
  });

export const SIDES = ['big', 'small', 'odd', 'even'] as const;
/** Whether a side of a number wins; numbers from `big` on are big. */
export const sideWins = (side: (typeof SIDES)[number], number: number, big: number): boolean =>
  side === 'big' ? number >= big : side === 'small' ? number < big : (number % 2 === 1) === (side === 'odd');

/** The exact digits at these places. */
export const exactDigits = (key: string, tab: string, positions: readonly number[]): BetType =>
  direct({ key, tab, fields: positions.map(placeField), positions, chance: ratio(1, 10 ** positions.length) });

/** Two digits at two places in any order; a pair of equal digits is not among them. */
export const twoInAnyOrder = (key: string, tab: string, positions: readonly [number, number]): BetType =>
  group(key, tab, 2, (chosen, [a, b]) => (a !== b && chosen.includes(a!) && chosen.includes(b!) ? 1 : 0), positions, {
    units: (count) => choose(count, 2),
    chance: ratio(2, 100),
  });

/** Three digits of which two are equal, in any order: each choice of the pair and of the third. */
export const pairOfThree = (key: string, tab: string, positions: readonly number[]): BetType =>
  group(
    key,
    tab,
    2,
    (chosen, drawn) => (new Set(drawn).size === 2 && drawn.every((each) => chosen.includes(each)) ? 1 : 0),
    positions,
    { units: (count) => count * (count - 1), chance: ratio(3, 1_000) },
  );

/** Three different digits in any order. */
export const threeDifferent = (key: string, tab: string, positions: readonly number[]): BetType =>
  group(
    key,
    tab,
    3,
    (chosen, drawn) => (new Set(drawn).size === 3 && drawn.every((each) => chosen.includes(each)) ? 1 : 0),
    positions,
    { units: (count) => choose(count, 3), chance: ratio(6, 1_000) },
  );

/** Four different digits in any order. */
export const fourDifferent = (key: string, tab: string, positions: readonly number[]): BetType =>
  group(
    key,
    tab,
    4,
    (chosen, drawn) => (new Set(drawn).size === 4 && drawn.every((each) => chosen.includes(each)) ? 1 : 0),
    positions,
    { units: (count) => choose(count, 4), chance: ratio(24, 10_000) },
  );

/** A digit that comes at least once among three places, or two digits that both do. */
export const anywhere = (key: string, tab: string, positions: readonly number[], size: 1 | 2): BetType =>
  group(
    key,
    tab,
    size,
    (chosen, drawn) => choose(new Set(drawn.filter((each) => chosen.includes(each))).size, size),
    positions,
    { units: (count) => choose(count, size), chance: size === 1 ? ratio(271, 1_000) : ratio(54, 1_000) },
  );

function group(
  key: string,
  tab: string,
  min: number,
  count: (chosen: readonly number[], drawn: readonly number[]) => number,
  positions: readonly number[],
  { units, chance }: { units: (count: number) => number; chance: ReturnType<typeof ratio> },
): BetType {
  return {
    key,
    tab,
    fields: [{ ...digit(), min }],
    isByChoice: false,
    prizes: [{ key: 'hit', chance }],
    units: ([chosen = []]) => units(chosen.length),
    hits([chosen = []], balls): Hit[] {
      const won = count(
        chosen,
        positions.map((position) => balls[position]!),
      );
      return won > 0 ? [{ prize: 0, count: won }] : [];
    },
    example: () => [range(0, min - 1)],
  };
}

/** Ways of each sum of so many digits. */
export function sumWays(digits: number): number[] {
  let ways = [1];
  for (let each = 0; each < digits; each += 1) {
    const next = Array.from<number>({ length: ways.length + 9 }).fill(0);
    ways.forEach((count, sum) => DIGITS.forEach((face) => (next[sum + face]! += count)));
    ways = next;
  }
  return ways;
}

const sumAt = (positions: readonly number[], balls: readonly number[]): number =>
  positions.reduce((sum, position) => sum + balls[position]!, 0);

/** The exact sum of the digits at these places, each with its own odds. */
export function exactSum(key: string, tab: string, positions: readonly number[]): BetType {
  const ways = sumWays(positions.length);
  return options({
    key,
    tab,
    field: numbers(0, ways.length - 1),
    choices: ways.map((count) => ({ chance: ratio(count, 10 ** positions.length) })),
    wins: (choice, balls) => sumAt(positions, balls) === choice,
    opposites: [ways.map((_, sum) => sum)],
  });
}

/** Big, small, odd or even of the sum of an odd number of digits: each is exactly one half. */
export function sumSides(key: string, tab: string, positions: readonly number[]): BetType {
  const big = Math.ceil((positions.length * 9) / 2);
  return options({
    key,
    tab,
    field: { names: SIDES, min: 1, max: 4 },
    choices: SIDES.map(() => ({ chance: ratio(1, 2) })),
    wins: (choice, balls) => sideWins(SIDES[choice]!, sumAt(positions, balls), big),
    opposites: [
      [0, 1],
      [2, 3],
    ],
  });
}

const SHAPES = ['triple', 'straight', 'pair', 'half-straight', 'mixed'] as const;
const SHAPE_WAYS = [10, 60, 270, 360, 300];

/** What three digits are: equal, in a row (9, 0 and 1 are neighbours), a pair, two in a row, or none of these. */
export function shapeOf(three: readonly number[]): (typeof SHAPES)[number] {
  const different = [...new Set(three)].sort((a, b) => a - b);
  if (different.length === 1) return 'triple';
  if (different.length === 2) return 'pair';
  const steps = different.map((each, at) => (different[(at + 1) % 3]! - each + 10) % 10);
  const neighbours = steps.filter((step) => step === 1).length;
  return neighbours === 2 ? 'straight' : neighbours === 1 ? 'half-straight' : 'mixed';
}

/** A bet on the shape of three digits. */
export const shapes = (key: string, tab: string, positions: readonly number[]): BetType =>
  options({
    key,
    tab,
    field: { names: SHAPES, min: 1, max: SHAPES.length },
    choices: SHAPE_WAYS.map((count) => ({ chance: ratio(count, 1_000) })),
    wins: (choice, balls) => shapeOf(positions.map((position) => balls[position]!)) === SHAPES[choice],
    opposites: [SHAPES.map((_, at) => at)],
  });

/** The first place against the last: dragon, tiger, or a tie, on which the other two get their stakes back. */
export const dragonTiger = (key: string, tab: string, [first, last]: readonly [number, number]): BetType =>
  options({
    key,
    tab,
    field: { names: ['dragon', 'tiger', 'tie'], min: 1, max: 3 },
    choices: [
      { chance: ratio(45, 100), push: ratio(1, 10) },
      { chance: ratio(45, 100), push: ratio(1, 10) },
      { chance: ratio(1, 10) },
    ],
    wins(choice, balls) {
      const lead = balls[first]! - balls[last]!;
      if (lead === 0) return choice === 2 || 'push';
      return choice === (lead > 0 ? 0 : 1);
    },
    opposites: [[0, 1]],
  });
