import { PAY_KINDS } from '../../../contract/pay-terms.ts';
import type { AgentRevenue } from '../../../contract/team-reports.ts';
import { BYTE_ORDER_MARK, csvOf } from '../../csv.ts';
import { decimal } from '../../decimal.ts';
import type { MemberRow } from '../../http/viewer.ts';
import type { allProfit } from './profit.ts';

/** The rows of profit and loss as CSV. */
export const profitCsv = ({ currency, exponent }: MemberRow, rows: Awaited<ReturnType<typeof allProfit>>): string => {
  const head = ['account', 'bets', `stakes ${currency}`, `payouts ${currency}`, `result ${currency}`];
  const lines = rows.map(({ account, bets, ...row }) => [
    account,
    bets,
    ...[row.stake, row.payout, row.net].map((amount) => decimal(amount, exponent)),
  ]);
  return BYTE_ORDER_MARK + csvOf([head, ...lines]);
};

/** An agent's pay by day and kind as CSV. */
export const revenueCsv = ({ days, currency, exponent }: AgentRevenue): string => {
  const head = ['day', ...PAY_KINDS.map((kind) => `${kind} ${currency}`), `total ${currency}`];
  const lines = days.map(({ day, kinds, amount }) => [
    day,
    ...[...PAY_KINDS.map((kind) => kinds[kind].amount), amount].map((each) => decimal(each, exponent)),
  ]);
  return BYTE_ORDER_MARK + csvOf([head, ...lines]);
};
