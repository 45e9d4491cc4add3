import * as z from 'zod/mini';

const Stake = z.int().check(z.gte(1));

/** At least one of the two: a hand that the player plays, and a bet behind, which the strategy of the house plays. */
export const Bet = z.strictObject({ hand: z.optional(Stake), behind: z.optional(Stake) });
export type Bet = z.infer<typeof Bet>;

export const MOVES = ['hit', 'stand', 'double'] as const;
export const Move = z.strictObject({ move: z.enum(MOVES) });
export type Move = z.infer<typeof Move>;
export type MoveName = Move['move'];

/** The rules of a table, whose figures are generated. */
export const Shape = z.strictObject({
  /** Eight decks, the dealer stands on all 17s, double on two cards, no split. */
  rules: z.enum(['eight-decks-s17-no-split']),
});
export type Params = z.infer<typeof Shape>;
