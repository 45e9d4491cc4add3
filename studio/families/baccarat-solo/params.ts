import { Shape, type Params as Given } from './shape.ts';

export type Params = Given;

/** The return is checked with the title's figures, because it takes a second to enumerate. */
export const Params = Shape;
