import type { IncomingHttpHeaders } from 'node:http';
import type { Language, Millis, MinorUnits } from '../../contract/primitives.ts';

/** An order to collect a payment. */
export interface PaymentOrder {
  merchant: string;
  depositId: string;
  amount: MinorUnits;
  currency: string;
  exponent: number;
  language: Language;
  /** Where the provider's page leads back to. */
  returnUrl: string;
  /** The provider accepts no payment after this. */
  expiresAtMs: Millis;
}

/** A provider's event about an order. Its amount is compared, never trusted. */
export interface PaymentEvent {
  eventId: string;
  merchant: string;
  depositId: string;
  reference: string;
  outcome: 'paid' | 'declined';
  amount: MinorUnits;
  currency: string;
  exponent: number;
}

/** State of an order at the provider; all but `open` are final. */
export type PaymentState = 'open' | 'paid' | 'declined' | 'expired' | 'cancelled';

/** The state of an order, and of a paid one what was paid: compared with the order, never trusted. */
export type PaymentStatus =
  | { state: 'open' }
  | { state: Exclude<PaymentState, 'open' | 'paid'> }
  | { state: 'paid'; reference: string; amount: MinorUnits; currency: string; exponent: number };

/** A provider that collects deposits. Its calls throw if it does not answer, and ProviderRefusal if it refuses. */
export interface PaymentProvider {
  /** Opens an order, once per deposit however often it is called. Returns where to pay. */
  open(order: PaymentOrder): Promise<{ payUrl: string; reference: string }>;
  /** Returns the event in a webhook's raw body; undefined if it is too old or not signed by the provider. */
  verifyWebhook(raw: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | undefined>;
  /** Closes an open order, so that it accepts no payment. Returns its final state. Repeatable. */
  cancel(merchant: string, reference: string): Promise<Exclude<PaymentState, 'open'>>;
  /** Returns the state of the order at the provider. */
  stateOf(merchant: string, reference: string): Promise<PaymentStatus>;
}

/** By the code in `deposit_methods.provider`. */
export type PaymentProviders = Readonly<Record<string, PaymentProvider>>;
