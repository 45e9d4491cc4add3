import * as z from 'zod/mini';
import { MODELS, type ModelName } from './models.ts';

export const Bet = z.strictObject({ stake: z.int().check(z.gte(1)) });
export type Bet = z.infer<typeof Bet>;

/** Which of the five cards are held, from the left. */
export const Move = z.strictObject({ hold: z.array(z.boolean()).check(z.length(5)) });
export type Move = z.infer<typeof Move>;

export const Shape = z.strictObject({
  /** A pay table of models.ts. Its figures are generated. */
  model: z.enum(Object.keys(MODELS) as [ModelName]),
});
export type Params = z.infer<typeof Shape>;
