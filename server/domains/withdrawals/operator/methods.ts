import type { WithdrawalMethodSettings } from '../../../../contract/payment-methods-operator.ts';
import { methodSettings } from '../../../operator/method-settings.ts';
import { feeOf } from '../methods.ts';

/** What the operator reads and sets of withdrawal methods. */
export const withdrawalMethods = methodSettings<'withdrawal_methods', WithdrawalMethodSettings>({
  table: 'withdrawal_methods',
  action: 'withdrawal_method',
  columns: {
    enabled: 'enabled',
    minimum: 'minimum',
    maximum: 'maximum',
    reviewFrom: 'review_from',
    dailyCount: 'daily_count',
    dailySum: 'daily_sum',
    feeFixed: 'fee_fixed',
    feeShareMicro: 'fee_share_micro',
    freeADay: 'free_a_day',
  },
  problemOf: (row) => {
    if (row.minimum > row.maximum) return 'minimum_above_maximum';
    if (feeOf({ ...row, free_a_day: 0 }, row.maximum) >= row.maximum) return 'fee_takes_all';
    if (row.daily_sum !== null && row.daily_sum < row.minimum) return 'daily_sum_below_minimum';
    return undefined;
  },
});
