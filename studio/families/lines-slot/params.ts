import * as z from 'zod/mini';
import { problemOf, type Model } from './model.ts';
import { MODELS } from './models/index.ts';

/** Symbols of one reel, top to bottom, as a circle. All stops are equally likely: a symbol's share of a strip is its weight. */
export type Strip = readonly string[];

/** A title's pool is won by a bet with probability stake / odds, so that it adds the same return at every stake. */
const Pool = z
  .strictObject({ odds: z.int().check(z.positive(), z.maximum(2 ** 32)), referenceStake: z.int().check(z.positive()) })
  .check(z.refine(({ odds, referenceStake }) => referenceStake < odds, 'each bet of the reference stake would win'));
export type Pool = z.infer<typeof Pool>;

/** A model with its strips read, and the pool of the title. */
export interface Params extends Omit<Model, 'reels' | 'free' | 'symbols'> {
  model: string;
  pool?: Pool;
  strips: readonly Strip[];
  free?: Omit<NonNullable<Model['free']>, 'reels'> & { strips: readonly Strip[] };
}

const modelOf = (name: string): Model | undefined =>
  Object.hasOwn(MODELS, name) ? MODELS[name as keyof typeof MODELS] : undefined;

/** A title's parameters name a model. What they become is the whole model. */
export const Params = z.pipe(
  z.strictObject({ model: z.string(), pool: z.optional(Pool) }).check(({ value, issues }) => {
    const given = modelOf(value.model);
    const problem = given ? problemOf(given) : 'there is no such model';
    if (problem !== undefined)
      issues.push({ code: 'custom', path: ['model'], input: value.model, message: `${value.model}: ${problem}` });
  }),
  z.transform(({ model, pool }): Params => paramsOf(model, modelOf(model)!, pool)),
) as unknown as z.ZodMiniType<Params>;

/** Reads the strips of a model. */
export function paramsOf(name: string, given: Model, pool?: Pool): Params {
  const { reels, free, symbols, ...rest } = given;
  const read = (letters: string): Strip => [...letters].map((letter) => symbols[letter]!);
  const freeParams = (): Params['free'] => {
    if (!free) return undefined;
    const { reels: ofFree, ...restOfFree } = free;
    return { ...restOfFree, strips: ofFree.map(read) };
  };
  return {
    ...rest,
    model: name,
    strips: reels.map(read),
    ...(pool && { pool }),
    ...(free && { free: freeParams() }),
  };
}
