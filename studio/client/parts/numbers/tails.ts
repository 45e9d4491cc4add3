import type { PrizeRow } from '../../../families/shared/lottery/last-digits.ts';
import type { NumberGame } from './game.ts';

/** Statistics are of last two digits. */
export const tailStats: NumberGame['stats'] = {
  from: 0,
  to: 99,
  byPlace: false,
  read: (balls) => balls.map((number) => number % 100),
};

/** The highest prize, which is the last of the draw, and its last two digits. */
export const saidHighest =
  (rows: readonly PrizeRow[]): NumberGame['said'] =>
  (balls, texts) => {
    const special = String(balls.at(-1)!).padStart(rows.at(-1)!.digits, '0');
    return texts('said', { special, tail: special.slice(-2) });
  };
