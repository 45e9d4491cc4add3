import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';

const Shown = z.strictObject({
  stake: z.int(),
  mines: z.int(),
  opened: z.array(z.int()),
  multiplier: z.int(),
  over: z.boolean(),
  /** Null while the round goes on. */
  field: z.nullable(z.array(z.int())),
  next: z.nullable(z.int()),
});
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a round of mines. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
