import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { SANDBOX_BANK } from './provider.ts';
import { seedSettings } from './settings.ts';

const common = { provider: SANDBOX_BANK, sandbox: true } as const;
/** Amounts in minor units of a currency with two decimal digits. */
const METHODS = [
  {
    ...common,
    code: 'sandbox-bank',
    kind: 'bank',
    name: 'Sandbox bank transfer',
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
    name: 'Sandbox wallet',
    minimum: 500,
    maximum: 200_000,
    fee_share_micro: 10_000,
    review_from: 100_000,
  },
  {
    ...common,
    code: 'sandbox-crypto',
    kind: 'crypto',
    name: 'Sandbox crypto',
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
      METHODS.map((method, position) => ({ ...method, position })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
