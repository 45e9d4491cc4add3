import { sql } from 'kysely';
import type { RequestOf } from '../../../contract/define.ts';
import type { withdrawals } from '../../../contract/withdrawals.ts';
import { everyMerchant, type Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { commonFailure, type Fail } from '../../http/failure.ts';
import type { MemberCall } from '../../http/route.ts';
import { changeState, lockWithdrawal, recordEvent } from './change-state.ts';
import type { WithdrawalRow } from './row.ts';
import { usePictures } from '../support/index.ts';
import { announceWithdrawals } from './feed.ts';
import type { Actor } from './states.ts';

const BATCH = 100;

/** Takes the member's answer about a part of a withdrawal (WAL-02). Returns the withdrawal's id. */
export const answerPart = async (
  tx: Tx,
  { merchant, member, fail }: MemberCall<'image_not_found' | 'part_already_answered' | 'proof_needed'>,
  { partId, received, remark, pictures = [] }: RequestOf<typeof withdrawals.answerPart>,
): Promise<string> => {
  const { row, state } = await lockPart(tx, merchant.code, partId, member.id);
  if (state !== 'waiting') throw fail('part_already_answered', { details: { state } });
  if (!received && pictures.length === 0) throw fail('proof_needed');
  await usePictures(
    inMerchant(tx, merchant.code),
    {
      to: { withdrawal_part_id: partId },
      memberId: member.id,
      images: pictures,
    },
    fail,
  );
  await setPart(tx, row, partId, received ? 'received' : 'not_received', remark);
  await recordEvent(tx, row, {
    state: received ? 'part_received' : 'part_not_received',
    actor: 'member',
    reason: remark,
    details: { partId, pictures },
  });
  await confirmIfAllReceived(tx, row, 'member');
  return row.id;
};

const lockPart = async (tx: Tx, merchant: string, partId: string, memberId?: number) => {
  const part = await inMerchant(tx, merchant)
    .selectFrom('withdrawal_parts')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_parts.withdrawal_id')
    .select(['withdrawals.id', 'withdrawals.member_id'])
    .where('withdrawal_parts.id', '=', partId)
    .executeTakeFirst();
  if (!part || (memberId !== undefined && part.member_id !== memberId)) throw commonFailure('not_found');
  const row = await lockWithdrawal(tx, merchant, part.id);
  if (!row) throw commonFailure('not_found');
  // Read again under the lock.
  const { state } = await inMerchant(tx, merchant)
    .selectFrom('withdrawal_parts')
    .select('state')
    .where('id', '=', partId)
    .executeTakeFirstOrThrow();
  return { row, state };
};

const setPart = async (
  tx: Tx,
  { merchant }: WithdrawalRow,
  id: string,
  state: 'received' | 'not_received' | 'forced_received',
  remark: string | undefined,
): Promise<void> => {
  await inMerchant(tx, merchant)
    .updateTable('withdrawal_parts')
    .set({ state, remark: remark ?? null, answered_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
};

/** A paid withdrawal whose parts are all received is confirmed. */
const confirmIfAllReceived = async (tx: Tx, row: WithdrawalRow, actor: Actor): Promise<void> => {
  const { open } = await inMerchant(tx, row.merchant)
    .selectFrom('withdrawal_parts')
    .select(sql<number>`count(*) filter (where state in ('waiting', 'not_received'))::int`.as('open'))
    .where('withdrawal_id', '=', row.id)
    .executeTakeFirstOrThrow();
  if (row.state === 'paid' && open === 0) await changeState(tx, row, 'confirmed', { actor });
  else await announceWithdrawals(tx, row.merchant, row.member_id);
};

/** The operator decides a case of *not received*: the payment is proved, with a reason that the member sees. */
export const forceReceived = async (
  tx: Tx,
  merchant: string,
  partId: string,
  reason: string,
  fail: Fail<'part_already_answered'>,
): Promise<WithdrawalRow> => {
  const { row, state } = await lockPart(tx, merchant, partId);
  if (state !== 'not_received') throw fail('part_already_answered', { details: { state } });
  await setPart(tx, row, partId, 'forced_received', reason);
  await recordEvent(tx, row, { state: 'part_forced_received', actor: 'operator', reason, details: { partId } });
  await confirmIfAllReceived(tx, row, 'operator');
  return row;
};

/** Parts whose time is over count as received. A job calls it each minute. */
export const receiveOverdueParts = async (ctx: BaseContext): Promise<number> => {
  const overdue = await everyMerchant(ctx.database.db)
    .selectFrom('withdrawal_parts')
    .select(['id', 'merchant'])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('due_at')
    .limit(BATCH)
    .execute();
  let received = 0;
  for (const { id, merchant } of overdue)
    await ctx.database.transact(async (tx) => {
      const { row, state } = await lockPart(tx, merchant, id);
      if (state !== 'waiting') return;
      await setPart(tx, row, id, 'received', undefined);
      await recordEvent(tx, row, {
        state: 'part_received',
        actor: 'platform',
        reason: 'unanswered',
        details: { partId: id },
      });
      await confirmIfAllReceived(tx, row, 'platform');
      received += 1;
    });
  return received;
};
