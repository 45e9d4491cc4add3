import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import type { Outcome } from '../rules.ts';

const LineWin = z.strictObject({ line: z.int(), symbol: z.string(), count: z.int(), units: z.int() });
const Shown = z.strictObject({
  jackpot: z.boolean(),
  spins: z.array(
    z.strictObject({
      kind: z.enum(['base', 'free']),
      stops: z.array(z.int()),
      wins: z.array(LineWin),
      units: z.int(),
      awarded: z.int(),
    }),
  ),
  units: z.int(),
});

/** Reads what the server shows of a round of this family. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Outcome => Shown.parse(outcome);
