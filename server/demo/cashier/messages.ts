import * as z from 'zod/mini';
import { isOwnPath } from '../../../contract/own-path.ts';
import { Currency, Exponent, Language, Millis, PositiveMinorUnits } from '../../../contract/primitives.ts';

/** Messages between the sandbox's two sides; not part of the platform's contract. */

export const OpenPayment = z.strictObject({
  order_id: z.uuid(),
  amount: PositiveMinorUnits,
  currency: Currency,
  exponent: Exponent,
  language: Language,
  return_url: z.string().check(z.maxLength(300), z.refine(isOwnPath)),
  expires_at: Millis,
});
export type OpenPayment = z.infer<typeof OpenPayment>;

export const OpenedPayment = z.strictObject({ id: z.string(), pay_url: z.string() });
const FINAL = ['paid', 'declined', 'expired', 'cancelled'] as const;
export const PaymentState = z.strictObject({ id: z.string(), state: z.enum(['open', ...FINAL]) });
/** Result of a cancellation: an open payment is cancelled, a decided one keeps its state. */
export const ClosedPayment = z.strictObject({ id: z.string(), state: z.enum(FINAL) });

/** The body of a webhook. */
export const PaymentDecided = z.strictObject({
  event_id: z.uuid(),
  payment_id: z.string().check(z.maxLength(64)),
  order_id: z.uuid(),
  outcome: z.enum(['paid', 'declined']),
  amount: PositiveMinorUnits,
  currency: Currency,
  exponent: Exponent,
});
export type PaymentDecided = z.infer<typeof PaymentDecided>;
