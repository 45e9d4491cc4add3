import { basicMove } from '../blackjack-solo/strategy.ts';
import { valueOf } from '../blackjack-solo/total.ts';
import type { Move } from './shape.ts';

/** Basic strategy without splits, for these cards against the dealer's open card. */
export const bestMove = (player: readonly number[], up: number): Move =>
  moveOf(player, up, { double: player.length === 2 });

/** The strategy of the house for bets behind: basic strategy with hit and stand alone. */
export const houseMove = (player: readonly number[], up: number): Move => moveOf(player, up, { double: false });

function moveOf(player: readonly number[], up: number, { double }: { double: boolean }): Move {
  const move = basicMove(player.map(valueOf), valueOf(up), { double, split: false });
  if (move === 'split') throw new Error('a table has no splits');
  return { move };
}
