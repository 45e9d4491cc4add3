import * as z from 'zod/mini';
import { badReturn, refuse } from '../shared/check-params.ts';
import { badLadder } from '../shared/ladder.ts';
import { Edge, Stake } from '../shared/multiplier.ts';
import { parOf, stepsOf } from './par.ts';

export const Side = z.enum(['heads', 'tails']);

export const Bet = z.strictObject({ stake: Stake, call: Side });
export type Bet = z.infer<typeof Bet>;

export const Move = z.union([z.strictObject({ call: Side }), z.strictObject({ cashOut: z.literal(true) })]);
export type Move = z.infer<typeof Move>;

export const Params = z
  .strictObject({
    edge: Edge,
    /** Right calls in a row after which the round ends and pays. */
    flips: z.int().check(z.gte(1), z.lte(20)),
  })
  .check(refuse((params) => badLadder('edge', stepsOf(params)) ?? badReturn(parOf(params))));
export type Params = z.infer<typeof Params>;
