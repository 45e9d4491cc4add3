import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import { Bet } from '../shape.ts';

const Shown = z.strictObject({ bet: Bet, number: z.int(), pays: z.array(z.int()), payout: z.int() });
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a spin. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
