import * as z from 'zod/mini';

export const Bet = z.strictObject({ stake: z.int().check(z.gte(1)) });
export type Bet = z.infer<typeof Bet>;

export const MOVES = ['hit', 'stand', 'double', 'split'] as const;
export const Move = z.strictObject({ move: z.enum(MOVES) });
export type Move = z.infer<typeof Move>;
export type MoveName = Move['move'];

/** The rules of a table, whose figures are generated. */
export const Shape = z.strictObject({
  /** Eight decks, the dealer stands on all 17s, one split, double after a split. */
  rules: z.enum(['eight-decks-s17']),
});
export type Params = z.infer<typeof Shape>;
