import * as z from 'zod/mini';
import { Stake } from '../shared/multiplier.ts';

export const Bet = z.strictObject({ stake: Stake });
export type Bet = z.infer<typeof Bet>;

const Count = z.int().check(z.gte(1));

/** Three equal symbols win the symbol's prize, times the boost beside them. */
const Match = z.strictObject({
  kind: z.literal('match'),
  cells: z.int().check(z.gte(4), z.lte(12)),
  symbols: z.array(z.strictObject({ key: z.string(), pays: Count })),
  boosts: z.array(Count).check(z.minLength(1)),
});

/** Each field whose number is one of the key numbers wins the prize beside it. */
const Keys = z.strictObject({
  kind: z.literal('keys'),
  keys: z.int().check(z.gte(1), z.lte(5)),
  fields: z.int().check(z.gte(4), z.lte(20)),
  /** Numbers from 1 that stand on a ticket. */
  numbers: z.int().check(z.lte(99)),
});

/** Tickets of the book that win: `wins` in stakes, each multiplied by the boost. */
const Tier = z.strictObject({ wins: z.array(Count).check(z.minLength(1)), boost: Count, tickets: Count });

export const Shape = z.strictObject({
  game: z.discriminatedUnion('kind', [Match, Keys]),
  /** All tickets of the book, those that win nothing included. */
  book: z.int().check(z.gte(1000), z.lte(10_000_000)),
  tiers: z.array(Tier).check(z.minLength(1)),
});
export type Params = z.infer<typeof Shape>;
export type Match = z.infer<typeof Match>;
export type Keys = z.infer<typeof Keys>;
export type Tier = z.infer<typeof Tier>;
