import { badReturn, refuse } from '../shared/check-params.ts';
import { badLadder } from '../shared/ladder.ts';
import { parOf, stepsOf } from './par.ts';
import { Shape, type Params as Given } from './shape.ts';

export type Params = Given;

export const Params = Shape.check(
  refuse((params: Given) => {
    const cells = params.columns * params.rows;
    if (new Set(params.mines).size < params.mines.length) return 'mines: a number is named twice';
    for (const mines of params.mines) {
      if (mines >= cells) return `mines: ${mines} mines leave no safe cell of ${cells}`;
      const bad = badLadder(`mines: ${mines} of ${cells}`, stepsOf(params, mines));
      if (bad) return bad;
    }
    return badReturn(parOf(params));
  }),
);
