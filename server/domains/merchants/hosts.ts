import type { RequestOf } from '../../../contract/define.ts';
import type { MerchantRow, merchants } from '../../../contract/merchants.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { commonFailure, type Fail } from '../../http/failure.ts';
import { audit } from '../../operator/audit.ts';
import { staffActor } from '../../operator/actor.ts';
import { lockMerchant } from '../../operator/merchant.ts';
import { rowOf } from './list.ts';

/** Leads calls of a host to a merchant. Returns false if the host is another merchant's. */
export const insertHost = async (tx: Tx, merchant: string, host: string): Promise<boolean> => {
  const tables = inMerchant(tx, merchant);
  await tables
    .insertInto('domains', { host })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await tables.selectFrom('domains').select('host').where('host', '=', host).executeTakeFirst()) !== undefined;
};

export const addHost = async (
  tx: Tx,
  { merchant, host, reason }: RequestOf<typeof merchants.addHost>,
  fail: Fail<'host_taken'>,
): Promise<MerchantRow> => {
  await lockMerchant(tx, merchant);
  if (!(await insertHost(tx, merchant, host))) throw fail('host_taken');
  await audit(tx, { merchant, actor: staffActor(), action: 'host', reason, before: null, after: { host } });
  return rowOf(tx, merchant);
};

export const removeHost = async (
  tx: Tx,
  { merchant, host, reason }: RequestOf<typeof merchants.removeHost>,
): Promise<MerchantRow> => {
  await lockMerchant(tx, merchant);
  const { numDeletedRows } = await inMerchant(tx, merchant)
    .deleteFrom('domains')
    .where('host', '=', host)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw commonFailure('not_found');
  await audit(tx, { merchant, actor: staffActor(), action: 'host', reason, before: { host }, after: null });
  return rowOf(tx, merchant);
};
