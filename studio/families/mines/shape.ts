import * as z from 'zod/mini';
import { Edge, Stake } from '../shared/multiplier.ts';

const Cell = z.int().check(z.gte(0));

/** The bet opens the first cell. Cells count from 0, row by row. */
export const Bet = z.strictObject({ stake: Stake, mines: z.int(), cell: Cell });
export type Bet = z.infer<typeof Bet>;

export const Move = z.union([z.strictObject({ cell: Cell }), z.strictObject({ cashOut: z.literal(true) })]);
export type Move = z.infer<typeof Move>;

export const Shape = z.strictObject({
  columns: z.int().check(z.gte(2), z.lte(8)),
  rows: z.int().check(z.gte(2), z.lte(8)),
  /** The numbers of mines that a player may choose, the usual one first. */
  mines: z.array(z.int().check(z.gte(1))).check(z.minLength(1)),
  edge: Edge,
  /** The round ends at the last multiplier up to this many times the stake. */
  ceiling: z.int().check(z.gte(2), z.lte(100_000)),
});
export type Params = z.infer<typeof Shape>;
