import * as z from 'zod/mini';
import { Millis, Uuid } from './primitives.ts';

export const PAYOUT_KINDS = ['bank', 'ewallet', 'crypto'] as const;
export const PayoutKind = z.enum(PAYOUT_KINDS);
export type PayoutKind = z.infer<typeof PayoutKind>;

/** Networks to which crypto payouts go. */
export const PAYOUT_NETWORKS = ['BTC', 'ETH', 'TRON', 'SOL'] as const;

/** WAL-02. Bounds of what a member types. */
export const PAYOUT_BOUNDS = {
  accounts: 5,
  holderName: 80,
  institution: 32,
  number: 96,
  remark: 140,
  proofs: 3,
  /** Digits of the payment password. */
  paymentPassword: 6,
  /** A code by message has six digits; a recovery code has fourteen characters. */
  resetCode: 20,
} as const;

/** Ways to prove who resets the payment password. */
export const RESET_WAYS = ['secondFactor', 'mobile', 'email'] as const;
export type ResetWay = (typeof RESET_WAYS)[number];

export const PayoutAccount = z.strictObject({
  id: Uuid,
  kind: PayoutKind,
  institution: z.string(),
  /** As much of the number as its member needs to recognise it. */
  shownNumber: z.string(),
  holderName: z.string(),
  /** Payouts to it wait until then; null: none do. */
  heldUntilMs: z.nullable(Millis),
  /** Its identifier may have lost hyphens when it was stored; nothing is paid to it until the member says that it is right. */
  needsConfirmation: z.boolean(),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;
