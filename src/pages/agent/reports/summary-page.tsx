import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AgentRevenue, TeamPeriod } from '../../../../contract/team-reports.ts';
import {
  $summary,
  $summaryFailure,
  $summaryPending,
  summaryRequested,
  summaryPage,
  summaryRefreshed,
} from '../../../features/team-reports/index.ts';
import { formatDay } from '../../../shared/format/time.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { daysBefore, useSelection } from '../../../widgets/period/index.ts';
import { ComparedFigure } from '../layout/compared-figure.tsx';
import { ReportBar } from './report-bar.tsx';
import styles from './report-page.module.css';
import { WhatWaits } from '../layout/what-waits.tsx';

const DayBars = lazy(() => import('../../../widgets/day-bars/day-bars.tsx'));

/** Days of the trend, today included. */
const TREND_DAYS = 14;
const AMOUNTS = ['turnover', 'net', 'deposits', 'withdrawals'] as const;
const COUNTS = ['activeMembers', 'newMembers', 'firstDepositors'] as const;

/** The first page of the centre: what waits for an answer, today beside yesterday, and the trend. */
export default function SummaryPage() {
  const { t } = useTranslation();
  const { today } = useSelection();
  useLifecycle(summaryPage);
  const view = useUnit({
    summary: $summary,
    failure: $summaryFailure,
    ask: summaryRequested,
    onRetry: summaryRefreshed,
  });
  const { ask, summary, failure } = view;
  useEffect(() => void ask({ today, from: daysBefore(today, TREND_DAYS - 1) }), [ask, today]);
  return (
    <>
      <PageHead title={t('summary.title')} text={t('summary.text')} />
      <WhatWaits />
      {failure && <LoadFailed failure={failure} onRetry={() => view.onRetry()} />}
      {!summary && !failure && <Skeleton className={styles.waiting} />}
      {summary && !failure && (
        <>
          <Today figures={summary.figures} income={summary.income} today={today} />
          <Trend days={summary.days} income={summary.income} />
        </>
      )}
    </>
  );
}

const incomeOn = ({ days }: AgentRevenue, day: string): number => days.find((each) => each.day === day)?.amount ?? 0;

const Today = ({ figures, income, today }: { figures: TeamPeriod; income: AgentRevenue; today: string }) => {
  const { t } = useTranslation();
  const view = useUnit({ pending: $summaryPending, onRefresh: summaryRefreshed });
  const { now, before, exponent, currency } = figures;
  const money = (amount: number) => <Money amount={amount} exponent={exponent} currency={currency} />;
  return (
    <Panel title={t('summary.today')}>
      <dl className={styles.totals}>
        <Figure
          name={t('summary.income')}
          value={money(incomeOn(income, today))}
          before={money(incomeOn(income, daysBefore(today, 1)))}
        />
        {AMOUNTS.map((key) => (
          <Figure key={key} name={t(`reports.figures.${key}`)} value={money(now[key])} before={money(before[key])} />
        ))}
        {COUNTS.map((key) => (
          <Figure key={key} name={t(`reports.figures.${key}`)} value={now[key]} before={before[key]} />
        ))}
      </dl>
      <ReportBar asOfMs={figures.asOfMs} pending={view.pending} onRefresh={() => view.onRefresh()}>
        <Link className={styles.link} to="/agentHome/agentTeamOverview">
          {t('agent.entries.agentTeamOverview')}
        </Link>
      </ReportBar>
    </Panel>
  );
};

const Figure = (figures: { name: string; value: ReactNode; before: ReactNode }) => {
  const { t } = useTranslation();
  return <ComparedFigure beforeName={t('summary.yesterday')} {...figures} />;
};

const SHOWN = ['turnover', 'income', 'table'] as const;

const Trend = ({ days: { days, exponent }, income }: { days: TeamPeriod; income: AgentRevenue }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('turnover');
  const rows = days.map(({ day, turnover }) => ({ day, turnover, income: incomeOn(income, day) }));
  const money = (amount: number) => <Money amount={amount} exponent={exponent} />;
  return (
    <Panel title={t('summary.trend', { count: TREND_DAYS })}>
      <Tabs
        label={t('summary.trend', { count: TREND_DAYS })}
        tabs={[
          { key: 'turnover', title: t('reports.figures.turnover') },
          { key: 'income', title: t('summary.income') },
          { key: 'table', title: t('reports.tabs.day') },
        ]}
        active={shown}
        onChoose={setShown}
      >
        {shown === 'table' ? (
          <Table
            caption={t('summary.trend', { count: TREND_DAYS })}
            rows={rows.toReversed()}
            rowKey={({ day }) => day}
            columns={[
              {
                key: 'day',
                title: t('records.day'),
                cell: ({ day }) => <bdi>{formatDay(Date.parse(`${day}T12:00`), locale)}</bdi>,
              },
              {
                key: 'turnover',
                title: t('reports.figures.turnover'),
                figure: true,
                cell: ({ turnover }) => money(turnover),
              },
              { key: 'income', title: t('summary.income'), figure: true, cell: (row) => money(row.income) },
            ]}
          />
        ) : (
          <Suspense fallback={<div className={styles.chart} />}>
            <DayBars
              key={shown}
              label={shown === 'income' ? t('reports.incomeByDay') : t('reports.chart')}
              days={rows.map((row) => ({ day: row.day, amount: row[shown] }))}
              exponent={exponent}
            />
          </Suspense>
        )}
      </Tabs>
    </Panel>
  );
};
