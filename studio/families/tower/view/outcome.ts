import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';

const Shown = z.strictObject({
  stake: z.int(),
  level: z.enum(['easy', 'medium', 'hard', 'expert']),
  /** Floors that can be climbed. */
  floors: z.int(),
  /** Of the floors that were climbed, and of all once the round is over. */
  traps: z.array(z.array(z.int())),
  climbed: z.array(z.int()),
  multiplier: z.int(),
  over: z.boolean(),
  next: z.nullable(z.int()),
});
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a round of a tower. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
