import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { salaryOperator } from '../../../../contract/salary-operator.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Tx } from '../../../db/database.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';
import { decideBill } from '../decide-bills.ts';
import type { Fail } from '../../../http/failure.ts';

/** Approves and pays a waiting bill, or refuses it. */
export const decide = async (
  tx: Tx,
  { merchant, billId, decision, reason }: RequestOf<typeof salaryOperator.decide>,
  fail: Fail<'bill_already_decided'>,
): Promise<ResponseOf<typeof salaryOperator.decide>> => {
  await lockMerchant(tx, merchant);
  const bill = await decideBill(tx, { merchant, id: billId, approve: decision === 'approve', reason }, fail);
  const { username, currency, exponent } = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select(['username', 'currency', 'exponent'])
    .where('id', '=', bill.agent_id)
    .executeTakeFirstOrThrow();
  const state = decision === 'approve' ? 'issued' : 'refused';
  const named = { bill: billId, account: username, kind: bill.kind, amount: bill.amount };
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'pay', reason, memberId: bill.agent_id },
    ...{ before: { ...named, state: bill.state }, after: { ...named, state } },
  });
  return { state, account: username, amount: { amount: bill.amount, currency, exponent } };
};
