import { sql } from 'kysely';
import { jsonb, type Tx } from '../../db/database.ts';
import { depositMethods } from '../../domains/deposits/operator/methods.ts';
import { anyFailure } from '../../http/failure.ts';
import { inEach } from '../languages/index.ts';
import { SANDBOX } from './provider.ts';
import { seedSettings } from './settings.ts';

/** Amounts in minor units of a currency with two decimal digits. */
const METHODS = [
  {
    code: 'sandbox-card' as const,
    minimum: 1_000,
    maximum: 500_000,
    presets: [2_000, 5_000, 10_000, 20_000],
    fee: 0,
    reviewFrom: 100_000,
  },
  {
    code: 'sandbox-bank' as const,
    minimum: 2_000,
    maximum: 2_000_000,
    presets: [5_000, 10_000, 20_000, 50_000],
    fee: 100,
    reviewFrom: 200_000,
  },
];

/** Creates a merchant's account at the sandbox cashier; once. */
export const seedAccount = async (tx: Tx, merchant: string, name: string): Promise<void> => {
  await seedSettings(tx);
  await sql`insert into cashier.accounts (code, name, webhook_url) values (${merchant}, ${name}, ${`/webhooks/${SANDBOX}`})
            on conflict do nothing`.execute(tx);
};

/** Creates a merchant's account at the sandbox cashier, and the deposit methods that use it, as the operator's command does; once. */
export const seedCashier = async (tx: Tx, merchant: string, name: string): Promise<void> => {
  await seedAccount(tx, merchant, name);
  const { list } = await depositMethods.list(tx, merchant);
  for (const [position, { code, ...settings }] of METHODS.entries()) {
    if (list.some((known) => known.code === code)) continue;
    const names = inEach(({ methods }) => methods.deposits[code]);
    const method = { merchant, code, names, position, provider: SANDBOX, sandbox: true, reason: 'the demo' };
    const instructions = jsonb(
      inEach(({ methods }) => (settings.fee > 0 ? methods.instructionsReviewed : methods.instructions)),
    );
    await depositMethods.put(tx, { ...method, settings: { enabled: true, ...settings } }, { instructions }, anyFailure);
  }
};
