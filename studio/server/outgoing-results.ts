import type { VendorAnswer } from '../../contract/vendor.ts';
import type { Studio } from './context.ts';
import type { Queryable } from './database.ts';
import { written } from './sessions.ts';
import type { AdjustBody, OutgoingRow, SettleBody } from './outgoing-row.ts';
import { moveRound, roundById, waitOn, type RoundState } from '../engines/instant/rounds.ts';

/** Applies an accepted settle or rollback: advances the round and updates the position, once. */
export async function applyDone(tx: Queryable, call: OutgoingRow, answer: VendorAnswer, now: Date): Promise<void> {
  if (!(await markDone(tx, call, answer.code, now))) return;
  const amount = call.kind === 'rollback' ? 0 : (answer.amount ?? (call.body as SettleBody | AdjustBody).amount);
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
  } else if (call.kind === 'adjust') {
    await moveRound(tx, call.round_id, 'settle_sent', 'closed', { closedAt: now });
  } else {
    await applySettle(tx, call, amount, now);
  }
  // What a free round wins is bonus money, which is not the player's own.
  // A win of an earlier session may be booked under a later one: it counts for all sessions of this login that were open before
  // it.
  const countedFrom = answer.replayed ? call.first_sent_at : now;
  await tx.query(
    `update play_session s set net = s.net + $2
     from play_session own join round r on r.session_id = own.id
     where r.id = $1 and s.player_account = own.player_account and s.position_started_at = own.position_started_at
       and s.created_at <= $3 and r.free_rounds is null`,
    [call.round_id, amount, countedFrom],
  );
  if (answer.balance !== null) {
    await tx.query(
      `update play_session s set balance = $2, balance_at = $3,
         free_rounds = case when s.game = r.game then $4::jsonb else s.free_rounds end from round r
       where r.id = $1 and s.player_account = r.player_account and s.balance_at <= $3`,
      [call.round_id, answer.balance, now, written(answer.free_rounds)],
    );
  }
}

/**
 * Applies the accepted settles of a table's round as `applyDone` applies each, in one transaction. `answers` are in the order of
 * the calls.
 */
export const applySettlesDone = (
  studio: Studio,
  calls: readonly OutgoingRow[],
  answers: readonly VendorAnswer[],
  now: Date,
): Promise<void> =>
  studio.db.transact(async (tx) => {
    const done = calls.map((call, place) => {
      const { code, replayed, balance, amount } = answers[place]!;
      const { amount: request } = call.body as SettleBody;
      const countedFrom = replayed ? call.first_sent_at : now;
      return { id: call.id, place, code, amount: amount ?? request, balance, countedFrom };
    });
    await tx.query(APPLY_SETTLES, [JSON.stringify(done), now]);
  });

const APPLY_SETTLES = `
  with given as materialized (
    select * from jsonb_to_recordset($1::jsonb)
      as g (id bigint, place int, code text, amount bigint, balance bigint, "countedFrom" timestamptz)
  ), marked as (
    update outgoing o set done_at = $2, code = g.code, lease_until = null from given g
     where o.id = g.id and o.done_at is null
    returning o.round_id, o.tx_id, g.place, g.amount, g.balance, g."countedFrom" as counted_from
  ), booked as (
    insert into tx (tx_id, kind, amount, round_id, at)
    select tx_id, 'settle', amount, round_id, $2 from marked order by place
  ), closed as (
    update round r set state = 'closed', lease_until = null, closed_at = $2 from marked m
     where r.id = m.round_id and r.state = 'settle_sent'
  ), changed as (
    select s.id,
           coalesce(sum(m.amount) filter (where s.position_started_at = own.position_started_at and s.created_at <= m.counted_from), 0) as won,
           (array_agg(m.balance order by m.place desc) filter (where m.balance is not null))[1] as balance
      from marked m join round r on r.id = m.round_id join play_session own on own.id = r.session_id
      join play_session s on s.player_account = own.player_account
     group by s.id
  )
  update play_session s
     set net = s.net + c.won,
         balance = case when s.balance_at <= $2 then coalesce(c.balance, s.balance) else s.balance end,
         balance_at = case when s.balance_at <= $2 and c.balance is not null then $2 else s.balance_at end
    from changed c where s.id = c.id`;

/** A further stake was returned, so the round waits for another move; at a table, for the draw. */
async function waitAgain(tx: Queryable, call: OutgoingRow, now: Date): Promise<void> {
  const round = await roundById(tx, call.round_id);
  if (round) await waitOn(tx, round, 'raise_cancelling', now);
}

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
  const noBet =
    (code === 'BET_NOT_FOUND' && call.kind !== 'adjust') || (code === 'BET_CANCELLED' && call.kind === 'settle');
  if (noBet && call.kind === 'rollback') {
    await moveRound(tx, call.round_id, 'cancelling', 'cancelled', { reason: code, closedAt: now });
    return waitAgain(tx, call, now);
  }
  // A bet at a table is decided while its further stake is rolled back.
  const from: RoundState[] =
    call.kind === 'rollback' ? ['cancelling', 'raise_cancelling', 'settle_sent'] : ['settle_sent'];
  for (const state of from)
    await moveRound(tx, call.round_id, state, noBet ? 'cancelled' : 'disputed', { reason: code, closedAt: now });
  // The platform returned the stake, so the position is corrected too.
  if (noBet && call.kind === 'settle') {
    await tx.query(
      `update play_session s set net = s.net + r.stake, wagered = s.wagered - r.stake from round r
       where r.id = $1 and s.id = r.session_id and r.free_rounds is null`,
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
