import { badReturn, refuse } from '../shared/check-params.ts';
import { firstOffers, parOf } from './par.ts';
import { Shape, type Params as Given } from './shape.ts';

export type Params = Given;

export const Params = Shape.check(
  refuse((params: Given) => {
    if (new Set(params.guesses).size < params.guesses.length) return 'guesses: one is named twice';
    if (firstOffers(params).some((offers) => offers.length === 0)) {
      return 'guesses: a first card leaves no guess that wins anything under the ceiling';
    }
    return badReturn(parOf(params));
  }),
);
