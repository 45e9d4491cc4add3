import { nowOf, platformOf, type Studio } from './context.ts';
import type { Queryable } from './database.ts';
import { applyDone, applyFinal } from './outgoing-results.ts';
import {
  ATTEMPTS_TOGETHER,
  type AdjustBody,
  type OutgoingRow,
  type RollbackBody,
  type SettleBody,
} from './outgoing-row.ts';
import { GIVE_UP_MS, checkQueued, retryDelayMs, type PlatformClient } from './platform-client.ts';
import type { RoundRow } from '../engines/instant/rounds.ts';

/** Lease of a call; longer than the call may take. */
export const CALL_LEASE_MS = 20_000;

/** Stores the settles of a round, in order. They are due at once. */
export async function queueSettle(
  studio: Studio,
  tx: Queryable,
  round: RoundRow,
  bodies: SettleBody[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const body of bodies) {
    ids.push(await queue(studio, tx, { roundId: round.id, kind: 'settle', txId: body.tx_id, body }));
  }
  return ids;
}

/** Stores the rollback of one of a round's bets. */
export async function queueRollback(
  studio: Studio,
  tx: Queryable,
  round: RoundRow,
  betTxId: string,
  reason = 'bet not answered',
): Promise<number> {
  const body: RollbackBody = {
    player: round.player,
    tx_id: `${betTxId.replace(/-bet$/, '')}-rollback`,
    target_tx_id: betTxId,
    round_id: round.id,
    game: round.game,
    reason,
  };
  return queue(studio, tx, { roundId: round.id, kind: 'rollback', txId: body.tx_id, body });
}

/** Stores a correction of what a closed round paid. */
export const queueAdjust = (studio: Studio, tx: Queryable, body: AdjustBody): Promise<number> =>
  queue(studio, tx, { roundId: body.round_id, kind: 'adjust', txId: body.tx_id, body });

async function queue(
  studio: Studio,
  tx: Queryable,
  call: { roundId: string; kind: OutgoingRow['kind']; txId: string; body: object },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into outgoing (round_id, position, kind, tx_id, body, due_at, created_at)
     values ($1, (select coalesce(max(position) + 1, 0) from outgoing where round_id = $1), $2, $3, $4, $5, $5) returning id`,
    [call.roundId, call.kind, call.txId, JSON.stringify(call.body), nowOf(studio)],
  );
  return rows[0]?.id as number;
}

/** A leased call, as it is returned. */
export const CALL_COLUMNS = `id, round_id, position, kind, tx_id, body, attempts, created_at, first_sent_at,
       (select a.merchant from round r join player_account a on a.id = r.player_account where r.id = round_id) as merchant,
       (select r.game from round r where r.id = round_id) as game`;

const DUE = `o.done_at is null and (o.table_round_id is null or o.attempts >= ${ATTEMPTS_TOGETHER}) and o.due_at <= $1 and (o.lease_until is null or o.lease_until <= $1)
  and not exists (select 1 from outgoing b where b.round_id = o.round_id and b.position < o.position and b.done_at is null)`;

/** Leases one due call for this node. Skips calls that another node holds. */
async function claim(studio: Studio, id: number | null): Promise<OutgoingRow | undefined> {
  const now = nowOf(studio);
  const { rows } = await studio.db.query<OutgoingRow>(
    `update outgoing set lease_until = $2, attempts = attempts + 1, first_sent_at = coalesce(first_sent_at, $1)
     where id = (select o.id from outgoing o where ${DUE} and ($3::bigint is null or o.id = $3)
                 order by o.due_at, o.id limit 1 for update of o skip locked)
     returning ${CALL_COLUMNS}`,
    [now, new Date(now.getTime() + CALL_LEASE_MS), id],
  );
  return rows[0];
}

/** Makes one call if it is due and free. Returns true once its result is definitive. */
export async function deliver(studio: Studio, id: number): Promise<boolean> {
  const call = await claim(studio, id);
  return call ? send(studio, call) : false;
}

/** Makes the most overdue call, if any. */
export async function deliverNext(studio: Studio): Promise<boolean> {
  const call = await claim(studio, null);
  if (call) await send(studio, call);
  return call !== undefined;
}

const SEND = {
  settle: (platform, { body }) => platform.settle(body as SettleBody),
  rollback: (platform, { body }) => platform.rollback(body as RollbackBody),
  adjust: (platform, { body }) => platform.adjust(body as AdjustBody),
} as const satisfies Record<
  OutgoingRow['kind'],
  (platform: PlatformClient, call: OutgoingRow) => ReturnType<PlatformClient['settle']>
>;

/** Makes a leased call. Returns true once its result is definitive. */
export async function send(studio: Studio, call: OutgoingRow): Promise<boolean> {
  const platform = platformOf(studio, call);
  const result = await SEND[call.kind](platform, call);
  const verdict = checkQueued(result);
  if (verdict.verdict === 'done') {
    await studio.db.transact((tx) => applyDone(tx, call, verdict.answer, nowOf(studio)));
    return true;
  }
  if (verdict.verdict === 'final') {
    studio.log.error(
      { roundId: call.round_id, txId: call.tx_id, code: verdict.code },
      `a ${call.kind} was refused for good`,
    );
    await studio.db.transact((tx) => applyFinal(tx, call, verdict.code, nowOf(studio)));
    return true;
  }
  return tryAgain(studio, call, verdict.fault);
}

/** Frees a leased call without a definitive result, to be made later. */
export async function tryAgain(studio: Studio, call: OutgoingRow, fault: string): Promise<boolean> {
  const now = nowOf(studio);
  const { id, round_id: roundId, tx_id: txId, attempts } = call;
  if (now.getTime() - call.created_at.getTime() >= GIVE_UP_MS) {
    studio.log.error({ roundId, txId, attempts, fault }, `a ${call.kind} was given up after 72 hours`);
    await studio.db.transact((tx) => applyFinal(tx, call, 'GIVEN_UP', now));
    return true;
  }
  const dueAt = new Date(now.getTime() + retryDelayMs(attempts));
  studio.log.warn({ roundId, txId, attempts, fault, dueAt }, `a ${call.kind} will be tried again`);
  await studio.db.query(
    `update outgoing set due_at = $2, lease_until = null, last_fault = $3 where id = $1 and done_at is null`,
    [id, dueAt, fault.slice(0, 500)],
  );
  return false;
}
