import * as z from 'zod/mini';
import { Edge, Stake } from '../multiplier.ts';

/** One line of a ticket: a bet type, what was chosen, the stake of one combination, and a multiple of it. */
export const Line = z.strictObject({
  on: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  picks: z.array(z.array(z.int()).check(z.maxLength(80))).check(z.minLength(1), z.maxLength(10)),
  unit: Stake,
  times: z.int().check(z.gte(1), z.lte(99)),
});
export type Line = z.infer<typeof Line>;

/** Lines of one ticket at most. */
export const MAX_LINES = 40;

/** A ticket. */
export const Bet = z.strictObject({ lines: z.array(Line).check(z.maxLength(MAX_LINES)) });
export type Bet = z.infer<typeof Bet>;

export const Shape = z.strictObject({
  /** The house edge in parts of 10,000, and of single bet types, if another. */
  edge: Edge,
  edges: z.optional(z.record(z.string(), Edge)),
  /** Bet types of the title, in order; all unless stated. */
  types: z.optional(z.array(z.string()).check(z.minLength(1))),
});
export type Params = z.infer<typeof Shape>;

/** A ticket after the draw. */
export interface State {
  lines: Line[];
  balls: number[];
  /** What each line pays. */
  pays: number[];
  payout: number;
}
