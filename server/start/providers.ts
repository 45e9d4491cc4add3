import type { BaseContext } from '../app/base-context.ts';
import type { Config } from '../config/config.ts';
import { everyMerchant } from '../db/database.ts';
import { isPayUrl } from '../deposit-http/pay-url.ts';
import { httpDepositProvider } from '../deposit-http/provider.ts';
import type { PaymentProviders } from '../payments/payment-provider.ts';
import type { PayoutProviders } from '../payments/payout-provider.ts';
import { httpPayoutProvider } from '../payout-http/provider.ts';
import type { Demo } from './demo.ts';

/** The provider of the DEPOSIT_ variables; none if they are not set. */
export const configuredDeposits = ({ deposit, secrets, exposed }: Config, now: () => number): PaymentProviders => {
  if (!deposit || !secrets.deposit) return {};
  const settings = { ...secrets.deposit, url: () => deposit.url, now };
  // A page of this machine is of use only to a browser on it.
  return {
    [deposit.code]: httpDepositProvider({ ...settings, isPayUrl: (url) => isPayUrl(url, { local: !exposed }) }),
  };
};

/** The provider of the PAYOUT_ variables; none if they are not set. */
const configuredPayouts = ({ payout, secrets }: Config, now: () => number): PayoutProviders =>
  payout && secrets.payout
    ? { [payout.code]: httpPayoutProvider({ ...secrets.payout, url: () => payout.url, now }) }
    : {};

/** The payment and payout providers of the configuration and of the demo. Warns of methods whose provider is missing. */
export const connectProviders = async (
  ctx: BaseContext,
  demo?: Demo,
): Promise<{ providers: PaymentProviders; payoutProviders: PayoutProviders }> => {
  const { config, now } = ctx;
  const providers: PaymentProviders = {
    ...demo?.demoPayments(ctx),
    ...configuredDeposits(config, now),
  };
  const payoutProviders: PayoutProviders = {
    ...(await demo?.demoPayouts(ctx)),
    ...configuredPayouts(config, now),
  };
  for (const method of await unconnected(ctx, 'deposit_methods', providers))
    ctx.log.warn(method, 'the provider of a deposit method is not configured; nobody can deposit by it');
  for (const method of await unconnected(ctx, 'withdrawal_methods', payoutProviders))
    ctx.log.warn(method, 'the provider of a withdrawal method is not configured; its orders wait');
  return { providers, payoutProviders };
};

/** The enabled methods of every merchant whose provider is not among these. */
const unconnected = async (
  { database }: BaseContext,
  table: 'deposit_methods' | 'withdrawal_methods',
  providers: Readonly<Record<string, unknown>>,
) => {
  const methods = await everyMerchant(database.db)
    .selectFrom(table)
    .select(['merchant', 'code', 'provider'])
    .where('enabled', '=', true)
    .execute();
  return methods.filter(({ provider }) => !Object.hasOwn(providers, provider));
};
