import * as z from 'zod/mini';
import { Code } from './content-operator.ts';

/** What a mission, a draw, a level or a sign-in gives a member. */
export const Prize = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('points'), points: z.int().check(z.positive(), z.maximum(1_000_000_000)) }),
  z.strictObject({
    kind: z.literal('award'),
    /** The campaign whose award it is: one that gives for something else. */
    campaign: Code,
    /** Minor units; null: the amount of the campaign's terms. */
    amount: z.nullable(z.int().check(z.positive(), z.maximum(1_000_000_000_000))),
  }),
]);
export type Prize = z.infer<typeof Prize>;
