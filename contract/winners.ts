import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { Currency, Exponent, Language, Millis, MinorUnits, NodeId } from './primitives.ts';

/** HOME-06: an entry of the winners board. The server masks the name. */
export const WinnerEntry = z.strictObject({
  /** Number in the merchant's log of wins. */
  id: z.int(),
  vo: z.strictObject({
    customerId: z.string(),
    customerName: z.string(),
    iconUrl: z.string(),
    gameName: z.string(),
    winAmount: MinorUnits,
  }),
  currency: Currency,
  exponent: Exponent,
  atMs: Millis,
  jackpot: z.boolean(),
  /** Launch data. */
  nodeId: NodeId,
});
export type WinnerEntry = z.infer<typeof WinnerEntry>;

/** A win whose payout was reversed. The entry with this number leaves the board. */
export const WithdrawnWinner = z.strictObject({ withdrawn: z.int() });
export type WithdrawnWinner = z.infer<typeof WithdrawnWinner>;

export const winners = {
  board: endpoint({
    method: 'GET',
    path: '/wps/relay/MCS_winnerBoard',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({
      gameCategory: z.string().check(z.maxLength(16)),
      language: Language,
      limitNum: z.string().check(z.regex(/^\d{1,2}$/)),
      /** Newest first, or highest first; of the last day's wins, as far as their log goes back. */
      order: z.optional(z.enum(['latest', 'high'])),
    }),
    response: z.strictObject({ list: z.array(WinnerEntry), seq: z.int() }),
    errors: [],
    summary: 'The winners board (HOME-06).',
  }),
} as const;
