import { range, type BetType, type Hit } from '../shared/lottery/bet-type.ts';
import { placeField } from '../shared/lottery/digits.ts';
import { lastDigits, numbersOf, sidesOfTwo, type PrizeRow } from '../shared/lottery/last-digits.ts';
import { plus, ratio, times } from '../shared/rational.ts';

/** 23 different numbers of four digits, from the consolation prizes to the first. */
export const ROWS: readonly PrizeRow[] = [
  { key: 'consolation', count: 10, digits: 4 },
  { key: 'starter', count: 10, digits: 4 },
  { key: 'third', count: 1, digits: 4 },
  { key: 'second', count: 1, digits: 4 },
  { key: 'first', count: 1, digits: 4 },
];
export const DRAWN = ROWS.reduce((sum, { count }) => sum + count, 0);
export const NUMBERS = 10_000;
const FIRST = DRAWN - 1;

/** Relative prizes of a big and of a small bet. */
const BIG = { first: 2_000, second: 1_000, third: 490, starter: 250, consolation: 60 };
const SMALL = { first: 3_000, second: 2_000, third: 800 };

/** The place of the first number of each prize in the draw. */
const STARTS = new Map(ROWS.map(({ key }, at) => [key, ROWS.slice(0, at).reduce((sum, { count }) => sum + count, 0)]));

/** A number of four digits, which wins by the prize that it is drawn for. */
function number(key: string, relative: Readonly<Record<string, number>>): BetType {
  const prizes = Object.entries(relative).map(([prize, worth]) => {
    const { count } = ROWS.find((row) => row.key === prize)!;
    const chance = ratio(count, NUMBERS);
    return { prize, from: STARTS.get(prize)!, count, chance, part: times(ratio(worth), chance) };
  });
  const whole = prizes.map(({ part }) => part).reduce(plus);
  return {
    key,
    tab: 'number',
    fields: range(0, 3).map(placeField),
    isByChoice: false,
    prizes: prizes.map(({ prize, chance, part }) => ({
      key: prize,
      chance,
      share: ratio(part.n * whole.d, part.d * whole.n),
    })),
    units: (picks) => picks.reduce((product, chosen) => product * chosen.length, 1),
    hits(picks, balls) {
      const chosen = new Set(numbersOf(picks));
      return prizes.flatMap(({ from, count }, prize): Hit[] => {
        const won = balls.slice(from, from + count).filter((ball) => chosen.has(ball)).length;
        return won > 0 ? [{ prize, count: won }] : [];
      });
    },
    example: () => [[0], [0], [0], [0]],
  };
}

/** Bet types on 23 numbers of four digits. */
export const TYPES: readonly BetType[] = [
  number('big', BIG),
  number('small', SMALL),
  lastDigits('first-3', 'first', 3, [FIRST]),
  lastDigits('first-2', 'first', 2, [FIRST]),
  sidesOfTwo('first-sides', 'first', FIRST),
];
