import { isOwnPath } from '../../../contract/own-path.ts';
import { resolveSelf, type BaseContext } from '../../app/base-context.ts';
import { withEveryMerchant } from '../../db/scope.ts';
import { httpDepositProvider } from '../../deposit-http/provider.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { cashierSettings } from './settings.ts';

/** The sandbox's code in `deposit_methods.provider` and in the webhook's path. */
export const SANDBOX = 'sandbox';
/** Id of the key that signs its webhooks. */
export const WEBHOOK_KEY_ID = 'sandbox';
/** Its page is on this site, so it leads back to the host at which it was opened. */
export const RETURN_PATH = '/deposit';

/** The platform's side of the sandbox cashier: called over HTTP like any provider. */
export const sandboxProvider = (ctx: BaseContext): PaymentProvider => {
  const connect = async (): Promise<PaymentProvider> => {
    const { key, webhookKey } = await withEveryMerchant(() => cashierSettings(ctx.database.db));
    return httpDepositProvider({
      url: () => resolveSelf(ctx, '/cashier/api'),
      key,
      webhookKeys: { [WEBHOOK_KEY_ID]: webhookKey },
      now: ctx.now,
      isPayUrl: isOwnPath,
    });
  };
  return {
    open: async (order) => (await connect()).open({ ...order, returnUrl: RETURN_PATH }),
    cancel: async (merchant, reference) => (await connect()).cancel(merchant, reference),
    stateOf: async (merchant, reference) => (await connect()).stateOf(merchant, reference),
    verifyWebhook: async (raw, headers) => (await connect()).verifyWebhook(raw, headers),
  };
};
