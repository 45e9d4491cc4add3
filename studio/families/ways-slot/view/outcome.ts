import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import type { Outcome } from '../rules.ts';

const Win = z.strictObject({ symbol: z.string(), reels: z.int(), ways: z.int(), units: z.int() });
const Shown = z.strictObject({
  spins: z.array(
    z.strictObject({
      kind: z.enum(['base', 'free']),
      heights: z.array(z.int()),
      stops: z.array(z.int()),
      drops: z.array(z.strictObject({ wins: z.array(Win), multiplier: z.int(), units: z.int() })),
      units: z.int(),
      scatters: z.int(),
      awarded: z.int(),
    }),
  ),
  units: z.int(),
  capped: z.boolean(),
});

/** Reads what the server shows of a round of this family. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Outcome => Shown.parse(outcome);
