import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { PAY_KINDS, type PayKind } from '../../../contract/pay-terms.ts';
import type { AgentRevenue, teamReports } from '../../../contract/team-reports.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { MemberRow, Merchant } from '../../http/viewer.ts';
import { periodOf } from '../records/index.ts';

type Income = AgentRevenue['kinds'];
interface Part {
  day: string;
  kind: PayKind;
  amount: number;
  bills: number;
}

/** Bills that were paid, in a period of days on which their windows begin. */
const paidIn = (
  { id, merchant }: MemberRow,
  { brand }: Pick<Merchant, 'brand'>,
  days: { from: string; to: string },
) => {
  const { from, to } = periodOf({ brand } as Merchant, days)!;
  return sql`merchant = ${merchant} and agent_id = ${id} and window_at >= ${from} and window_at < ${to}
    and amount > 0 and state not in ('unapproved', 'refused', 'expired')`;
};

const incomeOf = (parts: readonly Part[]): Income =>
  Object.fromEntries(
    PAY_KINDS.map((kind) => {
      const own = parts.filter((part) => part.kind === kind);
      const sum = (of: (part: Part) => number) => own.reduce((all, part) => all + of(part), 0);
      return [kind, { amount: sum(({ amount }) => amount), bills: sum(({ bills }) => bills) }];
    }),
  ) as Income;

const totalOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** What an agent was paid in a period, by kind and by day. */
export const revenueOf = async (
  tx: Tx,
  agent: MemberRow,
  merchant: Merchant,
  days: RequestOf<typeof teamReports.revenue>,
): Promise<AgentRevenue> => {
  const { rows } = await sql<Part>`
    select to_char(window_at at time zone ${merchant.brand.timeZone}, 'YYYY-MM-DD') as day,
           kind, sum(amount)::bigint as amount, count(*)::int as bills
      from bills where ${paidIn(agent, merchant, days)} group by 1, 2 order by 1 desc`.execute(tx);
  const { rows: clock } = await sql<{ atMs: number }>`select in_ms(clock_timestamp()) as "atMs"`.execute(tx);
  return {
    amount: totalOf(rows),
    kinds: incomeOf(rows),
    days: [...new Set(rows.map(({ day }) => day))].map((day) => {
      const own = rows.filter((row) => row.day === day);
      return { day, amount: totalOf(own), kinds: incomeOf(own) };
    }),
    currency: agent.currency,
    exponent: agent.exponent,
    asOfMs: clock[0]!.atMs,
  };
};

/** The paid bills of one day and kind, the newest first. A day has at most 300, where summer time ends. */
export const revenueBills = async (
  db: Db,
  agent: MemberRow,
  merchant: Merchant,
  { day, kind }: RequestOf<typeof teamReports.revenueBills>,
): Promise<ResponseOf<typeof teamReports.revenueBills>['list']> => {
  const { rows } = await sql<ResponseOf<typeof teamReports.revenueBills>['list'][number]>`
    select id, in_ms(window_at) as "windowStartMs", in_ms(window_end) as "windowEndMs", turnover, amount
      from bills where ${paidIn(agent, merchant, { from: day, to: day })} and kind = ${kind} order by window_at desc`.execute(
    db,
  );
  return rows;
};
