import type { Tx } from '../../db/database.ts';
import { withdrawalMethods } from '../../domains/withdrawals/operator/methods.ts';
import { anyFailure } from '../../http/failure.ts';
import { inEach } from '../languages/index.ts';
import { SANDBOX_BANK } from './provider.ts';
import { seedSettings } from './settings.ts';

const UNBOUND = { enabled: true, dailyCount: null, dailySum: null, feeFixed: 0, feeShareMicro: 0, freeADay: 0 };
/** Amounts in minor units of a currency with two decimal digits. */
const METHODS = [
  {
    code: 'sandbox-bank',
    kind: 'bank',
    settings: {
      ...UNBOUND,
      minimum: 1_000,
      maximum: 1_000_000,
      dailyCount: 5,
      dailySum: 2_000_000,
      feeFixed: 100,
      freeADay: 1,
      reviewFrom: 200_000,
    },
  },
  {
    code: 'sandbox-wallet',
    kind: 'ewallet',
    settings: { ...UNBOUND, minimum: 500, maximum: 200_000, feeShareMicro: 10_000, reviewFrom: 100_000 },
  },
  {
    code: 'sandbox-crypto',
    kind: 'crypto',
    settings: { ...UNBOUND, minimum: 2_000, maximum: 1_000_000, feeFixed: 200, reviewFrom: 200_000 },
  },
] as const;

/** Creates the sandbox bank's keys, and the withdrawal methods that it pays, as the operator's command does; once. */
export const seedBank = async (tx: Tx, merchant: string): Promise<void> => {
  await seedSettings(tx);
  const { list } = await withdrawalMethods.list(tx, merchant);
  for (const [position, { code, kind, ...method }] of METHODS.entries()) {
    if (list.some((known) => known.code === code)) continue;
    const names = inEach(({ methods }) => methods.withdrawals[code]);
    const common = { merchant, code, names, position, provider: SANDBOX_BANK, sandbox: true, reason: 'the demo' };
    await withdrawalMethods.put(tx, { ...common, ...method }, { kind }, anyFailure);
  }
};
