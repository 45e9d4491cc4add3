import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import { MOVES } from '../shape.ts';

const Shown = z.strictObject({
  stake: z.int(),
  /** The open card alone while the round goes on. */
  dealer: z.array(z.int()),
  hands: z.array(z.strictObject({ cards: z.array(z.int()), stake: z.int(), done: z.boolean() })),
  active: z.int(),
  pays: z.array(z.int()),
  over: z.boolean(),
  points: z.strictObject({ dealer: z.int(), hands: z.array(z.int()) }),
  moves: z.array(z.enum(MOVES)),
});
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a round of blackjack. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
