import type { BaseContext } from '../app/base-context.ts';
import { withMerchant } from '../db/scope.ts';
import { watchOutage } from '../operator/outages.ts';
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts';
import { ProviderRefusal } from './provider-refusal.ts';
import type { PayoutProvider, PayoutProviders } from './payout-provider.ts';

/**
 * An error's name and code only: a provider's message may contain what belongs to an order. Undefined for an answer 4xx, which
 * concerns the call and not the provider.
 */
const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof ProviderRefusal) return undefined;
  const { name = 'Error', code } = error as { name?: string; code?: unknown };
  return typeof code === 'string' ? `${name} ${code}` : name;
};

const watched = <T>(ctx: BaseContext, merchant: string, provider: string, work: () => Promise<T>): Promise<T> =>
  withMerchant(merchant, () => watchOutage(ctx, { merchant, subject: `provider:${provider}` }, reasonOf, work));

/** Payment providers whose outages the audit records. */
export const watchPayments = (ctx: BaseContext, providers: PaymentProviders): PaymentProviders =>
  mapped(providers, (code, provider): PaymentProvider => ({
    open: (order) => watched(ctx, order.merchant, code, () => provider.open(order)),
    verifyWebhook: (raw, headers) => provider.verifyWebhook(raw, headers),
    cancel: (merchant, reference) => watched(ctx, merchant, code, () => provider.cancel(merchant, reference)),
    stateOf: (merchant, reference) => watched(ctx, merchant, code, () => provider.stateOf(merchant, reference)),
  }));

/** Payout providers whose outages the audit records. */
export const watchPayouts = (ctx: BaseContext, providers: PayoutProviders): PayoutProviders =>
  mapped(providers, (code, provider): PayoutProvider => ({
    order: (order) => watched(ctx, order.merchant, code, () => provider.order(order)),
    statusOf: (merchant, id) => watched(ctx, merchant, code, () => provider.statusOf(merchant, id)),
    verifyWebhook: (raw, headers) => provider.verifyWebhook(raw, headers),
  }));

const mapped = <P>(providers: Readonly<Record<string, P>>, change: (code: string, provider: P) => P) =>
  Object.fromEntries(Object.entries(providers).map(([code, provider]) => [code, change(code, provider)]));
