import * as z from 'zod/mini';
import { Stake } from '../shared/multiplier.ts';

export const PLACES = [
  'player',
  'banker',
  'tie',
  'player-pair',
  'banker-pair',
  'either-pair',
  'perfect-pair',
  'super-6',
  'lucky-6',
  'dragon-7',
  'small',
  'big',
  'player-dragon',
  'banker-dragon',
] as const;
export type Place = (typeof PLACES)[number];

/** Stakes by place. */
export const Bet = z.strictObject({ chips: z.partialRecord(z.enum(PLACES), Stake) });
export type Bet = z.infer<typeof Bet>;

/** What a side bet pays to one, in hundredths. */
const Pays = z.int().check(z.gte(1), z.lte(100_000));
const side = z.optional(Pays);

export const Shape = z.strictObject({
  /** How the bank is paid: 0.95 to one; one to one but half on a win with six; one to one but a push on a three-card seven. */
  banker: z.enum(['commission', 'half-on-six', 'push-on-seven']),
  tie: Pays,
  /** Side bets of the title. Those that are missing are not offered. */
  sides: z.strictObject({
    'player-pair': side,
    'banker-pair': side,
    'either-pair': side,
    /** One pair of the same suit, and one on both sides. */
    'perfect-pair': z.optional(z.strictObject({ one: Pays, both: Pays })),
    'super-6': side,
    'lucky-6': z.optional(z.strictObject({ two: Pays, three: Pays })),
    'dragon-7': side,
    small: side,
    big: side,
    /** By a margin of 4 to 9 points; a natural pays one to one, a tie of naturals returns the stake. */
    dragon: z.optional(z.array(Pays).check(z.length(6))),
  }),
});
export type Params = z.infer<typeof Shape>;
