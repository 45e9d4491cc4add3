import * as z from 'zod/mini';
import { refuse } from '../shared/check-params.ts';
import { problemOf, type Model } from './model.ts';
import { MODELS, type ModelName } from './models/index.ts';

/** Symbols of one reel, top to bottom, as a circle. All stops are equally likely: a symbol's share of a strip is its weight. */
export type Strip = readonly string[];

/** A set of reels, and the weights of how many symbols each of them shows. */
export interface Reels {
  strips: readonly Strip[];
  /** [symbols shown, weight], fewest first. */
  heights: readonly (readonly [number, number])[];
  /** The sum of the weights. */
  weights: number;
}

/** A model with its strips read. */
export interface Params extends Omit<Model, 'reels' | 'heights' | 'symbols' | 'free'> {
  model: ModelName;
  base: Reels;
  free: Omit<Model['free'], 'reels' | 'heights'> & Reels;
  /** Symbols that pay, in the order of the pay table. */
  paying: readonly string[];
}

const isModel = (name: string): name is ModelName => Object.hasOwn(MODELS, name);
const read = new Map<string, Params>();

/** A title's parameters name a model. What they become is the whole model. */
export const Params = z.pipe(
  z.strictObject({ model: z.string() }).check(
    refuse(({ model }) => {
      if (!isModel(model)) return `${model}: there is no such model`;
      const problem = problemOf(MODELS[model]);
      return problem && `${model}: ${problem}`;
    }),
  ),
  z.transform(({ model }): Params => {
    const params = read.get(model) ?? paramsOf(model as ModelName, MODELS[model as ModelName]);
    read.set(model, params);
    return params;
  }),
) as unknown as z.ZodMiniType<Params>;

/** Reads the strips of a model. */
export function paramsOf(name: ModelName, given: Model): Params {
  const { reels, heights, free, symbols, ...rest } = given;
  const readReels = (strips: readonly string[], shown: Record<string, number>): Reels => ({
    strips: strips.map((letters) => [...letters].map((letter) => symbols[letter]!)),
    heights: Object.entries(shown).map(([height, weight]) => [Number(height), weight] as const),
    weights: Object.values(shown).reduce((sum, weight) => sum + weight, 0),
  });
  const { reels: ofFree, heights: shownInFree, ...restOfFree } = free;
  return {
    ...rest,
    model: name,
    base: readReels(reels, heights),
    free: { ...restOfFree, ...readReels(ofFree, shownInFree) },
    paying: Object.keys(rest.pays),
  };
}

/** Returns the number of symbols that a reel shows for a case among the weights. */
export function heightOf({ heights }: Reels, drawn: number): number {
  let left = drawn;
  for (const [height, weight] of heights) {
    if (left < weight) return height;
    left -= weight;
  }
  throw new RangeError(`no height for the case ${drawn}`);
}
