import * as z from 'zod/mini';
import { Currency, Exponent, MerchantCode, MinorUnits } from '../../contract/primitives.ts';
import { PAYOUT_KINDS } from '../../contract/payouts.ts';

/** Messages between the platform and a payout provider over HTTP, as docs/payout-provider.md describes them. */

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

export const OrderMessage = z.strictObject({
  merchant: MerchantCode,
  order_id: z.uuid(),
  amount: MinorUnits,
  currency: Currency,
  exponent: Exponent,
  destination: z.strictObject({
    kind: z.enum(PAYOUT_KINDS),
    institution: text(200),
    number: text(200),
    holder_name: text(200),
  }),
});
export type OrderMessage = z.infer<typeof OrderMessage>;

/** Providers add fields over time; unknown ones are ignored. */
export const StatusMessage = z.object({
  merchant: MerchantCode,
  order_id: z.uuid(),
  reference: text(100),
  events: z
    .array(
      z.object({
        id: text(100),
        type: z.enum(['part_paid', 'failed', 'returned']),
        amount: MinorUnits,
        currency: Currency,
        exponent: Exponent,
        reason: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
      }),
    )
    .check(z.maxLength(1_000)),
});
export type StatusMessage = z.infer<typeof StatusMessage>;

export const NoticeMessage = z.object({ merchant: MerchantCode, order_id: z.uuid() });
export type NoticeMessage = z.infer<typeof NoticeMessage>;
