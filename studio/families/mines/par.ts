import { ladderOf, parOfLadder, type LadderStep } from '../shared/ladder.ts';
import { perParams } from '../shared/per-params.ts';
import { ratio, times, type Rational } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import type { Params } from './shape.ts';

const laddersOf = perParams(
  (params: Params): Map<number, LadderStep[]> =>
    new Map(params.mines.map((mines) => [mines, ladderOf(chancesOf(params, mines), params.edge, params.ceiling)])),
);

/** What stopping pays after 1, 2, 3 … safe cells with so many mines. */
export const stepsOf = (params: Params, mines: number): LadderStep[] => laddersOf(params).get(mines)!;

/** The chances that the first 1, 2, 3 … opened cells are safe: C(cells − opened, mines) / C(cells, mines). */
function chancesOf({ columns, rows }: Params, mines: number): Rational[] {
  const cells = columns * rows;
  const chances: Rational[] = [];
  let chance = ratio(1);
  for (let opened = 0; opened < cells - mines; opened += 1) {
    chance = times(chance, ratio(cells - mines - opened, cells - opened));
    chances.push(chance);
  }
  return chances;
}

export const keyOf = (mines: number): string => `mines-${mines}`;

export const parOf = perParams((params: Params): ParSheet => ({
  bets: params.mines.map((mines) => parOfLadder(keyOf(mines), stepsOf(params, mines))),
}));
