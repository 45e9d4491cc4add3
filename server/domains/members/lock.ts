import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { membersOperator } from '../../../contract/members-operator.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { staffActor } from '../../operator/actor.ts';
import { audit } from '../../operator/audit.ts';
import { findMember } from '../../operator/find-member.ts';
import { lockMerchant } from '../../operator/merchant.ts';
import { endSessions } from '../auth/index.ts';
import { RUNNING_STATES } from '../withdrawals/index.ts';

/**
 * Locks a member, or unlocks. A locked one cannot log in or bet; its sessions end, and its sockets close with them (W9). Its
 * withdrawals stay in their states: those not yet with a provider are not paid until it is unlocked, unless they are refused.
 */
export const setLock = async (
  tx: Tx,
  { merchant, account, locked, reason }: RequestOf<typeof membersOperator.setLock>,
): Promise<ResponseOf<typeof membersOperator.setLock>> => {
  await lockMerchant(tx, merchant);
  const member = await findMember(tx, { merchant, account }, { locked: true });
  const { id, username, currency, exponent } = member;
  const tables = inMerchant(tx, merchant);
  let ended = 0;
  if (locked !== member.locked) {
    const set = locked
      ? { lock_reason: reason, locked_by: staffActor(), locked_at: sql<Date>`clock_timestamp()` }
      : { lock_reason: null, locked_by: null, locked_at: null };
    await tables
      .updateTable('members')
      .set({ locked, ...set })
      .where('id', '=', id)
      .execute();
    if (locked) ended = await endSessions(tx, { merchant, memberId: id }, 'operator');
    await audit(tx, {
      ...{ merchant, actor: staffActor(), action: locked ? 'member_lock' : 'member_unlock', reason, memberId: id },
      before: { locked: member.locked, reason: member.lock_reason },
      after: { locked, ended },
    });
  }
  const running = await tables
    .selectFrom('withdrawals')
    .select(['id', 'state', 'amount'])
    .where('member_id', '=', id)
    .where('state', 'in', [...RUNNING_STATES])
    .orderBy('created_at')
    .execute();
  return {
    ...{ account: username, locked, ended },
    withdrawals: running.map(({ id: withdrawalId, state, amount }) => ({
      ...{ withdrawalId, state },
      money: { amount, currency, exponent },
    })),
  };
};
