import { ladderOf, parOfLadder, type LadderStep } from '../shared/ladder.ts';
import { perParams } from '../shared/per-params.ts';
import { power, ratio } from '../shared/rational.ts';
import type { ParSheet } from '../par.ts';
import type { Level, Params } from './shape.ts';

const laddersOf = perParams(
  (params: Params): Map<string, LadderStep[]> =>
    new Map(params.levels.map((level) => [level.key, ladderOf(chancesOf(params, level), params.edge, params.ceiling)])),
);

/** What stopping pays after 1, 2, 3 … floors. */
export const stepsOf = (params: Params, level: string): LadderStep[] => laddersOf(params).get(level)!;

const chancesOf = ({ floors }: Params, { columns, traps }: Level) =>
  Array.from({ length: floors }, (_, index) => power(ratio(columns - traps, columns), index + 1));

export const parOf = perParams((params: Params): ParSheet => ({
  bets: params.levels.map(({ key }) => parOfLadder(key, stepsOf(params, key))),
}));
