import * as z from 'zod/mini';

/** Who won a bout. */
export const ENDS = ['red', 'blue', 'draw'] as const;
export type End = (typeof ENDS)[number];

/** A bout has so many exchanges. */
export const EXCHANGES = 8;
/** An exchange moves the balance by at most this to either side. */
export const SWING = 100;

const Cases = z.int().check(z.gte(1), z.lte(10_000));
/** What a place pays to one, in hundredths. */
const Pays = z.int().check(z.gte(1), z.lte(2_000));

export const Shape = z.strictObject({
  /** Equal cases of each end. */
  cases: z.strictObject({ red: Cases, blue: Cases, draw: Cases }),
  pays: z.strictObject({ red: Pays, blue: Pays, draw: Pays }),
});
export type Params = z.infer<typeof Shape>;
