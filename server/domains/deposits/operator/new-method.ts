import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { paymentMethodsOperator } from '../../../../contract/payment-methods-operator.ts';
import { jsonb, type Tx } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
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
