import { badReturn, refuse } from '../shared/check-params.ts';
import { badLadder } from '../shared/ladder.ts';
import { parOf, stepsOf } from './par.ts';
import { Shape, type Params as Given } from './shape.ts';

export type Params = Given;

export const Params = Shape.check(
  refuse((params: Given) => {
    if (new Set(params.levels.map(({ key }) => key)).size < params.levels.length) return 'levels: one is named twice';
    for (const { key, columns, traps } of params.levels) {
      if (traps >= columns) return `levels: "${key}" has no safe column`;
      const bad = badLadder(`levels: "${key}"`, stepsOf(params, key));
      if (bad) return bad;
    }
    return badReturn(parOf(params));
  }),
);
