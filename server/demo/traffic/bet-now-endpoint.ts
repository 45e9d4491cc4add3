import * as z from 'zod/mini';
import { endpoint } from '../../../contract/define.ts';
import { MerchantCode, Money } from '../../../contract/primitives.ts';

/** Operator endpoint of a demo. Does not exist if the demo is off. */
export const betNow = endpoint({
  method: 'POST',
  path: '/operator/demo/bets',
  auth: 'operator',
  roles: ['games'],
  encoding: 'json',
  request: z.strictObject({
    merchant: MerchantCode,
    /** One of the simulated players; null: all in turn. */
    account: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
    /** Minor units, one of the game's stakes; null: random, as for simulated players. */
    stake: z.nullable(z.int().check(z.positive())),
    /** Continues until a win is large enough for the winners board. */
    untilWin: z.boolean(),
  }),
  /** The number of bets, and the last one; null if the request was not fulfilled in time. */
  response: z.strictObject({
    bets: z.int(),
    last: z.nullable(z.strictObject({ account: z.string(), stake: Money, won: Money })),
  }),
  errors: ['unknown_merchant', 'not_found'],
  summary: 'Has a simulated player bet now, by the way that all of them go.',
});
