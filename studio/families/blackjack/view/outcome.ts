import * as z from 'zod/mini';
import type { RoundView } from '../../../protocol.ts';
import { Bet, type Move } from '../shape.ts';

const Cards = z.array(z.int());
const Shown = z.strictObject({
  bet: Bet,
  player: Cards,
  /** The open card alone while the round goes on. */
  dealer: Cards,
  /** The hand of the bet behind, once the round is over. */
  behind: Cards,
  doubled: z.boolean(),
  pays: z.strictObject({ hand: z.int(), double: z.int(), behind: z.int() }),
  over: z.boolean(),
  /** At a table, the hand as far as anybody drew to it. */
  common: z.optional(Cards),
});
export type Shown = z.infer<typeof Shown>;

/** Reads what the server shows of a round of blackjack at a table. */
export const outcomeOf = ({ outcome }: Pick<RoundView, 'outcome'>): Shown => Shown.parse(outcome);

/** The cards of the hand that is shown: the longest that is known. */
export const rowOf = ({ player, behind, common }: Shown): number[] =>
  common ?? (behind.length > player.length ? behind : player);

/** The cards that a player with these moves took after the first two. */
export const takenBy = (moves: readonly unknown[]): number =>
  moves.filter((each) => (each as Move).move !== 'stand').length;
