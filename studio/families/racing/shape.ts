import * as z from 'zod/mini';
import { Edge } from '../shared/multiplier.ts';
import { en, type RunnerKey } from './view/runners/en.ts';

type RunnerName = RunnerKey extends `runner.${infer Name}` ? Name : never;

/** `salt-lantern`: the names are in `view/runners`. */
const Name = z.enum(Object.keys(en).map((key) => key.slice('runner.'.length)) as RunnerName[]);

export const Runner = z.strictObject({
  name: Name,
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
