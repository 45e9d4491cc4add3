import { badReturn, refuse } from '../shared/check-params.ts';
import { parOf } from './par.ts';
import { Shape, type Params as Given } from './shape.ts';

export type Params = Given;

export const Params = Shape.check(
  refuse((params) =>
    params.laPartage && params.chip % 2 === 1
      ? 'chip: la partage returns half a chip, and half of an odd amount is not whole'
      : badReturn(parOf(params)),
  ),
);
