import { sql } from 'kysely';
import type { WithdrawalState } from '../../../contract/withdrawals.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import { unreadChanged } from '../notices/index.ts';
import { announceWithdrawals } from './feed.ts';
import { moveMoney } from './money.ts';
import { mayFollow, STATES, type Actor } from './states.ts';
import type { EventState, WithdrawalRow } from './row.ts';

interface Change {
  actor: Actor;
  /** A key of the message catalogue, or the operator's own words. */
  reason?: string;
  details?: object;
  /** Minor units that the provider paid or sent back; for `paid` and `returned`. */
  moved?: number;
  /** Tells apart several moves of the same effect; for `returned`. */
  once?: string;
}

/** Returns one withdrawal, locked until the transaction ends. Lock wallets after it. */
export const lockWithdrawal = async (tx: Tx, merchant: string, id: string): Promise<WithdrawalRow | undefined> =>
  inMerchant(tx, merchant).selectFrom('withdrawals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * Moves a withdrawal to its next state: checks the table of states, moves the money that the state requires, and adds the
 * timeline's entry, all in the caller's transaction; the caller holds the row's lock. Throws for a change that the table does
 * not allow, which callers exclude before.
 */
export const changeState = async (
  tx: Tx,
  row: WithdrawalRow,
  to: WithdrawalState,
  { actor, reason, details, moved, once }: Change,
): Promise<WithdrawalRow> => {
  if (!mayFollow(row.state, to, actor))
    throw new Error(`${actor} cannot change withdrawal ${row.id} from ${row.state} to ${to}`);
  await moveMoney(tx, row, STATES[to].ledger, { reason: reason ?? '', moved, once });
  const changed = await inMerchant(tx, row.merchant)
    .updateTable('withdrawals')
    .set({
      state: to,
      reason: reason ?? null,
      updated_at: sql<Date>`clock_timestamp()`,
      // An approved order is due at once; a provider that does not answer is asked again by the job.
      ...nextQuestion(row, to),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(tx, changed, { state: to, actor, reason, details });
  await announceWithdrawals(tx, row.merchant, row.member_id);
  await unreadChanged(tx, row.merchant, [row.member_id]);
  return changed;
};

/** A paid order is asked about again after an hour, and then by the job that follows paid orders. */
const nextQuestion = ({ ask_at }: WithdrawalRow, to: WithdrawalState) => {
  const now = sql<Date>`clock_timestamp()`;
  if (to === 'approved') return { ask_at: now };
  if (to === 'paid') return { paid_at: now, ask_at: sql<Date>`clock_timestamp() + interval '1 hour'` };
  return { ask_at: ['paying', 'confirmed', 'returned'].includes(to) ? ask_at : null };
};

/** Adds one entry to a withdrawal's timeline. */
export const recordEvent = async (
  tx: Tx,
  { merchant, id }: Pick<WithdrawalRow, 'merchant' | 'id'>,
  {
    state,
    actor,
    reason = null,
    details = {},
  }: { state: EventState; actor: Actor; reason?: string | null; details?: object },
): Promise<void> => {
  await inMerchant(tx, merchant)
    .insertInto('withdrawal_events', { withdrawal_id: id, state, actor, reason, details: jsonb(details) })
    .execute();
};
