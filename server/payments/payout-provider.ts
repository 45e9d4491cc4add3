import type { IncomingHttpHeaders } from 'node:http';
import type { MinorUnits } from '../../contract/primitives.ts';
import type { PayoutKind } from '../../contract/payouts.ts';

/** An order to pay a member. The withdrawal's id is the idempotency key at the provider. */
export interface PayoutOrder {
  merchant: string;
  withdrawalId: string;
  amount: MinorUnits;
  currency: string;
  exponent: number;
  to: { kind: PayoutKind; institution: string; number: string; holderName: string };
}

/** One thing that happened to an order at the provider. Amounts are compared with the order, never trusted. */
export interface PayoutEvent {
  /** Unique within the order. */
  eventId: string;
  outcome: 'part_paid' | 'failed' | 'returned';
  amount: MinorUnits;
  currency: string;
  exponent: number;
  /** The provider's reason for a failure or a return. */
  reason: string | null;
}

/** What the provider knows of an order. */
export interface PayoutStatus {
  reference: string;
  /** All events so far, in order. An event never changes, and none is ever left out. */
  events: PayoutEvent[];
}

/** Names the order that a webhook is about. What happened to it is read from its status. */
export interface PayoutNotice {
  merchant: string;
  withdrawalId: string;
}

/** A provider that pays money out. */
export interface PayoutProvider {
  /** Orders a payout, once per withdrawal however often it is called. Throws if the result is unknown, and ProviderRefusal if the provider refuses. */
  order(order: PayoutOrder): Promise<PayoutStatus>;
  /** Returns what the provider knows of an order; undefined if it never received it. Throws if it does not answer, and ProviderRefusal if it refuses. */
  statusOf(merchant: string, withdrawalId: string): Promise<PayoutStatus | undefined>;
  /** Returns the order of a webhook's raw body; undefined if it is too old or not signed by the provider. */
  verifyWebhook(raw: Buffer, headers: IncomingHttpHeaders): Promise<PayoutNotice | undefined>;
}

/** By the code in `withdrawal_methods.provider`. */
export type PayoutProviders = Readonly<Record<string, PayoutProvider>>;
