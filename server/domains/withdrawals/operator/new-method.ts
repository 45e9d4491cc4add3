import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { paymentMethodsOperator } from '../../../../contract/payment-methods-operator.ts';
import type { Tx } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
import type { PayoutProviders } from '../../../payments/payout-provider.ts';
import { withdrawalMethods } from './methods.ts';

/** Makes a withdrawal method over a connected provider, or replaces one of the same code. */
export const newWithdrawalMethod =
  (providers: PayoutProviders) =>
  async (
    tx: Tx,
    { kind, ...method }: RequestOf<typeof paymentMethodsOperator.newWithdrawalMethod>,
    fail: Fail<'method_settings_wrong' | 'provider_unknown'>,
  ): Promise<ResponseOf<typeof paymentMethodsOperator.newWithdrawalMethod>> => {
    if (!Object.hasOwn(providers, method.provider)) throw fail('provider_unknown');
    return withdrawalMethods.put(tx, method, { kind }, fail);
  };
