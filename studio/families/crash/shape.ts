import * as z from 'zod/mini';
import { Edge, Stake } from '../shared/multiplier.ts';

/** Multipliers are whole hundredths. */
const MIN_OUT = 101;
const Multiplier = z.int().check(z.gte(MIN_OUT), z.lte(10_000_000));

export const Bet = z.strictObject({
  stake: Stake,
  /** The multiplier at which the bet cashes out by itself; null: the player does it. */
  auto: z.nullable(Multiplier),
});
export type Bet = z.infer<typeof Bet>;

export const Move = z.strictObject({
  /** Cashed out at this multiplier; null: left to its own cash-out or to the end of the flight. */
  at: z.nullable(Multiplier),
});
export type Move = z.infer<typeof Move>;

export const Shape = z.strictObject({
  edge: Edge,
  /** Every bet that is still in cashes out here. */
  top: Multiplier,
  /** Growth of the multiplier, in parts of 10,000 of itself a second: 600 doubles it in 11.6 s. */
  growth: z.int().check(z.gte(100), z.lte(5_000)),
});
export type Params = z.infer<typeof Shape>;

/** The lowest multiplier at which a bet can cash out. */
export const minOut = MIN_OUT;
