import * as z from 'zod/mini';
import { Stake } from '../shared/multiplier.ts';
import { INSIDE, OUTSIDE, type InsideBet, type OutsideBet } from './layout.ts';

const Outside = z.strictObject({ on: z.enum(Object.keys(OUTSIDE) as [OutsideBet]), stake: Stake });
const Inside = z.strictObject({
  on: z.enum(Object.keys(INSIDE) as [InsideBet]),
  /** In rising order. */
  numbers: z.array(z.int()).check(z.minLength(1), z.maxLength(6)),
  stake: Stake,
});

export const Chip = z.union([Outside, Inside]);
export type Chip = z.infer<typeof Chip>;

export const Bet = z.strictObject({ chips: z.array(Chip).check(z.minLength(1), z.maxLength(100)) });
export type Bet = z.infer<typeof Bet>;

export const Shape = z.strictObject({
  /** The smallest chip. Every chip is a multiple of it. */
  chip: z.int().check(z.gte(2)),
  /** Chips in one bet at most. */
  chips: z.int().check(z.gte(1), z.lte(100)),
  /** Even chances get half back on zero. */
  laPartage: z.boolean(),
});
export type Params = z.infer<typeof Shape>;
