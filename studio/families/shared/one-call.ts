import * as z from 'zod/mini';
import { BadMove } from '../family.ts';

const refuse = (): never => {
  throw new BadMove();
};

/** The moves of a family whose rounds end with the bet: there are none. */
export const NO_MOVES = {
  Move: z.never(),
  costOf: refuse,
  move: refuse,
  leave: refuse,
  best: refuse,
};
