import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import { Bet } from '../shape.ts';

const Shown = z.strictObject({
  bet: Bet,
  end: z.nullable(z.int()),
  at: z.nullable(z.int()),
  payout: z.nullable(z.int()),
});
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a bet in a flight. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
