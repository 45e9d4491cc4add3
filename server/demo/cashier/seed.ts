import { sql } from 'kysely';
import { jsonb, type Tx } from '../../db/database.ts';
import { depositMethods } from '../../domains/deposits/operator/methods.ts';
import { anyFailure } from '../../http/failure.ts';
import { SANDBOX } from './provider.ts';
import { seedSettings } from './settings.ts';

const INSTRUCTIONS = {
  EN: 'You continue on the payment page. Demo: no real money is charged.',
  CN: '将前往支付页面完成付款。演示：不会收取真实资金。',
  AR: 'ستتابع في صفحة الدفع. موقع تجريبي: لا تُخصم أموال حقيقية.',
};
const REVIEWED = {
  EN: 'You continue on the payment page. The fee is taken from the amount, and large transfers may be reviewed first. Demo: no real money is charged.',
  CN: '将前往支付页面完成付款。手续费从金额中扣除，大额转账可能需先审核。演示：不会收取真实资金。',
  AR: 'ستتابع في صفحة الدفع. تُخصم الرسوم من المبلغ، وقد تُراجَع التحويلات الكبيرة أولًا. موقع تجريبي: لا تُخصم أموال حقيقية.',
};

/** Amounts in minor units of a currency with two decimal digits. */
const METHODS = [
  {
    code: 'sandbox-card',
    names: { EN: 'Sandbox card', CN: '沙盒银行卡', AR: 'بطاقة تجريبية' },
    minimum: 1_000,
    maximum: 500_000,
    presets: [2_000, 5_000, 10_000, 20_000],
    fee: 0,
    reviewFrom: 100_000,
  },
  {
    code: 'sandbox-bank',
    names: { EN: 'Sandbox bank', CN: '沙盒银行', AR: 'مصرف تجريبي' },
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
  for (const [position, { code, names, ...settings }] of METHODS.entries()) {
    if (list.some((known) => known.code === code)) continue;
    const method = { merchant, code, names, position, provider: SANDBOX, sandbox: true, reason: 'the demo' };
    const instructions = jsonb(settings.fee > 0 ? REVIEWED : INSTRUCTIONS);
    await depositMethods.put(tx, { ...method, settings: { enabled: true, ...settings } }, { instructions }, anyFailure);
  }
};
