import * as z from 'zod/mini';
import { Stake } from '../shared/multiplier.ts';
import { PATTERNS, type PatternName } from './patterns.ts';

/** `stake` is the price of each card. */
export const Bet = z.strictObject({ stake: Stake, cards: z.int().check(z.gte(1)) });
export type Bet = z.infer<typeof Bet>;

const Pattern = z.strictObject({
  name: z.enum(Object.keys(PATTERNS) as [PatternName, ...PatternName[]]),
  /** In hundredths of the card's price. */
  pays: z.int().check(z.gte(1)),
});

export const Shape = z.strictObject({
  /** Balls drawn of 75. */
  balls: z.int().check(z.gte(5), z.lte(74)),
  /** Cards in one bet at most. */
  cards: z.int().check(z.gte(1), z.lte(12)),
  /** A card wins its best pattern, or each that is complete. */
  wins: z.enum(['best', 'each']),
  patterns: z.array(Pattern).check(z.minLength(1)),
});
export type Params = z.infer<typeof Shape>;
