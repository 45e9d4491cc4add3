import { lazy, type ComponentType } from 'react';

interface Section {
  Page: ComponentType;
  /** The page of one of its rows; `detail` is the end of the address. */
  Detail?: ComponentType<{ detail: string }>;
}

const billPage = lazy(() => import('../bills/bill-page.tsx'));
/** A kind of pay whose windows are an hour or longer, with its bills. */
const paySection = (name: 'HourPage' | 'DayPage' | 'DividendPage'): Section => ({
  Page: lazy(() => import('../bills/pay-page.tsx').then((pages) => ({ default: pages[name] }))),
  Detail: billPage,
});

/**
 * The sections that are pages of the centre alone. Deposits and withdrawals are the member's pages in its frame.
 */
export const PAGES: Readonly<Record<string, Section>> = {
  overview: { Page: lazy(() => import('../reports/summary-page.tsx')) },
  agentAnnouncement: { Page: lazy(() => import('../inbox/announcements-page.tsx')) },
  messages: { Page: lazy(() => import('../inbox/messages-page.tsx')) },
  agentTeamOverview: { Page: lazy(() => import('../team/team-page.tsx')) },
  downlineManagmentView: {
    Page: lazy(() => import('../team/tree-page.tsx')),
    Detail: lazy(() => import('../team/downline-detail.tsx')),
  },
  registerCenter: { Page: lazy(() => import('../login/register-page.tsx')) },
  agentRevenueReport: { Page: lazy(() => import('../reports/revenue-page.tsx')) },
  palStatementsAgentCopy: { Page: lazy(() => import('../reports/profit-page.tsx')) },
  personalHistoryCopy: { Page: lazy(() => import('../reports/team-bets-page.tsx')) },
  agentDownlineTransactionDetailsCopy: { Page: lazy(() => import('../reports/team-movements-page.tsx')) },
  agentRealtimeSalary: {
    Page: lazy(() => import('../salary/salary-page.tsx')),
    Detail: billPage,
  },
  agentHourSalary: paySection('HourPage'),
  agentDailyWages2: paySection('DayPage'),
  agentDividendRecordCopy2: paySection('DividendPage'),
};
