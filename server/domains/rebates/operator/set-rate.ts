import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { downlinesOperator } from '../../../../contract/downlines-operator.ts';
import type { Tx } from '../../../db/database.ts';
import { audit } from '../../../operator/audit.ts';
import { findMember } from '../../../operator/find-member.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';
import { boundsOf, checkRate, lockRates, writeRate } from '../rates.ts';
import type { Fail } from '../../../http/failure.ts';

/** Sets a member's rebate rate, within the merchant's bounds and those of its line. */
export const setRebateRate = async (
  tx: Tx,
  { merchant, account, rate, reason }: RequestOf<typeof downlinesOperator.setRebateRate>,
  fail: Fail<'rebate_above_max' | 'rebate_below_downline'>,
): Promise<ResponseOf<typeof downlinesOperator.setRebateRate>> => {
  const row = await lockMerchant(tx, merchant);
  await lockRates(tx, merchant);
  const member = await findMember(tx, { merchant, account });
  checkRate(rate, await boundsOf(tx, row, member), fail);
  await writeRate(tx, merchant, member.id, rate);
  const named = { account: member.username };
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: 'rebate_rate',
    reason,
    before: { ...named, rate: member.rebate_rate },
    after: { ...named, rate },
    memberId: member.id,
  });
  return { ...named, rate };
};
