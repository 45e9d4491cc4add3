import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';

const Amounts = z.record(z.string(), z.int());
const Order = z.array(z.int());
const Shown = z.strictObject({
  chips: Amounts,
  order: Order,
  posts: z.array(Order),
  pays: Amounts,
  payout: z.int(),
});
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a race. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
