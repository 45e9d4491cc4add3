import { badReturn, refuse } from '../shared/check-params.ts';
import { oddsOf } from './odds.ts';
import { parOf } from './par.ts';
import { Shape, type Params as Given } from './shape.ts';

export type Params = Given;

export const Params = Shape.check(
  refuse((params) => {
    const poor = [...oddsOf(params)].find(([, odds]) => odds <= 100);
    return poor ? `runners: the bet "${poor[0]}" could win nothing` : badReturn(parOf(params));
  }),
);
