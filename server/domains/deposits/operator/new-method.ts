import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { paymentMethodsOperator } from '../../../../contract/payment-methods-operator.ts';
import { inMerchant } from '../../../db/merchant.ts';
import { jsonb, type Tx } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';
import type { PaymentProviders } from '../../../payments/payment-provider.ts';
import { depositMethods } from './methods.ts';

/** Makes a deposit method over a connected provider, or replaces one of the same code. */
export const newDepositMethod =
  (providers: PaymentProviders) =>
  async (
    tx: Tx,
    { instructions, ...method }: RequestOf<typeof paymentMethodsOperator.newDepositMethod>,
    fail: Fail<'method_settings_wrong' | 'provider_unknown'>,
  ): Promise<ResponseOf<typeof paymentMethodsOperator.newDepositMethod>> => {
    if (!Object.hasOwn(providers, method.provider)) throw fail('provider_unknown');
    return depositMethods.put(tx, method, { instructions: jsonb(instructions) }, fail);
  };

/** Sets the merchant's account at a provider. The secret stays out of the audit. */
export const setProviderAccount =
  (providers: PaymentProviders) =>
  async (
    tx: Tx,
    {
      merchant,
      provider,
      account,
      secret,
      baseUrl,
      reason,
    }: RequestOf<typeof paymentMethodsOperator.setProviderAccount>,
    fail: Fail<'provider_unknown'>,
  ): Promise<Record<string, never>> => {
    if (!Object.hasOwn(providers, provider)) throw fail('provider_unknown');
    await lockMerchant(tx, merchant);
    const row = { account, secret, base_url: baseUrl };
    await inMerchant(tx, merchant)
      .insertInto('provider_accounts', { provider, ...row })
      .onConflict((conflict) => conflict.columns(['merchant', 'provider']).doUpdateSet(row))
      .execute();
    await audit(tx, {
      ...{ merchant, actor: staffActor(), action: 'provider_account', reason },
      before: null,
      after: { provider, account, baseUrl },
    });
    return {};
  };
