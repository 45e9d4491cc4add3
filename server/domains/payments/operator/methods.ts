import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type {
  paymentMethodsOperator,
  WithdrawalMethodSettings,
} from '../../../../contract/payment-methods-operator.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { Failure } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { lockMerchant, OPERATOR, requireBrand } from '../../../operator/merchant.ts';
import { feeOf, type MethodRow } from '../methods.ts';

const settingsOf = (row: MethodRow): WithdrawalMethodSettings => ({
  enabled: row.enabled,
  minimum: row.minimum,
  maximum: row.maximum,
  reviewFrom: row.review_from,
  dailyCount: row.daily_count,
  dailySum: row.daily_sum,
  feeFixed: row.fee_fixed,
  feeShareMicro: row.fee_share_micro,
  freeADay: row.free_a_day,
});

const rowOf = (settings: WithdrawalMethodSettings) => ({
  enabled: settings.enabled,
  minimum: settings.minimum,
  maximum: settings.maximum,
  review_from: settings.reviewFrom,
  daily_count: settings.dailyCount,
  daily_sum: settings.dailySum,
  fee_fixed: settings.feeFixed,
  fee_share_micro: settings.feeShareMicro,
  free_a_day: settings.freeADay,
});

/** The merchant's withdrawal methods, disabled ones too, with what the operator can set. */
export const withdrawalMethods = async (
  db: Db | Tx,
  merchant: string,
): Promise<ResponseOf<typeof paymentMethodsOperator.withdrawalMethods>> => {
  const { currency, exponent } = await requireBrand(db, merchant);
  const rows = await inMerchant(db, merchant)
    .selectFrom('withdrawal_methods')
    .selectAll()
    .orderBy('position')
    .orderBy('code')
    .execute();
  const list = rows.map((row) => ({
    ...{ code: row.code, name: row.name, provider: row.provider },
    settings: settingsOf(row),
  }));
  return { currency, exponent, list };
};

/** Describes settings that contradict one another; undefined if they fit. */
const problemOf = (row: MethodRow): string | undefined => {
  if (row.minimum > row.maximum) return 'minimum_above_maximum';
  if (feeOf({ ...row, free_a_day: 0 }, row.maximum) >= row.maximum) return 'fee_takes_all';
  if (row.daily_sum !== null && row.daily_sum < row.minimum) return 'daily_sum_below_minimum';
  return undefined;
};

/** Changes a withdrawal method. What is not named stays. Orders that exist keep their fee. */
export const setWithdrawalMethod = async (
  tx: Tx,
  { merchant, code, change, reason }: RequestOf<typeof paymentMethodsOperator.setWithdrawalMethod>,
): Promise<ResponseOf<typeof paymentMethodsOperator.setWithdrawalMethod>> => {
  await lockMerchant(tx, merchant);
  const tables = inMerchant(tx, merchant);
  const row = await tables.selectFrom('withdrawal_methods').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) throw new Failure('not_found');
  const before = settingsOf(row);
  const after = { ...before, ...change };
  const problem = problemOf({ ...row, ...rowOf(after) });
  if (problem) throw new Failure('method_settings_wrong', { details: { problem } });
  await tables.updateTable('withdrawal_methods').set(rowOf(after)).where('code', '=', code).execute();
  const [was, is] = [before, after].map((settings) => ({ method: code, ...settings }));
  await audit(tx, { merchant, actor: OPERATOR, action: 'withdrawal_method', reason, before: was!, after: is! });
  return withdrawalMethods(tx, merchant);
};
