import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import { Side } from '../params.ts';

const Shown = z.strictObject({
  stake: z.int(),
  calls: z.array(Side),
  flips: z.array(Side),
  multiplier: z.int(),
  over: z.boolean(),
  next: z.nullable(z.int()),
});
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a round of the coin. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
