import type { DepositMethodSettings } from '../../../../contract/payment-methods-operator.ts';
import { methodSettings } from '../../../operator/method-settings.ts';

/** What the operator reads and sets of deposit methods. */
export const depositMethods = methodSettings<'deposit_methods', DepositMethodSettings>({
  table: 'deposit_methods',
  action: 'deposit_method',
  columns: {
    enabled: 'enabled',
    minimum: 'minimum',
    maximum: 'maximum',
    reviewFrom: 'review_from',
    fee: 'fee',
    presets: 'presets',
  },
  tidy: (settings) => ({ ...settings, presets: settings.presets.toSorted((a, b) => a - b) }),
  problemOf: ({ minimum, maximum, fee, presets }) => {
    if (minimum > maximum) return 'minimum_above_maximum';
    if (fee >= maximum) return 'fee_takes_all';
    if (presets.some((amount) => amount < minimum || amount > maximum)) return 'preset_out_of_bounds';
    return undefined;
  },
});
