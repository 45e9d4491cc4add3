import { ladderOf, parOfLadder, type LadderStep } from '../shared/ladder.ts';
import { perParams } from '../shared/per-params.ts';
import { ratio } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';

interface Flips {
  edge: number;
  flips: number;
}

/** What stopping pays after 1, 2, 3 … right calls. */
export const stepsOf = perParams(({ edge, flips }: Flips): LadderStep[] =>
  ladderOf(
    Array.from({ length: flips }, (_, index) => ratio(1, 2 ** (index + 1))),
    edge,
    2 ** flips,
  ),
);

export const parOf = perParams((params: Flips): ParSheet => ({ bets: [parOfLadder('flip', stepsOf(params))] }));
