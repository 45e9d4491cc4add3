import { badReturn, refuse } from '../shared/check-params.ts';
import { parOf } from './par.ts';
import { ParamsShape } from './shape.ts';

/** A title's parameters. */
export const Params = ParamsShape.check(refuse((params) => badReturn(parOf(params))));
