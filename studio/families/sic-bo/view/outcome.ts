import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import { OnPlace } from '../shape.ts';

const Amounts = z.partialRecord(OnPlace, z.int());
const Shown = z.strictObject({ chips: Amounts, dice: z.array(z.int()), pays: Amounts, payout: z.int() });
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a throw. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
