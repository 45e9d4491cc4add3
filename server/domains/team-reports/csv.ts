import type { RequestOf } from '../../../contract/define.ts';
import { PAY_KINDS } from '../../../contract/pay-terms.ts';
import type { AgentRevenue, teamReports } from '../../../contract/team-reports.ts';
import { BYTE_ORDER_MARK, csvOf } from '../../csv.ts';
import type { Database } from '../../db/database.ts';
import { decimal } from '../../decimal.ts';
import type { Export } from '../records/index.ts';
import { allProfit } from './profit.ts';

/** Yields the rows of profit and loss as CSV, in parts. */
export async function* profitParts(
  database: Database,
  { member, merchant, query }: Export<RequestOf<typeof teamReports.profitExport>>,
): AsyncGenerator<string> {
  const { currency, exponent } = member;
  yield csvOf([['account', 'bets', `stakes ${currency}`, `payouts ${currency}`, `result ${currency}`]]);
  for await (const rows of allProfit(database, { ...query, agent: member, merchant }))
    yield csvOf(
      rows.map(({ account, bets, ...row }) => [
        account,
        bets,
        ...[row.stake, row.payout, row.net].map((amount) => decimal(amount, exponent)),
      ]),
    );
}

/** An agent's pay by day and kind as CSV. */
export const revenueCsv = ({ days, currency, exponent }: AgentRevenue): string => {
  const head = ['day', ...PAY_KINDS.map((kind) => `${kind} ${currency}`), `total ${currency}`];
  const lines = days.map(({ day, kinds, amount }) => [
    day,
    ...[...PAY_KINDS.map((kind) => kinds[kind].amount), amount].map((each) => decimal(each, exponent)),
  ]);
  return BYTE_ORDER_MARK + csvOf([head, ...lines]);
};
