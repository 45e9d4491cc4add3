import type { IncomingHttpHeaders } from 'node:http';
import type { Language, Millis, MinorUnits } from '../../../contract/primitives.ts';

/** What a provider is asked to collect. */
export interface PaymentOrder {
  merchant: string;
  depositId: string;
  amount: MinorUnits;
  currency: string;
  exponent: number;
  language: Language;
  /** After this the provider takes no payment for it. */
  expiresAtMs: Millis;
}

/** What a provider tells of an order; the amount is compared, never trusted. */
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

/** How a provider has an order; all but `open` are final. */
export type PaymentState = 'open' | 'paid' | 'declined' | 'expired' | 'cancelled';

/** Whoever collects money for us: the sandbox, later a real one. */
export interface PaymentProvider {
  /** Opens an order, once however often it is asked for the same deposit; answers where to pay. */
  open(order: PaymentOrder): Promise<{ payUrl: string; reference: string }>;
  /** The event in a webhook's raw body; undefined where it is not signed by the provider, or too old. */
  verifyWebhook(raw: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | undefined>;
  /** Closes an open order, so that it takes no payment any more; answers how it stands for good, however often it is asked. */
  cancel(merchant: string, reference: string): Promise<Exclude<PaymentState, 'open'>>;
  /** How the provider has the order. */
  stateOf(merchant: string, reference: string): Promise<PaymentState>;
}

/** By the code that stands in `deposit_methods.provider`. */
export type PaymentProviders = Readonly<Record<string, PaymentProvider>>;
