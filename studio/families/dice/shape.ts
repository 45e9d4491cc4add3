import * as z from 'zod/mini';
import { Edge, Stake } from '../shared/multiplier.ts';

const Total = z.int();

export const Bet = z.discriminatedUnion('kind', [
  z.strictObject({ stake: Stake, kind: z.literal('under'), target: Total }),
  z.strictObject({ stake: Stake, kind: z.literal('over'), target: Total }),
  z.strictObject({ stake: Stake, kind: z.literal('exactly'), target: Total }),
  z.strictObject({ stake: Stake, kind: z.literal('inside'), from: Total, to: Total }),
  z.strictObject({ stake: Stake, kind: z.literal('outside'), from: Total, to: Total }),
  z.strictObject({ stake: Stake, kind: z.literal('faces'), faces: z.array(Total).check(z.maxLength(12)) }),
  z.strictObject({ stake: Stake, kind: z.literal('odd') }),
  z.strictObject({ stake: Stake, kind: z.literal('even') }),
]);
export type Bet = z.infer<typeof Bet>;

export const Shape = z.strictObject({
  /** Dice thrown, each with faces from 1. Bets are on their total. */
  dice: z.int().check(z.gte(1), z.lte(4)),
  faces: z.int().check(z.gte(2), z.lte(100)),
  edge: Edge,
  kinds: z
    .array(z.enum(['under', 'over', 'exactly', 'inside', 'outside', 'faces', 'odd', 'even']))
    .check(z.minLength(1)),
  /** A bet is offered if it wins in at least and at most so many of all cases. */
  min: z.int().check(z.gte(1)),
  max: z.int().check(z.gte(1)),
});
export type Params = z.infer<typeof Shape>;
