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

/** A prize as a member sees it. */
export const ShownPrize = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('points'), points: z.int() }),
  z.strictObject({
    kind: z.literal('award'),
    campaign: z.string(),
    title: z.string(),
    /** Minor units; of free rounds, what they would cost. */
    amount: z.int(),
    /** Of its requirement: thousandths of the amount to be staked, and days. */
    factor: z.int(),
    days: z.int(),
  }),
]);
export type ShownPrize = z.infer<typeof ShownPrize>;
