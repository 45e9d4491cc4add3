import { VENDOR_BATCH } from '../../contract/vendor.ts';
import { nowOf, platformOf, type Studio } from './context.ts';
import type { Queryable } from './database.ts';
import { CALL_LEASE_MS, CALL_COLUMNS, send, tryAgain } from './outgoing.ts';
import { applySettlesDone } from './outgoing-results.ts';
import { ATTEMPTS_TOGETHER, type OutgoingRow, type SettleBody } from './outgoing-row.ts';
import { checkQueued } from './platform-client.ts';

/** Settles of one batch. */
const AT_ONCE = VENDOR_BATCH;

/**
 * Stores the settles of bets at a table, one of each bet. They are sent in batches; one that must wait for an earlier call of its
 * bet, a rollback, is sent alone.
 */
export const queueTogether = async (
  tx: Queryable,
  tableRound: number,
  bodies: readonly SettleBody[],
  now: Date,
): Promise<void> => {
  await tx.query(
    `insert into outgoing (round_id, position, kind, tx_id, body, due_at, created_at, table_round_id)
     select settle ->> 'round_id', coalesce(before.last + 1, 0), 'settle', settle ->> 'tx_id', settle, $2, $2,
            case when before.undone then null else $3::bigint end
       from jsonb_array_elements($1::jsonb) settle,
            lateral (select max(o.position) as last, bool_or(o.done_at is null) as undone
                       from outgoing o where o.round_id = settle ->> 'round_id') before`,
    [JSON.stringify(bodies), now, tableRound],
  );
};

/** Leases due settles of one table's round. Skips those that another node holds. */
async function claim(studio: Studio): Promise<OutgoingRow[]> {
  const now = nowOf(studio);
  const { rows } = await studio.db.query<OutgoingRow>(
    `update outgoing set lease_until = $2, attempts = attempts + 1, first_sent_at = coalesce(first_sent_at, $1)
      -- Leased first, then looked up by key, whatever the planner believes of how many wait: joined, each batch took a second where
      -- its statistics were of a moment before the draw.
      where id = any(array(
        with due as materialized (
          select o.id, o.table_round_id from outgoing o
           where o.table_round_id is not null and o.done_at is null and o.attempts < $4 and o.due_at <= $1
             and (o.lease_until is null or o.lease_until <= $1)
           order by o.table_round_id, o.id limit $3 for update skip locked)
        select id from due where table_round_id = (select min(table_round_id) from due)))
      returning ${CALL_COLUMNS}`,
    [now, new Date(now.getTime() + CALL_LEASE_MS), AT_ONCE, ATTEMPTS_TOGETHER],
  );
  return rows;
}

/** Sends one batch of settles of a table's round, if any is due. */
export async function deliverTogether(studio: Studio): Promise<boolean> {
  const calls = await claim(studio);
  if (calls.length > 0) await sendTogether(studio, calls);
  return calls.length > 0;
}

async function sendTogether(studio: Studio, calls: readonly OutgoingRow[]): Promise<void> {
  const [first] = calls;
  const result = await platformOf(studio, first!).batch({
    calls: calls.map(({ body }) => ({ call: 'settle' as const, body: body as SettleBody })),
  });
  const verdict = checkQueued(result);
  if (verdict.verdict === 'again') {
    for (const call of calls) await tryAgain(studio, call, verdict.fault);
  } else if (verdict.verdict === 'done') {
    const answers = (verdict.answer.results ?? []) as (typeof verdict.answer)[];
    await applySettlesDone(studio, calls, answers, nowOf(studio));
  } else if (calls.length === 1) {
    await send(studio, first!);
  } else {
    // One of them is refused, so none was applied.
    const half = Math.ceil(calls.length / 2);
    await sendTogether(studio, calls.slice(0, half));
    await sendTogether(studio, calls.slice(half));
  }
}
