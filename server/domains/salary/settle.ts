import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Millis } from '../../../contract/primitives.ts';
import { REALTIME_WINDOW_MS } from '../../../contract/salary.ts';
import type { Tx } from '../../db/database.ts';
import type { AppContext } from '../../context.ts';
import type { Turn } from '../../jobs/every-leased.ts';
import { emitAgentFigures } from '../../live/emit.ts';
import { markOf, type MerchantWindows, type Tally } from './merchant-windows.ts';
import { readCursor } from './count.ts';
import { InputsHash } from './inputs-hash.ts';
import type { Rest } from './pace.ts';
import { payBills, type HashedBill } from './pay-bills.ts';

/** Members' sums hashed at once. */
const HASHED_AT_ONCE = 5_000;
/** Bills a transaction: an agent's wallet is locked for as long as these take. */
const BILLS_AT_ONCE = 100;

/** What settling a window is given. */
export interface Settling {
  ctx: AppContext;
  turn: Turn;
  merchant: string;
  /** What the node knows of the brand; loads it where it does not, or is to do so. */
  windowsOf: (tx: Tx, how?: { anew: boolean }) => Promise<MerchantWindows>;
  rest: Rest;
}

/** Until where windows are over at this moment. */
export const overUntil = (nowMs: Millis, watermarkMs: Millis): Millis =>
  Math.floor((nowMs - watermarkMs) / REALTIME_WINDOW_MS) * REALTIME_WINDOW_MS;

/**
 * Closes the oldest window that is over and has something in it, and answers its start; where there is none, the cursor goes
 * on. A closed window takes nothing more: settled in however many steps, by however many nodes, it comes to the same.
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
    const firstMs = Math.min(rows[0]!.firstMs ?? Infinity, ends ?? Infinity);
    if (firstMs >= overMs) {
      await moveCursor(tx, merchant, overMs);
      return null;
    }
    await sql`update pay_cursors set closed_until = greatest(closed_until, to_timestamp(${firstMs + REALTIME_WINDOW_MS}::float8 / 1000))
      where merchant = ${merchant} and kind = 'realtime'`.execute(tx);
    return firstMs;
  });

/** The first window with whose end a contract ends that still lacks something: it is written off, whether anybody bet or not. */
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
  return rows[0]!.startMs;
};

/** Everything before `untilMs` is settled, and takes no more. */
const moveCursor = async (tx: Tx, merchant: string, untilMs: Millis): Promise<void> => {
  await sql`update pay_cursors set settled_until = greatest(settled_until, until), closed_until = greatest(closed_until, until)
      from (select to_timestamp(${untilMs}::float8 / 1000) as until) moved
     where merchant = ${merchant} and kind = 'realtime'`.execute(tx);
};

/**
 * Settles a closed window in steps, each a short transaction, with rests between them: a bill for each contract that has a part
 * in it, paid by the house into the agent's wallet with the agent's figure after it; then the cursor moves. Cut short, it is
 * begun anew by the next turn, and finds the bills that are there.
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
      const bills = await payBills(tx, windows, startMs, settled.slice(from, from + BILLS_AT_ONCE));
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

/** What a closed window comes to, agent by agent, once what this node has of it is proved to be what the database has. */
const readSettled = async (settling: Settling, startMs: Millis): Promise<HashedBill[]> => {
  const { upwards, holders, sums, bills } = await proved(settling, startMs);
  const hash = new InputsHash(upwards, holders);
  for (let from = 0; from < sums.length; from += HASHED_AT_ONCE) {
    await settling.rest();
    hash.add(sums.slice(from, from + HASHED_AT_ONCE));
  }
  // From the bottom up: a bill's lines are told by the rates of the bills below it.
  const depth = ({ contract }: { contract: { agent: number } }) => upwards(contract.agent).length;
  const settled = [...bills].sort(
    (a, b) => depth(b) - depth(a) || a.contract.agent - b.contract.agent || a.contract.id - b.contract.id,
  );
  const hashes = hash.digests(startMs, settled);
  return settled.map((each, place) => ({ ...each, hash: hashes[place]! }));
};

/** Money goes by what the database holds: where the node remembers anything else, it reads the window anew. */
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
      const { upwards, holders } = windows;
      const { tally, sums, bills } = windows.windowAt(startMs);
      if (isDeepStrictEqual({ ...tally }, { ...rows[0]! })) return { upwards, holders, sums, bills };
    }
    throw new Error(`the window of ${merchant} at ${startMs} is read otherwise than it is counted`);
  });
