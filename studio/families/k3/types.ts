import { range, type BetType } from '../shared/lottery/bet-type.ts';
import { SIDES, sideWins } from '../shared/lottery/digits.ts';
import { direct, numbers, options, sets } from '../shared/lottery/make.ts';
import { ratio } from '../shared/rational.ts';

const ALL = 216;
const FACES = range(1, 6);
const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);
const times = (dice: readonly number[], face: number): number => dice.filter((each) => each === face).length;
const isTriple = (dice: readonly number[]): boolean => times(dice, dice[0]!) === 3;

/** Cases of 216 in which each sum comes. */
const SUM_WAYS = new Map<number, number>();
for (const a of FACES)
  for (const b of FACES) for (const c of FACES) SUM_WAYS.set(a + b + c, (SUM_WAYS.get(a + b + c) ?? 0) + 1);

const of = (cases: number) => ({ chance: ratio(cases, ALL) });
const single = numbers(1, 6);
const one = (key: string) => ({ names: [key], min: 1, max: 1 });

/** Bet types on three dice. */
export const TYPES: readonly BetType[] = [
  options({
    key: 'sides',
    tab: 'sum',
    field: { names: SIDES, min: 1, max: 4 },
    choices: SIDES.map(() => of(108)),
    wins: (choice, dice) => sideWins(SIDES[choice]!, sumOf(dice), 11),
    opposites: [
      [0, 1],
      [2, 3],
    ],
  }),
  options({
    key: 'sides-no-triples',
    tab: 'sum',
    field: { names: SIDES, min: 1, max: 4 },
    choices: SIDES.map(() => of(105)),
    wins: (choice, dice) => !isTriple(dice) && sideWins(SIDES[choice]!, sumOf(dice), 11),
  }),
  options({
    key: 'sum',
    tab: 'sum',
    field: numbers(3, 18),
    choices: range(3, 18).map((sum) => of(SUM_WAYS.get(sum)!)),
    wins: (choice, dice) => sumOf(dice) === choice,
    opposites: [range(3, 18)],
  }),
  options({
    key: 'single',
    tab: 'faces',
    field: single,
    choices: FACES.map(() => of(91)),
    wins: (choice, dice) => dice.includes(choice),
  }),
  sets({
    key: 'two-different',
    tab: 'faces',
    field: { ...single, min: 2 },
    size: 2,
    prizes: [{ matches: 2, ...of(30) }],
    drawn: (dice) => dice,
  }),
  sets({
    key: 'three-different',
    tab: 'faces',
    field: { ...single, min: 3 },
    size: 3,
    prizes: [{ matches: 3, ...of(6) }],
    drawn: (dice) => dice,
  }),
  options({
    key: 'straight',
    tab: 'faces',
    field: one('straight'),
    choices: [of(24)],
    wins(_, dice) {
      const [low, middle, high] = [...dice].sort((a, b) => a - b) as [number, number, number];
      return middle === low + 1 && high === middle + 1;
    },
  }),
  options({
    key: 'pair',
    tab: 'equal',
    field: single,
    choices: FACES.map(() => of(16)),
    wins: (choice, dice) => times(dice, choice) >= 2,
  }),
  pairAndSingle(),
  options({
    key: 'triple',
    tab: 'equal',
    field: single,
    choices: FACES.map(() => of(1)),
    wins: (choice, dice) => times(dice, choice) === 3,
  }),
  options({
    key: 'any-triple',
    tab: 'equal',
    field: one('any-triple'),
    choices: [of(6)],
    wins: (_, dice) => isTriple(dice),
  }),
];

/** A pair of one face, and a third die of another. */
function pairAndSingle(): BetType {
  const fields = [numbers(1, 6, { key: 'pair' }), numbers(1, 6, { key: 'single' })];
  const base = direct({ key: 'pair-single', tab: 'equal', fields, positions: [0, 1], distinct: true, ...of(3) });
  return {
    ...base,
    hits([pairs = [], singles = []], dice) {
      const pair = FACES.find((face) => times(dice, face) === 2);
      const other = dice.find((face) => face !== pair);
      return pair !== undefined && pairs.includes(pair) && singles.includes(other!) ? [{ prize: 0, count: 1 }] : [];
    },
  };
}
