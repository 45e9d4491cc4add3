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
  /** Seeds of the house and what the operator added from the house's money, since the start, in minor units. */
  seeded: MinorUnits,
  funded: MinorUnits,
  /** What bets gave, in millionths. */
  contributedMicro: z.int(),
  paid: MinorUnits,
  /** All that came in, in millionths: paid, shown and reserve together. */
  cameMicro: z.int(),
  /** What is not shown yet, in millionths. */
  reserveMicro: z.int(),
  /** Odds of a win a spin at the reference stake, as one in so many; and what a bet gives, in millionths of the stake. */
  oneIn: z.int(),
  referenceStake: MinorUnits,
  contributionMicro: z.int(),
  /** A won pool starts again between these, from the reserve where that covers it; what it holds above its bound is added. */
  seedMin: MinorUnits,
  seedMax: MinorUnits,
  reserveBound: MinorUnits,
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
