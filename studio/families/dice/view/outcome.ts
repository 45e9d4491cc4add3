import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import { Bet } from '../shape.ts';

const Shown = z.strictObject({
  bet: Bet,
  dice: z.array(z.int()),
  total: z.int(),
  won: z.boolean(),
  multiplier: z.int(),
  payout: z.int(),
});
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a throw. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
