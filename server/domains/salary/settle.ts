import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Millis } from '../../../contract/primitives.ts';
import { REALTIME_WINDOW_MS } from '../../../contract/salary.ts';
import type { Tx } from '../../db/database.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { LeasedRun } from '../../jobs/every-leased.ts';
import { emitAgentFigures } from '../../live/emit.ts';
import type { MerchantWindows } from './merchant-windows.ts';
import { markOf, type Tally } from './window-queries.ts';
import { readCursor } from './count.ts';
import { hashBills } from './inputs-hash.ts';
import type { Rest } from './pace.ts';
import { payBills, type HashedBill } from './pay-bills.ts';
import { firstOf } from '../../shared/first-of.ts';

/** Bills per transaction. An agent's wallet stays locked for the duration of one. */
const BILLS_AT_ONCE = 100;

/** Dependencies of settling a window. */
export interface Settling {
  ctx: BaseContext;
  turn: LeasedRun;
  merchant: string;
  /** Returns the node's windows of the merchant. Loads them if they are unknown or `anew` is set. */
  windowsOf: (tx: Tx, how?: { anew: boolean }) => Promise<MerchantWindows>;
  rest: Rest;
}

/** Returns the time up to which windows are over. */
export const overUntil = (nowMs: Millis, watermarkMs: Millis): Millis =>
  Math.floor((nowMs - watermarkMs) / REALTIME_WINDOW_MS) * REALTIME_WINDOW_MS;

/**
 * Closes the oldest window that is over and not empty, and returns its start. If there is none, moves the cursor. A closed
 * window accepts no more lines, so its result does not depend on the number of steps or nodes that settle it.
 */
export const closeNext = ({ ctx, turn, merchant }: Settling, watermarkMs: number): Promise<Millis | null> =>
  ctx.database.transact(async (tx) => {
    await turn.guard(tx);
    const { settledUntilMs, nowMs } = await readCursor(tx, merchant, 'update');
    const overMs = overUntil(nowMs, watermarkMs);
    if (settledUntilMs >= overMs) return null;
    const { rows } = await sql<{ firstMs: Millis | null }>`
      select in_ms(min(window_at)) as "firstMs" from turnover
       where merchant = ${merchant} and window_at >= to_timestamp(${settledUntilMs}::float8 / 1000)`.execute(tx);
    const ends = await firstEndInDebt(tx, merchant, settledUntilMs, overMs);
    const firstMs = Math.min(firstOf(rows).firstMs ?? Infinity, ends ?? Infinity);
    if (firstMs >= overMs) {
      await moveCursor(tx, merchant, overMs);
      return null;
    }
    await sql`update pay_cursors set closed_until = greatest(closed_until, to_timestamp(${firstMs + REALTIME_WINDOW_MS}::float8 / 1000))
      where merchant = ${merchant} and kind = 'realtime'`.execute(tx);
    return firstMs;
  });

/** Returns the first window at whose end a contract with a deficit ends. The deficit is written off, with or without bets. */
const firstEndInDebt = async (tx: Tx, merchant: string, fromMs: Millis, untilMs: Millis): Promise<Millis | null> => {
  const { rows } = await sql<{ startMs: Millis | null }>`
    select in_ms(min(c.until_at)) - ${REALTIME_WINDOW_MS}::bigint as "startMs" from pay_contracts c cross join lateral (
        select carried_out from bills b
         where b.merchant = c.merchant and b.agent_id = c.downline and b.kind = c.kind and (b.carried_in <> 0 or b.carried_out <> 0)
         order by b.window_at desc limit 1) owed
     where c.merchant = ${merchant} and c.kind = 'realtime' and owed.carried_out <> 0
       and c.until_at > to_timestamp(${fromMs}::float8 / 1000) and c.until_at <= to_timestamp(${untilMs}::float8 / 1000)
       and not exists (select from pay_contracts next where next.merchant = c.merchant and next.kind = c.kind and next.downline = c.downline
                          and next.from_at <= c.until_at and (next.until_at is null or next.until_at > c.until_at))`.execute(
    tx,
  );
  return firstOf(rows).startMs;
};

/** Everything before `untilMs` is settled and accepts no more lines. */
const moveCursor = async (tx: Tx, merchant: string, untilMs: Millis): Promise<void> => {
  await sql`update pay_cursors set settled_until = greatest(settled_until, until), closed_until = greatest(closed_until, until)
      from (select to_timestamp(${untilMs}::float8 / 1000) as until) moved
     where merchant = ${merchant} and kind = 'realtime'`.execute(tx);
};

/**
 * Settles a closed window in steps, each a short transaction, with rests between them: one bill per contract that has a part in
 * it, paid by the house into the agent's wallet, followed by the agent's figure. Then moves the cursor. After an interruption the
 * next turn starts again and finds the existing bills.
 */
export const settle = async (settling: Settling, startMs: Millis): Promise<void> => {
  const { ctx, turn, merchant, windowsOf, rest } = settling;
  const { database } = ctx;
  const settled = await readSettled(settling, startMs);
  for (let from = 0; from < settled.length && !turn.signal.aborted; from += BILLS_AT_ONCE) {
    await database.transact(async (tx) => {
      await turn.guard(tx);
      const { nowMs } = await readCursor(tx, merchant, 'share');
      const windows = await windowsOf(tx);
      const window = { kind: 'realtime', startMs, endMs: startMs + REALTIME_WINDOW_MS } as const;
      const bills = await payBills(tx, windows.payer, window, settled.slice(from, from + BILLS_AT_ONCE));
      windows.billed(startMs, bills);
      const figures = windows.figures(nowMs, new Set(bills.map(({ agent }) => agent)));
      await emitAgentFigures(tx, merchant, 'salary', figures);
    });
    if (from + BILLS_AT_ONCE < settled.length) await rest();
  }
  if (turn.signal.aborted) return;
  await database.transact(async (tx) => {
    await turn.guard(tx);
    await moveCursor(tx, merchant, startMs + REALTIME_WINDOW_MS);
    await (await windowsOf(tx)).settled(tx, startMs);
  });
};

/** Returns the results of a closed window, agent by agent, after checking that this node has the same lines as the database. */
const readSettled = async (settling: Settling, startMs: Millis): Promise<HashedBill[]> => {
  const { upwards, holders, sums, bills } = await proved(settling, startMs);
  return hashBills({ upwards, holders, sums, bills, startMs }, settling.rest);
};

/** The database is authoritative for payments: if the node's lines differ, it reads the window again. */
const proved = ({ ctx, merchant, windowsOf }: Settling, startMs: Millis) =>
  ctx.database.transact(async (tx) => {
    const { rows } = await sql<Tally>`
      select count(*) as lines, coalesce(sum(${markOf}), 0)::bigint as marks, coalesce(sum(stake), 0)::bigint as stake,
             coalesce(sum(payout), 0)::bigint as payout
        from turnover where merchant = ${merchant} and window_at = to_timestamp(${startMs}::float8 / 1000)`.execute(tx);
    for (const anew of [false, true]) {
      const windows = await windowsOf(tx, { anew });
      await windows.readContracts(tx);
      await windows.readPast(tx);
      const { uplines, holders } = windows;
      const { tally, sums, bills } = windows.windowAt(startMs);
      if (isDeepStrictEqual({ ...tally }, { ...firstOf(rows) }))
        return { upwards: uplines.above, holders, sums, bills };
    }
    throw new Error(`the window of ${merchant} at ${startMs} is read otherwise than it is counted`);
  });
