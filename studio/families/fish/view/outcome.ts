import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import { SPECIES } from '../species.ts';

const Shown = z.strictObject({
  /** The price of one unit of ammunition. */
  unit: z.number(),
  load: z.int(),
  shots: z.int(),
  won: z.number(),
  last: z.nullable(z.strictObject({ target: z.enum(SPECIES), weapon: z.string(), payout: z.number() })),
  over: z.boolean(),
});
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a round of fishing. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
