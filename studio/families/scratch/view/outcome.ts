import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';

const Face = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('match'), cells: z.array(z.string()), boost: z.int() }),
  z.strictObject({
    kind: z.literal('keys'),
    keys: z.array(z.int()),
    fields: z.array(z.strictObject({ number: z.int(), pays: z.int() })),
  }),
]);
export type Face = z.infer<typeof Face>;
const Shown = z.strictObject({ stake: z.int(), ticket: z.int(), face: Face, payout: z.int() });
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a ticket. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
