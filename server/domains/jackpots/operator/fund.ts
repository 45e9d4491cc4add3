import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { operator } from '../../../../contract/operator.ts';
import type { Tx } from '../../../db/database.ts';
import { changePool, fundPool, lockPool, MICRO } from '../pool.ts';
import { commonFailure } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';

/**
 * Transfers money from the house account to a pool's reserve, from which it is released like contributions. The rules page
 * states it separately.
 */
export const fundJackpot = async (
  tx: Tx,
  { merchant, pool: id, amount, reason }: RequestOf<typeof operator.fundJackpot>,
): Promise<ResponseOf<typeof operator.fundJackpot>> => {
  await lockMerchant(tx, merchant);
  const pool = await lockPool(tx, merchant, id);
  if (!pool) throw commonFailure('not_found');
  const { currency, exponent } = pool;
  await fundPool(tx, pool, 'pool_fund', amount);
  pool.reserveMicro += BigInt(amount) * MICRO;
  await changePool(tx, pool, { funded: amount });
  const after = { pool: id, amount, currency };
  await audit(tx, { merchant, actor: staffActor(), action: 'jackpot_fund', reason, before: null, after });
  return { money: { amount, currency, exponent } };
};
