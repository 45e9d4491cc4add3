import * as z from 'zod/mini';
import { Edge } from '../shared/multiplier.ts';

const Name = z.string().check(z.minLength(1), z.maxLength(24));

export const Runner = z.strictObject({
  name: z.strictObject({ EN: Name, CN: Name, AR: Name }),
  /** Published. Of the runners that are left, each comes next with the share of its strength. */
  strength: z.int().check(z.gte(1), z.lte(1_000)),
});

/** So many first runners pay a place. */
export const PLACED = 3;
/** A race is told by the ranks at so many posts before the finish. */
export const POSTS = 3;

export const Shape = z.strictObject({
  runners: z.array(Runner).check(z.minLength(5), z.maxLength(10)),
  /** The house edge of each kind of bet, in parts of 10,000. */
  edge: z.strictObject({ win: Edge, place: Edge, exacta: Edge }),
});
export type Params = z.infer<typeof Shape>;
