import * as z from 'zod/mini';
import { Currency, Exponent, Language, MerchantCode, Millis, PositiveMinorUnits } from '../../contract/primitives.ts';

/** Messages between the platform and a payment provider over HTTP, as docs/deposit-provider.md describes them. */

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const money = { amount: PositiveMinorUnits, currency: Currency, exponent: Exponent };

export const OrderMessage = z.strictObject({
  merchant: MerchantCode,
  order_id: z.uuid(),
  ...money,
  language: Language,
  return_url: text(300),
  expires_at: Millis,
});
export type OrderMessage = z.infer<typeof OrderMessage>;

/** The provider's name of an order. It is part of an address, so it has no slash and does not begin with a dot. */
export const Reference = z.string().check(z.regex(/^[\w-][\w.:-]{0,99}$/));
const order = { merchant: MerchantCode, order_id: z.uuid(), reference: Reference };

/** Providers add fields over time; unknown ones are ignored. */
export const OpenedMessage = z.object({ ...order, ...money, pay_url: text(2_000) });
export type OpenedMessage = z.infer<typeof OpenedMessage>;

const FINAL = ['paid', 'declined', 'expired', 'cancelled'] as const;
/** What was paid is compared with the order. */
export const StateMessage = z.discriminatedUnion('state', [
  z.object({ ...order, state: z.enum(['open', 'declined', 'expired', 'cancelled']) }),
  z.object({ ...order, ...money, state: z.literal('paid') }),
]);
export type StateMessage = z.infer<typeof StateMessage>;
/** The answer to a cancellation: an open order is cancelled, a decided one keeps its state. */
export const ClosedMessage = z.object({ ...order, state: z.enum(FINAL) });
export type ClosedMessage = z.infer<typeof ClosedMessage>;

/** The body of a webhook. */
export const EventMessage = z.object({ ...order, ...money, event_id: text(100), type: z.enum(['paid', 'declined']) });
export type EventMessage = z.infer<typeof EventMessage>;
