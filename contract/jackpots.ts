import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { Currency, Exponent, Millis, MinorUnits } from './primitives.ts';

/** A win of a pool. The server masks the name. */
export const PoolWin = z.strictObject({ amount: MinorUnits, atMs: Millis, playerName: z.string() });
export type PoolWin = z.infer<typeof PoolWin>;

/** PP-28: funding, payouts, shown amount and reserve of a pool. The last three sum to what came in. */
export const JackpotAccount = z.strictObject({
  id: z.string(),
  name: z.string(),
  currency: Currency,
  exponent: Exponent,
  shown: MinorUnits,
  /** Seeds from the house and the operator's funding from the house, since the start, in minor units. */
  seeded: MinorUnits,
  funded: MinorUnits,
  /** Contributions from bets, in millionths. */
  contributedMicro: z.int(),
  paid: MinorUnits,
  /** Everything that came in, in millionths: paid, shown and reserve together. */
  cameMicro: z.int(),
  /** The part not shown yet, in millionths. */
  reserveMicro: z.int(),
  /** Odds of a win per spin at the reference stake, one in this many; and a bet's contribution, in millionths of the stake. */
  oneIn: z.int(),
  referenceStake: MinorUnits,
  contributionMicro: z.int(),
  /** A won pool restarts between these, from the reserve where it suffices. What the reserve holds above its bound is added. */
  seedMin: MinorUnits,
  seedMax: MinorUnits,
  reserveBound: MinorUnits,
  games: z.array(z.strictObject({ nodeId: z.string(), name: z.string(), iconUrl: z.string() })),
  /** Newest first. Wins whose payout was reversed are in neither. */
  wins: z.array(PoolWin),
  biggestWin: z.nullable(PoolWin),
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
