import * as z from 'zod/mini';

const Stake = z.int().check(z.gte(1));

/** At least one of the two. Without an ante, the round ends with the flop. */
export const Bet = z.strictObject({ ante: z.optional(Stake), aces: z.optional(Stake) });
export type Bet = z.infer<typeof Bet>;

export const Move = z.strictObject({ move: z.enum(['call', 'fold']) });
export type Move = z.infer<typeof Move>;

export const Shape = z.strictObject({
  /** Whether the side bet on a pair of aces or better is offered. */
  aces: z.boolean(),
});
export type Params = z.infer<typeof Shape>;
