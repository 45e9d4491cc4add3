import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import { Bet } from '../params.ts';

const Shown = z.strictObject({
  bet: Bet,
  balls: z.array(z.strictObject({ path: z.array(z.int()), pocket: z.int(), multiplier: z.int() })),
  payout: z.int(),
});
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a round of plinko. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
