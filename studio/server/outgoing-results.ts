import type { VendorAnswer } from '../../contract/vendor.ts';
import type { Queryable } from './database.ts';
import type { OutgoingRow, SettleBody } from './outgoing-row.ts';
import { AWAY_MS, moveRound } from '../engines/instant/rounds.ts';

/** Applies an accepted settle or rollback: advances the round and updates the position, once. */
export async function applyDone(tx: Queryable, call: OutgoingRow, answer: VendorAnswer, now: Date): Promise<void> {
  if (!(await markDone(tx, call, answer.code, now))) return;
  const amount = call.kind === 'settle' ? (answer.amount ?? (call.body as SettleBody).amount) : 0;
  await tx.query(`insert into tx (tx_id, kind, amount, round_id, at) values ($1, $2, $3, $4, $5)`, [
    call.tx_id,
    call.kind,
    amount,
    call.round_id,
    now,
  ]);
  if (call.kind === 'rollback') {
    await moveRound(tx, call.round_id, 'cancelling', 'cancelled', { closedAt: now });
    await waitAgain(tx, call, now);
  } else {
    await applySettle(tx, call, amount, now);
  }
  // A win of an earlier session may be booked under a later one: it counts for all sessions of this login that were open before
  // it.
  const countedFrom = answer.replayed ? call.first_sent_at : now;
  await tx.query(
    `update play_session s set net = s.net + $2
     from play_session own join round r on r.session_id = own.id
     where r.id = $1 and s.player_account = own.player_account and s.position_started_at = own.position_started_at
       and s.created_at <= $3`,
    [call.round_id, amount, countedFrom],
  );
  if (answer.balance !== null) {
    await tx.query(
      `update play_session s set balance = $2, balance_at = $3 from round r
       where r.id = $1 and s.player_account = r.player_account and s.balance_at <= $3`,
      [call.round_id, answer.balance, now],
    );
  }
}

/** A further stake was returned, so the round waits for another move. */
const waitAgain = (tx: Queryable, call: OutgoingRow, now: Date): Promise<boolean> =>
  moveRound(tx, call.round_id, 'raise_cancelling', 'waiting', { leaseUntil: new Date(now.getTime() + AWAY_MS) });

async function applySettle(tx: Queryable, call: OutgoingRow, amount: number, now: Date): Promise<void> {
  const body = call.body as SettleBody;
  if (body.type === 'jackpot')
    await tx.query(`update round set jackpot_amount = $2 where id = $1`, [call.round_id, amount]);
  if (body.round_closed) await moveRound(tx, call.round_id, 'settle_sent', 'closed', { closedAt: now });
}

/**
 * Applies a definitive refusal of a settle or rollback. A bet that was not accepted owes nothing; an operator must check anything
 * else.
 */
export async function applyFinal(tx: Queryable, call: OutgoingRow, code: string, now: Date): Promise<void> {
  if (!(await markDone(tx, call, code, now))) return;
  const noBet = code === 'BET_NOT_FOUND' || (code === 'BET_CANCELLED' && call.kind === 'settle');
  const from = call.kind === 'rollback' ? 'cancelling' : 'settle_sent';
  if (noBet) await waitAgain(tx, call, now);
  else await moveRound(tx, call.round_id, 'raise_cancelling', 'disputed', { reason: code, closedAt: now });
  await moveRound(tx, call.round_id, from, noBet ? 'cancelled' : 'disputed', { reason: code, closedAt: now });
  // The platform returned the stake, so the position is corrected too.
  if (noBet && call.kind === 'settle') {
    await tx.query(
      `update play_session s set net = s.net + r.stake, wagered = s.wagered - r.stake from round r
       where r.id = $1 and s.id = r.session_id`,
      [call.round_id],
    );
  }
  // Does not send the round's remaining calls; the operator decides.
  await tx.query(`update outgoing set done_at = $2, code = 'NOT_SENT' where round_id = $1 and done_at is null`, [
    call.round_id,
    now,
  ]);
}

async function markDone(tx: Queryable, call: OutgoingRow, code: string, now: Date): Promise<boolean> {
  const marked = await tx.query(
    `update outgoing set done_at = $2, code = $3, lease_until = null where id = $1 and done_at is null`,
    [call.id, now, code],
  );
  return marked.rowCount === 1;
}
