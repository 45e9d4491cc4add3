import * as z from 'zod/mini';
import { badReturn, refuse } from '../shared/check-params.ts';
import { Stake } from '../shared/multiplier.ts';
import { BOARDS, type BoardName } from './models.ts';
import { parOf } from './par.ts';

const Board = z.enum(Object.keys(BOARDS) as [BoardName, ...BoardName[]]);

/** `stake` is that of each ball. */
export const Bet = z.strictObject({ stake: Stake, board: Board, balls: z.int().check(z.gte(1), z.lte(10)) });
export type Bet = z.infer<typeof Bet>;

export const Params = z
  .strictObject({
    /** Boards that a player may choose, the usual one first. */
    boards: z.array(Board).check(z.minLength(1)),
    /** Balls in one bet at most. */
    balls: z.int().check(z.gte(1), z.lte(10)),
  })
  .check(
    refuse(({ boards, ...rest }) =>
      new Set(boards).size < boards.length ? 'boards: one is named twice' : badReturn(parOf({ boards, ...rest })),
    ),
  );
export type Params = z.infer<typeof Params>;
