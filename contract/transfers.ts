import * as z from 'zod/mini';
import { endpoint, Nothing } from './define.ts';
import { Currency, Exponent, Millis, MinorUnits, Money, PositiveMinorUnits, Uuid } from './primitives.ts';
import { Balance } from './wallet.ts';

/** A transfer between a member and the direct upline, as one of the two sees it. */
export const UplineTransfer = z.strictObject({
  id: Uuid,
  direction: z.enum(['sent', 'received']),
  /** The account name of the other side. */
  other: z.string(),
  money: Money,
  createdAtMs: Millis,
});
export type UplineTransfer = z.infer<typeof UplineTransfer>;

export const transfers = {
  upline: endpoint({
    method: 'GET',
    path: '/wps/wallets/transferUpline',
    // The page reloads it when the balance moves.
    automatic: true,
    auth: 'member',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({
      /** The account name of the direct upline; null without one. */
      upline: z.nullable(z.string()),
      minimum: MinorUnits,
      maximum: MinorUnits,
      /** Left of today's count and sum. */
      countLeft: z.int(),
      sumLeft: MinorUnits,
      /** Turnover that must be played first. */
      openTurnover: MinorUnits,
      currency: Currency,
      exponent: Exponent,
      /** The newest transfers of both directions. */
      list: z.array(UplineTransfer),
    }),
    errors: ['transfer_closed'],
    summary: 'All that the page of transfers to the upline shows (WAL-03).',
  }),
  toUpline: endpoint({
    method: 'POST',
    path: '/wps/wallets/transferUpline',
    auth: 'member',
    encoding: 'json',
    money: true,
    confirmed: true,
    request: z.strictObject({ amount: PositiveMinorUnits, currency: Currency }),
    response: z.strictObject({ transfer: UplineTransfer, balance: Balance }),
    errors: [
      'transfer_closed',
      'no_upline',
      'upline_unavailable',
      'wrong_currency',
      'transfer_out_of_bounds',
      'transfer_count_reached',
      'transfer_sum_reached',
      'transfer_turnover_open',
      'balance_too_low',
      'transfer_owed',
    ],
    summary: 'Sends money to the member’s direct upline (WAL-03).',
  }),
} as const;
