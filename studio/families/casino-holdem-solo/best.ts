import { figures } from './figures.ts';
import type { Move, Params } from './shape.ts';
import { isFold, situationOf } from './strategy.ts';

const folds = new Map(figures.folds.split(' ').map((entry) => entry.split(':') as [string, string]));

/** Folds the hands that the situation's context lists. The return of this strategy is the stated one. */
export function best(_: Params, { player, board }: { player: readonly number[]; board: readonly number[] }): Move {
  const { context, hand } = situationOf(player, board);
  const packed = context === undefined ? undefined : folds.get(context);
  return { move: packed !== undefined && isFold(packed, hand) ? 'fold' : 'call' };
}
