import * as z from 'zod/mini';
import { Edge, Stake } from '../shared/multiplier.ts';

export const GUESSES = ['higher', 'lower', 'higher-or-same', 'lower-or-same', 'same', 'red', 'black'] as const;
const Guess = z.enum(GUESSES);
export type Guess = z.infer<typeof Guess>;

export const Bet = z.strictObject({ stake: Stake });
export type Bet = z.infer<typeof Bet>;

export const Move = z.union([
  z.strictObject({ guess: Guess }),
  /** Replaces the card without a guess. */
  z.strictObject({ skip: z.literal(true) }),
  z.strictObject({ cashOut: z.literal(true) }),
]);
export type Move = z.infer<typeof Move>;

export const Shape = z.strictObject({
  guesses: z.array(Guess).check(z.minLength(2)),
  /** Whether every card comes from a full deck, or cards that were seen are gone. */
  deck: z.enum(['full', 'shrinking']),
  /** How often a card may be skipped in a round. */
  skips: z.int().check(z.gte(0), z.lte(20)),
  edge: Edge,
  /** Guesses that would raise the multiplier above this many stakes are not offered. */
  ceiling: z.int().check(z.gte(2), z.lte(100_000)),
});
export type Params = z.infer<typeof Shape>;
