import * as z from 'zod/mini';

/** What one can bet on. */
export const PLACES = ['red', 'blue', 'draw'] as const;
export type Place = (typeof PLACES)[number];
/** Who won a bout. One that is called off has no winner. */
export const ENDS = [...PLACES, 'off'] as const;
export type End = (typeof ENDS)[number];

/** A bout has so many exchanges. */
export const EXCHANGES = 8;
/** One that is called off ends after so many. */
export const UNTIL_OFF = 3;
/** An exchange moves the balance by at most this to either side. */
export const SWING = 100;

const Cases = z.int().check(z.gte(1), z.lte(10_000));
/** What a place pays to one, in hundredths. */
const Pays = z.int().check(z.gte(1), z.lte(2_000));

export const Shape = z.strictObject({
  /** Equal cases of each end. */
  cases: z.strictObject({ red: Cases, blue: Cases, draw: Cases, off: Cases }),
  pays: z.strictObject({ red: Pays, blue: Pays, draw: Pays }),
});
export type Params = z.infer<typeof Shape>;
