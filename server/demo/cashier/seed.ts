import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import { SANDBOX } from './provider.ts';

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
    review_from: 100_000,
  },
  {
    code: 'sandbox-bank',
    names: { EN: 'Sandbox bank', CN: '沙盒银行', AR: 'مصرف تجريبي' },
    minimum: 2_000,
    maximum: 2_000_000,
    presets: [5_000, 10_000, 20_000, 50_000],
    fee: 100,
    review_from: 200_000,
  },
];

/** Creates a merchant's account at the sandbox cashier, with its own secret, and the deposit methods that use it; once. */
export const seedCashier = async (tx: Tx, merchant: string, name: string): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  const secret = randomBytes(32).toString('base64url');
  const made = await tables
    .insertInto('provider_accounts', { provider: SANDBOX, account: merchant, secret, base_url: '/cashier' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 1n)
    await sql`insert into cashier.accounts (code, secret, name, webhook_url)
              values (${merchant}, ${secret}, ${name}, ${`/webhooks/${SANDBOX}`})`.execute(tx);
  const rows = METHODS.map(({ names, ...method }, position) => ({
    ...method,
    name: names.EN,
    names: jsonb(names),
    provider: SANDBOX,
    instructions: jsonb(method.fee > 0 ? REVIEWED : INSTRUCTIONS),
    sandbox: true,
    position,
  }));
  await tables
    .insertInto('deposit_methods', rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
