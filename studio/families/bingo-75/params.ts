import { refuse } from '../shared/check-params.ts';
import { Shape, type Params as NumberedCard } from './shape.ts';

export type Params = NumberedCard;

/** The return is checked with the title's figures, because it takes long to enumerate. */
export const Params = Shape.check(
  refuse(({ patterns }: NumberedCard) => {
    const names = patterns.map(({ name }) => name);
    return new Set(names).size < names.length ? 'patterns: one is named twice' : undefined;
  }),
);
