import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { operator } from '../../../../contract/operator.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { creditDeposit } from '../credit.ts';
import { lockDeposit, setState } from '../queries.ts';
import type { Fail } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';

/** Maximum deposits shown. The oldest come first. */
const SHOWN = 200;

export const waitingDeposits = async (
  db: Db,
  merchant: string,
): Promise<ResponseOf<typeof operator.waitingDeposits>> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('deposits')
    .innerJoin('members', 'members.id', 'deposits.member_id')
    .where('deposits.state', '=', 'review')
    .select([
      'deposits.id',
      'deposits.amount',
      'deposits.currency',
      'deposits.exponent',
      'deposits.method',
      'deposits.created_at',
      'members.username',
    ])
    .orderBy('deposits.created_at')
    .limit(SHOWN)
    .execute();
  return {
    list: rows.map(({ id, username, amount, currency, exponent, method, created_at }) => ({
      id,
      account: username,
      money: { amount, currency, exponent },
      method,
      createdAtMs: created_at.getTime(),
    })),
  };
};

/** Approves a paid deposit in review, or refuses one that is not final yet. */
export const decideDeposit = async (
  tx: Tx,
  { merchant, depositId, decision, reason }: RequestOf<typeof operator.decideDeposit>,
  fail: Fail<'deposit_already_final'>,
): Promise<{ state: string }> => {
  const deposit = await lockDeposit(tx, merchant, depositId);
  if (!deposit) throw fail('not_found');
  const { state } = deposit;
  if (state !== 'review' && state !== 'pending') throw fail('deposit_already_final', { details: { state } });
  // A deposit that the provider has not confirmed as paid cannot be credited.
  if (decision === 'approve' && state === 'pending') throw fail('not_allowed', { details: { state } });
  if (decision === 'approve') await creditDeposit(tx, deposit, reason);
  else await setState(tx, deposit, 'refused', { reason });
  const after = decision === 'approve' ? 'paid' : 'refused';
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: `deposit_${decision}`,
    reason,
    before: { depositId, state },
    after: { depositId, state: after, amount: deposit.amount, currency: deposit.currency },
    memberId: deposit.member_id,
  });
  return { state: after };
};
