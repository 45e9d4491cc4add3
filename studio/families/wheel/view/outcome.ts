import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';

const Amounts = z.record(z.string(), z.int());
const Shown = z.strictObject({ chips: Amounts, segments: z.array(z.int()), pays: Amounts, payout: z.int() });
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a spin. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
