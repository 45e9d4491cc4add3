import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { downlinesOperator } from '../../../../contract/downlines-operator.ts';
import { sql } from 'kysely';
import { inMerchant } from '../../../db/merchant.ts';
import { jsonb, type Tx } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';
import { changeMerchant, lockMerchant } from '../../../operator/merchant.ts';
import { lockRates, rebateBounds } from '../rates.ts';

/**
 * Sets the bounds of a merchant's rebate rates. Refused below the rate of an agent without upline. A larger difference applies to
 * rates that are set from then on.
 */
export const setRebateBounds = async (
  tx: Tx,
  { merchant, max, difference, reason }: RequestOf<typeof downlinesOperator.setRebateBounds>,
  fail: Fail<'rebate_bounds_wrong'>,
): Promise<ResponseOf<typeof downlinesOperator.setRebateBounds>> => {
  const row = await lockMerchant(tx, merchant);
  await lockRates(tx, merchant);
  const { highest } = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select(sql<number>`coalesce(max(rebate_rate), 0)`.as('highest'))
    .where('upline', 'is', null)
    .executeTakeFirstOrThrow();
  if (max < highest || difference > max) throw fail('rebate_bounds_wrong', { details: { highest } });
  const before = rebateBounds(row);
  const settings = { ...row.settings, maxRebate: max, rebateDifference: difference };
  await changeMerchant(tx, merchant, { settings: jsonb(settings) });
  const after = { max, difference };
  await audit(tx, { merchant, actor: staffActor(), action: 'rebate_bounds', reason, before, after });
  return after;
};
