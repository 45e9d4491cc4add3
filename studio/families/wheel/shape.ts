import * as z from 'zod/mini';

/** A kind of segment on which chips can lie. */
const Kind = z.strictObject({
  /** What it pays to one. No two kinds pay alike. */
  pays: z.int().check(z.gte(1), z.lte(1_000)),
  segments: z.int().check(z.gte(1), z.lte(60)),
});

export const Shape = z.strictObject({
  kinds: z.array(Kind).check(z.minLength(2), z.maxLength(7)),
  /** One segment each: the wheel turns again, and the next win is multiplied. */
  boosts: z.array(z.int().check(z.gte(2), z.lte(20))).check(z.maxLength(4)),
});
export type Params = z.infer<typeof Shape>;
