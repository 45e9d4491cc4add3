import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { Currency, Exponent, Millis, MinorUnits } from './primitives.ts';

/** PP-28: how a pool is funded, what it has paid, what is shown, what is held in reserve; the three sum to what came in. */
export const JackpotAccount = z.strictObject({
  id: z.string(),
  name: z.string(),
  currency: Currency,
  exponent: Exponent,
  shown: MinorUnits,
  /** Seeds, contributions of bets and drip since the start, in minor units. */
  seeded: MinorUnits,
  contributed: MinorUnits,
  dripped: MinorUnits,
  paid: MinorUnits,
  /** Contributions not yet a whole minor unit, in millionths. */
  reserveMicro: z.int(),
  /** Odds of a win a spin at the reference stake, as one in so many; and what a bet gives, in millionths of the stake. */
  oneIn: z.int(),
  contributionMicro: z.int(),
  games: z.array(z.strictObject({ nodeId: z.string(), name: z.string() })),
  wins: z.array(z.strictObject({ amount: MinorUnits, atMs: Millis, playerName: z.string() })),
});
export type JackpotAccount = z.infer<typeof JackpotAccount>;

export const jackpots = {
  list: endpoint({
    method: 'GET',
    path: '/wps/relay/GLS_jackpots',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({}),
    response: z.strictObject({ list: z.array(JackpotAccount) }),
    errors: [],
    automatic: true,
    summary: 'Jackpot pools with rules, funding and odds (PP-28).',
  }),
} as const;
