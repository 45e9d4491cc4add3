import * as z from 'zod/mini';
import { Line } from '../../../families/shared/lottery/shape.ts';
import type { RoundView } from '../../../protocol.ts';

const Shown = z.strictObject({
  lines: z.array(Line),
  balls: z.array(z.int()),
  pays: z.array(z.int()),
  payout: z.int(),
});

/** Reads what the server shows of a ticket. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): z.infer<typeof Shown> => Shown.parse(outcome);
