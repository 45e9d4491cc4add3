import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inBrand } from '../../db/brand.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import { SANDBOX } from './provider.ts';

const INSTRUCTIONS = {
  EN: 'Opens the sandbox cashier in a new page. No bank is involved; press Pay there and the balance here follows.',
  CN: '将在新页面打开演示收银台。不涉及银行；在那里按“支付”，这里的余额随之更新。',
  AR: 'يفتح صندوق الدفع التجريبي في صفحة جديدة. لا علاقة لأي بنك به؛ اضغط «ادفع» هناك فيتغير الرصيد هنا.',
};
const REVIEWED = {
  EN: 'As the sandbox card, with a fee that is taken from the amount. Large transfers wait for a person to look at them.',
  CN: '与演示卡相同，手续费从金额中扣除。大额转账需等待人工审核。',
  AR: 'مثل البطاقة التجريبية، مع رسم يُخصم من المبلغ. التحويلات الكبيرة تنتظر مراجعة شخص.',
};

/** Amounts in minor units of a currency of two digits. */
const METHODS = [
  { code: 'sandbox-card', name: 'Sandbox card', minimum: 1_000, maximum: 500_000, fee: 0, review_from: 100_000 },
  { code: 'sandbox-bank', name: 'Sandbox bank', minimum: 2_000, maximum: 2_000_000, fee: 100, review_from: 200_000 },
] as const;

/** Gives a brand its account at the sandbox cashier, with a secret of its own, and the methods that use it; once. */
export const seedCashier = async (tx: Tx, merchant: string, name: string): Promise<void> => {
  const brand = inBrand(tx, merchant);
  const secret = randomBytes(32).toString('base64url');
  const made = await brand
    .insertInto('provider_accounts', { provider: SANDBOX, account: merchant, secret, base_url: '/cashier' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 1n)
    await sql`insert into cashier.accounts (code, secret, name, webhook_url)
              values (${merchant}, ${secret}, ${name}, ${`/webhooks/${SANDBOX}`})`.execute(tx);
  const rows = METHODS.map((method, position) => ({
    ...method,
    provider: SANDBOX,
    instructions: jsonb(method.fee > 0 ? REVIEWED : INSTRUCTIONS),
    sandbox: true,
    position,
  }));
  await brand
    .insertInto('deposit_methods', rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
