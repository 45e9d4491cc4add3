import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { teamReports, type AgentRevenue, type TeamFigures, type TeamPeriod } from '../../contract/team-reports.ts';
import {
  $summary,
  $summaryFailure,
  summaryRequested,
  summaryPage,
  summaryRefreshed,
} from '../../src/features/team-reports/summary.ts';
import { $token } from '../../src/shared/api/context.ts';
import { failure, mockServer } from '../support/msw.ts';
import { pageOf } from './support/page.ts';

const server = mockServer();
const FIGURES = {
  turnover: 100,
  payouts: 40,
  net: -60,
  deposits: 0,
  withdrawals: 0,
  returned: 0,
  bonuses: 0,
  promotions: 0,
  referrals: 0,
  rebates: 0,
  pay: 5,
  newMembers: 1,
  activeMembers: 1,
  firstDepositors: 0,
} satisfies TeamFigures;
const periodOf = (beforeFrom: string): TeamPeriod => ({
  now: FIGURES,
  before: { ...FIGURES, turnover: 50 },
  beforeFrom,
  beforeTo: beforeFrom,
  days: [],
  currency: 'USD',
  exponent: 2,
  asOfMs: 5,
});
const nothing = { amount: 0, bills: 0 };
const kinds = { realtime: { amount: 5, bills: 1 }, hour: nothing, day: nothing, dividend: nothing };
const income: AgentRevenue = { amount: 5, kinds, days: [], currency: 'USD', exponent: 2, asOfMs: 5 };

it('[AGT-04] the summary asks for today beside yesterday and for the trend, shows them together, and again on request', async () => {
  const request: unknown[] = [];
  server.answer(teamReports.period, (days) => {
    request.push(days);
    return periodOf(days.from);
  });
  server.answer(teamReports.revenue, (days) => {
    request.push(days);
    return income;
  });
  const scope = pageOf({ values: [[$token, 'one']] });
  await allSettled(summaryRequested, { scope, params: { today: '2026-11-26', from: '2026-11-13' } });
  const today = { from: '2026-11-26', to: '2026-11-26' };
  const trend = { from: '2026-11-13', to: '2026-11-26' };
  // Three calls at once, in no order.
  expect(request).toHaveLength(3);
  expect(request).toEqual(expect.arrayContaining([today, trend]));
  expect(scope.getState($summary)).toEqual({
    figures: periodOf('2026-11-26'),
    days: periodOf('2026-11-13'),
    income,
  });
  await allSettled(summaryRefreshed, { scope });
  expect(request).toHaveLength(6);
  await allSettled(summaryPage.closed, { scope });
  expect(scope.getState($summary)).toBeNull();
});

it('[AGT-04] the summary shows nothing of a day whose other figures failed', async () => {
  server.answer(teamReports.period, (days) => periodOf(days.from));
  server.answer(teamReports.revenue, () => failure('server_unavailable'));
  const scope = pageOf({ values: [[$token, 'one']] });
  await allSettled(summaryRequested, { scope, params: { today: '2026-11-26', from: '2026-11-13' } });
  expect(scope.getState($summary)).toBeNull();
  expect(scope.getState($summaryFailure)).toMatchObject({ key: 'server_unavailable' });
});
