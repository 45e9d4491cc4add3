import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { FilledWallets, transferOperator } from '../../../../contract/transfers-operator.ts';
import { jsonb, type Tx } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';
import { changeMerchant, lockMerchant } from '../../../operator/merchant.ts';

/**
 * Sets whether the merchant's wallet is single (WAL-03). Open pages reload the site info. Throws `vendor_wallets_filled` if it
 * would become single while vendor wallets hold money.
 */
export const setSingleWallet = async (
  tx: Tx,
  { merchant, single, reason }: RequestOf<typeof transferOperator.setSingleWallet>,
  fail: Fail<'vendor_wallets_filled'>,
): Promise<ResponseOf<typeof transferOperator.setSingleWallet>> => {
  const { settings } = await lockMerchant(tx, merchant);
  if (single) await checkEmpty(tx, merchant, fail);
  const before = { singleWallet: settings.singleWallet ?? true };
  await changeMerchant(tx, merchant, { settings: jsonb({ ...settings, singleWallet: single }) });
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: 'setting',
    reason,
    before,
    after: { singleWallet: single },
  });
  return { single };
};

/**
 * Throws if a vendor wallet holds money. The members' main wallets stay locked: a transfer or vendor call that runs has ended
 * before, and a later one finds the wallet single.
 */
const checkEmpty = async (tx: Tx, merchant: string, fail: Fail<'vendor_wallets_filled'>): Promise<void> => {
  await sql`select vendor_lock(${merchant}, array(
    select distinct split_part(owner, ':', 4)::bigint from accounts where merchant = ${merchant} and kind = 'vendor_wallet'))`.execute(
    tx,
  );
  const { rows } = await sql<{ wallets: number; amount: number; currency: string; exponent: number }>`
    select count(*) as wallets, sum(balance)::bigint as amount, currency, exponent from accounts
     where merchant = ${merchant} and kind = 'vendor_wallet' and balance > 0
     group by currency, exponent order by currency`.execute(tx);
  if (rows.length === 0) return;
  const details: FilledWallets = { list: rows.map(({ wallets, ...money }) => ({ wallets, money })) };
  throw fail('vendor_wallets_filled', { details });
};
