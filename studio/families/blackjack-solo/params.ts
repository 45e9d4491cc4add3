import { badReturn, refuse } from '../shared/check-params.ts';
import { parOf } from './par.ts';
import { Shape, type Params as Given } from './shape.ts';

export type Params = Given;

export const Params = Shape.check(refuse((params) => badReturn(parOf(params))));
