import { sql } from 'kysely';
import type { Millis, MinorUnits } from '../../../contract/primitives.ts';
import type { PayKind } from '../../../contract/pay-terms.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { Exact } from './engine/difference.ts';
import type { Contract, MemberSum, PaidBill } from './engine/window-parts.ts';

/** Settled bets or their corrections, in the window in which they count. */
export interface Counted extends MemberSum, Pick<Tally, 'lines' | 'marks'> {
  windowMs: Millis;
}

/** Identifies the set of a window's lines, to compare this node with the database. Lines are written once and never change. */
export interface Tally {
  lines: number;
  /** Sum of the lines' ids, each modulo a prime so that the sum stays exact. */
  marks: number;
  stake: MinorUnits;
  payout: MinorUnits;
}

/** Marks a line in a window's tally: its id modulo a prime, so that sums stay exact. */
export const markOf = sql`id % 1000003`;

const atMs = (ms: Millis) => sql`to_timestamp(${ms}::float8 / 1000)`;

export interface LastBillRow {
  agent: number;
  id: string;
  amount: number;
  windowStartMs: Millis;
}

/** Sums of a merchant's counted lines by member and window, from `sinceMs` on, up to `untilMs` if it is not null. */
export const countedSince = async (
  tx: Tx,
  merchant: string,
  sinceMs: Millis,
  untilMs: Millis | null,
): Promise<Counted[]> =>
  (
    await sql<Counted>`
      select member_id as member, in_ms(window_at) as "windowMs", in_ms(terms_at) as "termsAtMs",
             in_ms(corrects_at) as "correctsMs", sum(stake)::bigint as stake, sum(payout)::bigint as payout, count(*) as lines, sum(${markOf})::bigint as marks
        from turnover, lateral (select salary_window_at(bet_at) as terms_at) made
       where merchant = ${merchant} and window_at >= ${atMs(sinceMs)} ${untilMs === null ? sql`` : sql`and window_at < ${atMs(untilMs)}`}
       group by 1, 2, 3, 4`.execute(tx)
  ).rows;

/** The newest bill of each agent. */
export const lastBillsOf = async (tx: Tx, merchant: string, agents: readonly number[]): Promise<LastBillRow[]> =>
  (
    await sql<LastBillRow>`
      select agent, b.* from unnest(${agents}::bigint[]) as agent cross join lateral (
        select id, amount, in_ms(window_at) as "windowStartMs" from bills
         where merchant = ${merchant} and agent_id = agent and kind = 'realtime'
         order by window_at desc, id limit 1) b`.execute(tx)
  ).rows;

/** The windows from `sinceMs` on for which agents already have bills. */
export const billedSince = async (
  tx: Tx,
  merchant: string,
  agents: readonly number[],
  sinceMs: Millis,
): Promise<{ agent: number; windowMs: Millis }[]> =>
  (
    await sql<{ agent: number; windowMs: Millis }>`
      select distinct agent_id as agent, in_ms(window_at) as "windowMs" from bills
       where merchant = ${merchant} and agent_id = any(${agents}::bigint[]) and kind = 'realtime' and window_at >= ${atMs(sinceMs)}`.execute(
      tx,
    )
  ).rows;

/** What the settled windows of these agents hand on: deficits, below zero, in millionths of a minor unit. */
export const carriedBefore = async (
  tx: Db | Tx,
  merchant: string,
  kind: PayKind,
  agents: readonly number[],
  untilMs: Millis,
): Promise<Map<number, Exact>> => {
  const { rows } = await sql<{ agent: number; rest: string }>`
    select agent, (- b.carried_out)::text as rest from unnest(${agents}::bigint[]) as agent cross join lateral (
      select carried_out from bills
       where merchant = ${merchant} and agent_id = agent and kind = ${kind} and window_at < ${atMs(untilMs)}
         and (carried_in <> 0 or carried_out <> 0)
       order by window_at desc limit 1) b
     where b.carried_out <> 0`.execute(tx);
  return new Map(rows.map(({ agent, rest }) => [agent, BigInt(rest)]));
};

/** The net losses below zero that the settled dividends of these agents hand on, in minor units. */
export const lossesBefore = async (
  tx: Db | Tx,
  merchant: string,
  agents: readonly number[],
  untilMs: Millis,
): Promise<Map<number, MinorUnits>> => {
  const { rows } = await sql<{ agent: number; loss: MinorUnits }>`
    select agent, b.loss from unnest(${agents}::bigint[]) as agent cross join lateral (
      select (loss ->> 'carriedOut')::bigint as loss from bills
       where merchant = ${merchant} and agent_id = agent and kind = 'dividend' and window_at < ${atMs(untilMs)}
         and loss is not null and (loss ->> 'carriedIn' <> '0' or loss ->> 'carriedOut' <> '0')
       order by window_at desc limit 1) b
     where b.loss <> 0`.execute(tx);
  return new Map(rows.map(({ agent, loss }) => [agent, loss]));
};

interface PaidRow {
  contract: number;
  windowMs: Millis;
  rate: number;
  exact: string;
  unpaid: boolean;
  netLoss: MinorUnits;
  lossGoesOn: boolean;
  corrected: string;
}

/** The bills of these contracts and windows, with what later settled bills have corrected of them; by `billKey`. */
export const paidBills = async (
  tx: Db | Tx,
  request: readonly { contract: Contract; windowMs: Millis }[],
  untilMs: Millis,
): Promise<{ paid: Map<string, PaidBill>; corrected: Map<string, Exact> }> => {
  const { rows } = await sql<PaidRow>`
      select contract, asked.window as "windowMs", b.rate, b.exact, b.state in ('refused', 'expired') as unpaid, b.net_loss as "netLoss",
             coalesce(b.loss ->> 'carriedOut', '0') <> '0' as "lossGoesOn", coalesce(sum(c.exact), 0)::text as corrected
        from unnest(${request.map(({ contract }) => contract.id)}::bigint[], ${request.map(({ windowMs }) => windowMs)}::bigint[])
               as asked (contract, "window")
        join bills b on b.contract_id = contract and b.window_at = to_timestamp(asked.window::float8 / 1000)
        left join (bill_corrections c join bills later on later.id = c.bill_id and later.window_at < ${atMs(untilMs)}) on c.corrects = b.id
       group by 1, 2, b.id`.execute(tx);
  const keyOf = ({ contract, windowMs }: PaidRow) => `${contract} ${windowMs}`;
  return {
    paid: new Map(rows.map((row) => [keyOf(row), { ...row, exact: BigInt(row.exact) }])),
    corrected: new Map(rows.map((row) => [keyOf(row), BigInt(row.corrected)])),
  };
};
