import { badReturn, refuse } from '../kit/check-params.ts';
import { parOf } from './par.ts';
import { ParamsShape } from './shape.ts';

/** A title's parameters. */
export const Params = ParamsShape.check(refuse((params) => badReturn(parOf(params))));
