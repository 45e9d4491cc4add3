import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import { PLACES } from '../shape.ts';

const Amounts = z.partialRecord(z.enum(PLACES), z.int());
const Shown = z.strictObject({
  chips: Amounts,
  dragon: z.int(),
  tiger: z.int(),
  pays: Amounts,
  payout: z.int(),
});
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a round. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
