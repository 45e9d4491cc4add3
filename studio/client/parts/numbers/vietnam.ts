import type { PrizeRow } from '../../../families/kit/lottery/vietnam.ts';
import type { NumberGame } from './game.ts';

/** Statistics are of last two digits. */
export const statsVietnam: NumberGame['stats'] = {
  from: 0,
  to: 99,
  byPlace: false,
  read: (balls) => balls.map((number) => number % 100),
};

/** The special prize, and its last two digits. */
export const saidVietnam =
  (rows: readonly PrizeRow[]): NumberGame['said'] =>
  (balls, words) => {
    const special = String(balls.at(-1)!).padStart(rows.at(-1)!.digits, '0');
    return words('said', { special, tail: special.slice(-2) });
  };
