import * as z from 'zod/mini';
import { Stake } from '../shared/multiplier.ts';
import { PLACES, type Place } from './layout.ts';

export const OnPlace = z.enum(PLACES as [Place, ...Place[]]);

/** Stakes by place. */
export const Bet = z.strictObject({ chips: z.partialRecord(OnPlace, Stake) });
export type Bet = z.infer<typeof Bet>;

/** What a bet pays to one, in hundredths. */
const Pays = z.int().check(z.gte(1), z.lte(100_000));

export const Shape = z.strictObject({
  /** Of the totals 4 or 17, 5 or 16, and so on to 10 or 11. */
  totals: z.array(Pays).check(z.length(7)),
  /** Two dice at least show the number. */
  double: Pays,
  triple: Pays,
  anyTriple: Pays,
  /** Both numbers are there. */
  pair: Pays,
  /** The number is there once, twice, three times. */
  single: z.array(Pays).check(z.length(3)),
  /** The dice show three different ones of four numbers; not offered if missing. */
  four: z.optional(Pays),
});
export type Params = z.infer<typeof Shape>;
