import { resolveSelf, type BaseContext } from '../../app/base-context.ts';
import { httpPayoutProvider } from '../../payout-http/provider.ts';
import type { PayoutProvider } from '../../payments/payout-provider.ts';
import { bankSettings } from './settings.ts';

/** The sandbox bank's code in `withdrawal_methods.provider` and in its webhook's path. */
export const SANDBOX_BANK = 'sandbox-bank';
/** Id of the key that signs its webhooks. */
export const WEBHOOK_KEY_ID = 'sandbox';

/** The platform's side of the sandbox bank: called over HTTP like any provider. */
export const sandboxBank = async (ctx: BaseContext): Promise<PayoutProvider> => {
  const { key, webhookKey } = await bankSettings(ctx.database.db);
  return httpPayoutProvider({
    url: () => resolveSelf(ctx, '/bank/api'),
    key,
    webhookKeys: { [WEBHOOK_KEY_ID]: webhookKey },
    now: ctx.now,
  });
};
