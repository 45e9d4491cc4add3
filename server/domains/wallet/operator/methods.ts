import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { DepositMethodSettings, paymentMethodsOperator } from '../../../../contract/payment-methods-operator.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { Failure } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { lockMerchant, OPERATOR, requireBrand } from '../../../operator/merchant.ts';
import type { MethodRow } from '../queries.ts';

const settingsOf = (row: MethodRow): DepositMethodSettings => ({
  enabled: row.enabled,
  minimum: row.minimum,
  maximum: row.maximum,
  reviewFrom: row.review_from,
  fee: row.fee,
  presets: row.presets,
});

const rowOf = ({ enabled, minimum, maximum, reviewFrom, fee, presets }: DepositMethodSettings) => ({
  ...{ enabled, minimum, maximum, review_from: reviewFrom, fee, presets },
});

/** The merchant's deposit methods, disabled ones too, with what the operator can set. */
export const depositMethods = async (
  db: Db | Tx,
  merchant: string,
): Promise<ResponseOf<typeof paymentMethodsOperator.depositMethods>> => {
  const { currency, exponent } = await requireBrand(db, merchant);
  const rows = await inMerchant(db, merchant)
    .selectFrom('deposit_methods')
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
const problemOf = ({ minimum, maximum, fee, presets }: DepositMethodSettings): string | undefined => {
  if (minimum > maximum) return 'minimum_above_maximum';
  if (fee >= maximum) return 'fee_takes_all';
  if (presets.some((amount) => amount < minimum || amount > maximum)) return 'preset_out_of_bounds';
  return undefined;
};

/** Changes a deposit method. What is not named stays. Orders that exist keep their fee. */
export const setDepositMethod = async (
  tx: Tx,
  { merchant, code, change, reason }: RequestOf<typeof paymentMethodsOperator.setDepositMethod>,
): Promise<ResponseOf<typeof paymentMethodsOperator.setDepositMethod>> => {
  await lockMerchant(tx, merchant);
  const tables = inMerchant(tx, merchant);
  const row = await tables.selectFrom('deposit_methods').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) throw new Failure('not_found');
  const before = settingsOf(row);
  const after = { ...before, ...change };
  after.presets = after.presets.toSorted((a, b) => a - b);
  const problem = problemOf(after);
  if (problem) throw new Failure('method_settings_wrong', { details: { problem } });
  await tables.updateTable('deposit_methods').set(rowOf(after)).where('code', '=', code).execute();
  const [was, is] = [before, after].map((settings) => ({ method: code, ...settings }));
  await audit(tx, { merchant, actor: OPERATOR, action: 'deposit_method', reason, before: was!, after: is! });
  return depositMethods(tx, merchant);
};
