import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import { HANDS } from '../models.ts';

const Five = z.array(z.int()).check(z.length(5));
const Shown = z.strictObject({
  stake: z.int(),
  dealt: Five,
  held: z.nullable(z.array(z.boolean()).check(z.length(5))),
  cards: Five,
  hand: z.enum(HANDS),
  over: z.boolean(),
});
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a round of video poker. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
