import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import { SANDBOX_BANK } from './provider.ts';
import { seedSettings } from './settings.ts';

const common = { provider: SANDBOX_BANK, sandbox: true } as const;
/** Amounts in minor units of a currency with two decimal digits. */
const METHODS = [
  {
    ...common,
    code: 'sandbox-bank',
    kind: 'bank',
    names: { EN: 'Sandbox bank transfer', CN: '沙盒银行转账', AR: 'تحويل بنكي تجريبي' },
    minimum: 1_000,
    maximum: 1_000_000,
    daily_count: 5,
    daily_sum: 2_000_000,
    fee_fixed: 100,
    free_a_day: 1,
    review_from: 200_000,
  },
  {
    ...common,
    code: 'sandbox-wallet',
    kind: 'ewallet',
    names: { EN: 'Sandbox wallet', CN: '沙盒电子钱包', AR: 'محفظة تجريبية' },
    minimum: 500,
    maximum: 200_000,
    fee_share_micro: 10_000,
    review_from: 100_000,
  },
  {
    ...common,
    code: 'sandbox-crypto',
    kind: 'crypto',
    names: { EN: 'Sandbox crypto', CN: '沙盒加密货币', AR: 'عملة مشفّرة تجريبية' },
    minimum: 2_000,
    maximum: 1_000_000,
    fee_fixed: 200,
    review_from: 200_000,
  },
] as const;

/** Creates the sandbox bank's keys and the withdrawal methods that it pays; once. */
export const seedBank = async (tx: Tx, merchant: string): Promise<void> => {
  await seedSettings(tx);
  await inMerchant(tx, merchant)
    .insertInto(
      'withdrawal_methods',
      METHODS.map(({ names, ...method }, position) => ({ ...method, name: names.EN, names: jsonb(names), position })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
