import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import { Bet } from '../shape.ts';

const Cards = z.array(z.int());
const Shown = z.strictObject({
  bet: Bet,
  player: Cards,
  board: Cards,
  /** Empty until the player has called. */
  dealer: Cards,
  move: z.nullable(z.enum(['call', 'fold'])),
  pays: z.strictObject({ ante: z.int(), call: z.int(), aces: z.int() }),
  over: z.boolean(),
});
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a round of casino hold'em. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);
