import * as z from 'zod/mini';
import { BadBet } from '../family.ts';
import { ratio, times, type Rational } from './rational.ts';

/**
 * Multipliers have two decimals and are kept as whole hundredths. Stakes are multiples of 100 minor units, so that every
 * payout is whole without rounding.
 */
const HUNDRED = 100;

/** The house edge in parts of 10,000. It is taken once, in the multiplier with which a round ends. */
export const Edge = z.int().check(z.gte(10), z.lte(5000));

const WHOLE_EDGE = 10_000;

/** A stake as a player may send it. */
export const Stake = z.int().check(z.gte(1));

/** Returns the multiplier of an event of this chance in hundredths, rounded down. */
export function hundredths(chance: Rational, edge: number): number {
  const fair = times(ratio(HUNDRED * (WHOLE_EDGE - edge), WHOLE_EDGE), ratio(chance.d, chance.n));
  return Number(fair.n / fair.d);
}

export const inStakes = (multiplier: number): Rational => ratio(multiplier, HUNDRED);

export const paid = (stake: number, multiplier: number): number => (stake / HUNDRED) * multiplier;

/** Refuses a stake for which two-decimal multipliers do not give whole payouts. */
export function wholeStake(stake: number): number {
  if (stake % HUNDRED !== 0) throw new BadBet('STAKE_NOT_OFFERED');
  return stake;
}
