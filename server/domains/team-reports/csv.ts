import type { RequestOf } from '../../../contract/define.ts';
import type { Language } from '../../../contract/primitives.ts';
import { PAY_KINDS } from '../../../contract/pay-terms.ts';
import type { AgentRevenue, teamReports } from '../../../contract/team-reports.ts';
import { BYTE_ORDER_MARK, csvOf, figure } from '../../shared/csv.ts';
import type { Database } from '../../db/database.ts';
import { decimal } from '../../shared/decimal.ts';
import { textsOf } from '../../languages/index.ts';
import type { Export } from '../records/index.ts';
import { allProfit } from './profit.ts';

/** Yields the rows of profit and loss as CSV, in parts. */
export async function* profitParts(
  database: Database,
  { member, merchant, language, query }: Export<RequestOf<typeof teamReports.profitExport>>,
): AsyncGenerator<string> {
  const { currency, exponent } = member;
  const { headers: h } = textsOf(language).reports;
  yield csvOf([[h.account, h.bets, ...[h.stakes, h.payouts, h.result].map((title) => `${title} ${currency}`)]]);
  for await (const rows of allProfit(database, { ...query, agent: member, merchant }))
    yield csvOf(
      rows.map(({ account, bets, ...row }) => [
        account,
        bets,
        ...[row.stake, row.payout, row.net].map((amount) => figure(decimal(amount, exponent))),
      ]),
    );
}

/** An agent's pay by day and kind as CSV. */
export const revenueCsv = ({ days, currency, exponent }: AgentRevenue, language: Language): string => {
  const { headers: h, kinds: titles } = textsOf(language).reports;
  const head = [h.day, ...[...PAY_KINDS.map((kind) => titles[kind]), h.total].map((title) => `${title} ${currency}`)];
  const lines = days.map(({ day, kinds, amount }) => [
    day,
    ...[...PAY_KINDS.map((kind) => kinds[kind].amount), amount].map((each) => figure(decimal(each, exponent))),
  ]);
  return BYTE_ORDER_MARK + csvOf([head, ...lines]);
};
