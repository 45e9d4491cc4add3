import type { RequestOf } from '../../../../contract/define.ts';
import type { merchants } from '../../../../contract/merchants.ts';
import type { Tx } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';
import { changeMerchant, lockMerchant } from '../../../operator/merchant.ts';
import { createPool } from '../create-pool.ts';

/** Opens a pool, whose first amount the house pays. */
export const newPool = async (
  tx: Tx,
  { reason, ...pool }: RequestOf<typeof merchants.newPool>,
  fail: Fail<'pool_wrong'>,
): Promise<Record<string, never>> => {
  const { merchant, seedMin, seedMax } = pool;
  const { brand } = await lockMerchant(tx, merchant);
  if (seedMin > seedMax) throw fail('pool_wrong', { details: { problem: 'minimum_above_maximum' } });
  await createPool(tx, { ...pool, currency: brand.currency, exponent: brand.exponent });
  await changeMerchant(tx, merchant, {});
  await audit(tx, { merchant, actor: staffActor(), action: 'pool', reason, before: null, after: pool });
  return {};
};
