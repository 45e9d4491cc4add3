import * as z from 'zod/mini';
import { Edge, Stake } from '../shared/multiplier.ts';

const Column = z.int().check(z.gte(0));

/** The bet chooses a column of the lowest floor. Columns count from 0. */
export const Bet = z.strictObject({ stake: Stake, level: z.string(), column: Column });
export type Bet = z.infer<typeof Bet>;

export const Move = z.union([z.strictObject({ column: Column }), z.strictObject({ cashOut: z.literal(true) })]);
export type Move = z.infer<typeof Move>;

const Level = z.strictObject({
  key: z.enum(['easy', 'medium', 'hard', 'expert']),
  columns: z.int().check(z.gte(2), z.lte(6)),
  traps: z.int().check(z.gte(1), z.lte(5)),
});

export const Shape = z.strictObject({
  floors: z.int().check(z.gte(2), z.lte(20)),
  /** Ways to build the tower: the traps among the columns of each floor. The usual one first. */
  levels: z.array(Level).check(z.minLength(1)),
  edge: Edge,
  /** The round ends at the last multiplier up to this many times the stake. */
  ceiling: z.int().check(z.gte(2), z.lte(100_000)),
});
export type Params = z.infer<typeof Shape>;
export type Level = z.infer<typeof Level>;
