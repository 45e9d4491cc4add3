import * as z from 'zod/mini';
import { SPORT_CODES } from './sports.ts';

const Text = z.string().check(z.minLength(1), z.maxLength(64));
const Price = z.int().check(z.minimum(1_001), z.maximum(10_000_000));
export const MAX_LEGS = 8;

const requestedLeg = { fixture: Text, market: Text, outcome: Text, price: Price };
/** How many legs a line has: 2 of 4 legs are all doubles. Several make a system. */
const Sizes = z.array(z.int().check(z.minimum(1), z.maximum(MAX_LEGS))).check(
  z.minLength(1),
  z.maxLength(MAX_LEGS),
  z.refine((sizes) => new Set(sizes).size === sizes.length),
);
const Stake = z.int().check(z.positive(), z.maximum(1_000_000_000));

/** A slip as a player asks for it. The stake is that of one line. */
export const Requested = z.strictObject({
  legs: z.array(z.strictObject(requestedLeg)).check(z.minLength(1), z.maxLength(MAX_LEGS)),
  sizes: Sizes,
  stake: Stake,
  tolerance: z.enum(['none', 'better', 'any']),
});
export type Requested = z.infer<typeof Requested>;

/** A slip as the book took it. */
export const Bet = z.strictObject({
  legs: z
    .array(z.strictObject({ ...requestedLeg, sport: z.enum(SPORT_CODES), league: Text, home: Text, away: Text }))
    .check(z.minLength(1), z.maxLength(MAX_LEGS)),
  sizes: Sizes,
  stake: Stake,
});
export type Bet = z.infer<typeof Bet>;
export type Leg = Bet['legs'][number];

export const Result = z.strictObject({ won: z.literal([0, 1]), voidPart: z.literal([0, 0.5, 1]) });
/** The feed's results of all legs, or the amount at which the book took the bet back. */
export const Move = z.union([
  z.strictObject({ results: z.array(Result) }),
  z.strictObject({ cashOut: z.int().check(z.nonnegative()) }),
]);
export type Move = z.infer<typeof Move>;

/** A slip and what came of it. */
export interface State {
  bet: Bet;
  results: z.infer<typeof Result>[] | null;
  cashOut: number | null;
}

const Margin = z.int().check(z.minimum(10), z.maximum(300));
export const ParamsShape = z.strictObject({
  sports: z
    .array(z.strictObject({ sport: z.enum(SPORT_CODES), open: z.int().check(z.minimum(2), z.maximum(40)) }))
    .check(z.minLength(1)),
  /** Thousandths that the prices of a market sum to above one; of running matches, and of correct scores. */
  margin: Margin,
  marginLive: Margin,
  /** Thousandths that a cash-out takes of the value of a bet. */
  cashOutMargin: Margin,
  /** The least price of a line that counts as turnover, thousandths. */
  countedFrom: z.optional(z.int().check(z.minimum(1_000), z.maximum(10_000))),
  /** Most that a slip pays, and most that the book may lose on one outcome, minor units. */
  maxPaid: z.int().check(z.positive()),
  exposure: z.int().check(z.positive()),
});
export type Params = z.infer<typeof ParamsShape>;
