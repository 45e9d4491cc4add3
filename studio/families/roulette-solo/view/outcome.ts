import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import { Chip } from '../shape.ts';

const Shown = z.strictObject({
  /** Who only watches has no chips. */
  bet: z.strictObject({ chips: z.array(Chip) }),
  number: z.int(),
  pays: z.array(z.int()),
  payout: z.int(),
});
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a spin. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
