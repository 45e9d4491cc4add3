import { badReturn, refuse } from '../shared/check-params.ts';
import { parOf } from './par.ts';
import { Shape } from './shape.ts';
import * as z from 'zod/mini';

export const Params = Shape.check(refuse((params: z.infer<typeof Shape>) => badReturn(parOf(params))));
