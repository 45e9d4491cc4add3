import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import { GUESSES } from '../shape.ts';

const Guess = z.enum(GUESSES);
const Share = { wins: z.int(), from: z.int() };
const Shown = z.strictObject({
  stake: z.int(),
  cards: z.array(z.int()),
  guesses: z.array(z.union([Guess, z.literal('skip')])),
  won: z.array(z.strictObject(Share)),
  multiplier: z.int(),
  over: z.boolean(),
  offers: z.array(z.strictObject({ guess: Guess, ...Share, multiplier: z.int() })),
  mayStop: z.boolean(),
  maySkip: z.boolean(),
});
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a round of higher or lower. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
