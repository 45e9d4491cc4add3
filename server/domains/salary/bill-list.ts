import { sql, type ExpressionBuilder } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { BILLS_PER_LIST, CHART_POINTS, type ListedBill, type salary } from '../../../contract/salary.ts';
import { dayBegin } from '../../../contract/time-zone.ts';
import { decimal } from '../../shared/decimal.ts';
import type { Database, Db, Tx } from '../../db/database.ts';
import type { AllTables } from '../../db/schema.ts';
import type { MemberCall } from '../../http/route.ts';
import type { MemberRow, Merchant } from '../../http/viewer.ts';
import { textsOf } from '../../languages/index.ts';
import { FILES } from './bill-csv.ts';
import type { BillRow } from './bill-lines.ts';
import { ownBills, shown } from './bills.ts';
import { BYTE_ORDER_MARK, csvOf, csvTime, figure, timeTitle } from '../../shared/csv.ts';

type Selection = RequestOf<typeof salary.listCsv>;

/** Limit on the bills of a file: more than two years of hours. */
const MAX_BILLS = 20_000;
const DAY_MS = 86_400_000;

/** Selects an agent's bills of a kind. A bill belongs to the day on which its window begins, in the merchant's time zone. */
const selected = (
  db: Db | Tx,
  agent: MemberRow,
  { brand }: Pick<Merchant, 'brand'>,
  { kind, from, to, state }: Selection,
) => {
  const begin = (midnightMs: number) => new Date(dayBegin(brand.timeZone, midnightMs));
  return ownBills(db as Db, agent)
    .where('bills.kind', '=', kind)
    .$if(state !== undefined, (q) => q.where('bills.state', '=', state!))
    .$if(from !== undefined && to !== undefined, (q) =>
      q
        .where('bills.window_at', '>=', begin(Date.parse(from!)))
        .where('bills.window_at', '<', begin(Date.parse(to!) + DAY_MS)),
    );
};

const COLUMNS = { window: 'bills.window_at', turnover: 'bills.turnover', amount: 'bills.amount' } as const;

const sorted = (query: ReturnType<typeof selected>, { sort = 'window', ascending }: Selection) => {
  const direction = ascending ? 'asc' : 'desc';
  return query.orderBy(COLUMNS[sort], direction).orderBy('bills.window_at', 'desc').orderBy('bills.id');
};

const listed = (row: BillRow, agent: MemberRow): ListedBill => ({
  ...shown(row, agent),
  turnover: row.turnover,
  active: row.active,
  netLoss: row.net_loss,
  tier: row.tier,
  rate: row.rate,
});

/** Bills that were paid. */
const isPaid = (eb: ExpressionBuilder<AllTables, 'bills'>) =>
  eb('bills.state', 'not in', ['unapproved', 'refused', 'expired']);

/** Returns one page of a selection, with the totals and the chart of all of it, from one snapshot. */
export const listBills = (
  database: Database,
  agent: MemberRow,
  merchant: Pick<Merchant, 'brand'>,
  { page = '1', ...selection }: RequestOf<typeof salary.list>,
): Promise<ResponseOf<typeof salary.list>> =>
  database.readSnapshot(async (tx) => {
    const { currency, exponent } = agent;
    const all = () => selected(tx, agent, merchant, selection);
    const rows = await sorted(all(), selection)
      .limit(BILLS_PER_LIST)
      .offset((Number(page) - 1) * BILLS_PER_LIST)
      .execute();
    const totals = await all()
      .clearSelect()
      .select((eb) => [
        sql<number>`count(*)::int`.as('count'),
        sql<number>`coalesce(sum(turnover), 0)::bigint`.as('turnover'),
        sql<number>`coalesce(sum(net_loss), 0)::bigint`.as('netLoss'),
        sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'),
        sql<number>`coalesce(sum(amount) filter (where ${isPaid(eb as never)}), 0)::bigint`.as('paid'),
      ])
      .executeTakeFirstOrThrow();
    const chart = await all()
      .clearSelect()
      .select([
        sql<number>`in_ms(window_at)`.as('windowStartMs'),
        sql<number>`sum(amount)::bigint`.as('amount'),
        sql<number>`sum(turnover)::bigint`.as('turnover'),
      ])
      .groupBy('window_at')
      .orderBy('window_at', 'desc')
      .limit(CHART_POINTS)
      .execute();
    return {
      list: rows.map((row) => listed(row, agent)),
      count: totals.count,
      totals: {
        turnover: totals.turnover,
        netLoss: totals.netLoss,
        amount: { amount: totals.amount, currency, exponent },
        paid: totals.paid,
      },
      chart: chart.reverse(),
    };
  });

/** Returns a selection as CSV, in its order. */
export const listCsv = async (
  db: Db,
  { member: agent, merchant, language }: Pick<MemberCall, 'member' | 'merchant' | 'language'>,
  selection: Selection,
): Promise<{ name: string; csv: string }> => {
  const { currency, exponent } = agent;
  const { timeZone } = merchant.brand;
  const rows = await sorted(selected(db, agent, merchant, selection), selection)
    .limit(MAX_BILLS)
    .execute();
  const amount = (minor: number) => figure(decimal(BigInt(minor), exponent));
  const { headers: h, states } = textsOf(language).reports;
  const window = [timeTitle(h.from, timeZone), timeTitle(h.until, timeZone)];
  const head = [...window, h.state, `${h.turnover} ${currency}`, h.active, `${h.netLoss} ${currency}`];
  const csv =
    BYTE_ORDER_MARK +
    csvOf([
      [...head, h.tier, h.rate, `${h.amount} ${currency}`, h.settlement],
      ...rows.map((row) => [
        csvTime(row.window_at.getTime(), timeZone),
        csvTime(row.window_end.getTime(), timeZone),
        states[row.state],
        amount(row.turnover),
        row.active,
        amount(row.net_loss),
        row.tier + 1,
        figure(decimal(BigInt(row.rate), 6)),
        amount(row.amount),
        row.id,
      ]),
    ]);
  const { from, to } = selection;
  return { name: [FILES[selection.kind], ...(from && to ? [from, to] : [])].join('-') + '.csv', csv };
};
