import { sql } from 'kysely';
import { PLAYER_LIMIT_BOUNDS, type LimitKind, type LimitPeriod } from '../../../contract/player-limits.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { audit } from '../../operator/audit.ts';
import { staffActor } from '../../operator/actor.ts';
import { recordRequested } from './requested.ts';
import { lockMember } from './lock-member.ts';

interface Limit {
  kind: LimitKind;
  period: LimitPeriod;
}
/** A change of a limit; amount null: none. */
type Change = Limit & { amount: number | null };
type Owner = 'player' | 'operator';

/** Sets the member's own limit. A stricter one applies at once; a higher one or none after 24 hours (PP-14). */
export const setOwnLimit = async (tx: Tx, member: MemberRow, change: Change): Promise<void> => {
  await lockMember(tx, member);
  await recordRequested(tx, member);
  const current = await amountOf(tx, member, change, 'player');
  const { amount } = change;
  const actor = `member:${member.id}`;
  if (current === null || (amount !== null && amount <= current)) {
    await write(tx, member, change, 'player');
    if (current !== amount) await record(tx, member, { change, before: current, actor });
    return;
  }
  // The amount in force is written too: an earlier raise may have taken effect.
  await updateOwn(tx, member, change)
    .set({
      amount: current,
      pending_amount: amount,
      pending_from: sql<Date>`clock_timestamp() + make_interval(hours => ${PLAYER_LIMIT_BOUNDS.raiseAfterHours})`,
    })
    .execute();
  await record(tx, member, { change, before: current, actor, action: 'limit_raise_request' });
};

/** Cancels the member's raise or removal that has not taken effect. */
export const cancelPending = async (tx: Tx, member: MemberRow, limit: Limit): Promise<void> => {
  await lockMember(tx, member);
  const cancelled = await updateOwn(tx, member, limit)
    .set({ pending_amount: null, pending_from: null })
    .where('pending_from', '>', sql<Date>`clock_timestamp()`)
    .returning('amount')
    .executeTakeFirst();
  if (!cancelled) return;
  const change = { ...limit, amount: cancelled.amount };
  const actor = `member:${member.id}`;
  await record(tx, member, { change, before: cancelled.amount, actor, action: 'limit_raise_cancel' });
};

/** Sets or removes the operator's limit of a member, at once. */
export const setOperatorLimit = async (tx: Tx, member: MemberRow, change: Change, reason: string): Promise<void> => {
  await lockMember(tx, member);
  const before = await amountOf(tx, member, change, 'operator');
  await write(tx, member, change, 'operator');
  await record(tx, member, { change, before, actor: staffActor(), reason });
};

const amountOf = async (tx: Tx, member: MemberRow, limit: Limit, owner: Owner): Promise<number | null> => {
  const row = await inMerchant(tx, member.merchant)
    .selectFrom('limits')
    .select(sql<number | null>`limit_in_force(limits)`.as('amount'))
    .where('member_id', '=', member.id)
    .where('kind', '=', limit.kind)
    .where('period', '=', limit.period)
    .where('owner', '=', owner)
    .executeTakeFirst();
  return row?.amount ?? null;
};

/** Writes a limit that applies at once, in place of the old one and of its pending change. */
const write = async (tx: Tx, member: MemberRow, { kind, period, amount }: Change, owner: Owner): Promise<void> => {
  const tables = inMerchant(tx, member.merchant);
  await tables
    .deleteFrom('limits')
    .where('member_id', '=', member.id)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('owner', '=', owner)
    .execute();
  if (amount === null) return;
  await tables.insertInto('limits', { member_id: member.id, kind, period, owner, amount }).execute();
};

const updateOwn = (tx: Tx, member: MemberRow, { kind, period }: Limit) =>
  inMerchant(tx, member.merchant)
    .updateTable('limits')
    .where('member_id', '=', member.id)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('owner', '=', 'player');

const record = (
  tx: Tx,
  { merchant, id }: MemberRow,
  done: { change: Change; before: number | null; actor: string; action?: string; reason?: string },
): Promise<void> => {
  const { change, before, actor, action = 'limit_set', reason = '' } = done;
  return audit(tx, {
    merchant,
    actor,
    action,
    reason,
    before: { ...change, memberId: id, amount: before },
    after: { ...change, memberId: id },
    memberId: id,
  });
};
