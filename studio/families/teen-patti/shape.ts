import * as z from 'zod/mini';

/** Seats of a table. */
export const SEATS = 5;
const Place = z.int().check(z.minimum(0), z.maximum(SEATS - 1));

export const Shape = z.strictObject({
  /** A hand takes this many boots of each player; what is not bet is returned. */
  boots: z.int().check(z.minimum(8), z.maximum(200)),
  /** Part of each pot that the house keeps, in ten-thousandths. */
  rake: z.int().check(z.minimum(10), z.maximum(1_000)),
  /** The lowest hand wins, not the highest (muflis). */
  lowest: z._default(z.boolean(), false),
});
export type Params = z.infer<typeof Shape>;

/** The player's seat in a hand, and what the hand takes. */
export const Bet = z.strictObject({ place: Place, stake: z.int().check(z.positive()) });
export type Bet = z.infer<typeof Bet>;

export const Move = z.discriminatedUnion('act', [
  /** Made by the table once all stakes are taken. */
  z.strictObject({ act: z.literal('deal'), dealer: Place, places: z.array(Place).check(z.minLength(2)) }),
  /** raise: twice what bet is. */
  z.strictObject({ act: z.enum(['see', 'pack', 'bet', 'raise', 'show']), place: Place }),
]);
export type Move = z.infer<typeof Move>;
export type Act = Exclude<Move['act'], 'deal'>;
