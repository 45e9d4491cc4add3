import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentRevenue, TeamPeriod } from '../../../../contract/team-reports.ts';
import {
  $summary,
  $summaryFailure,
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
import { Figures } from './figures.tsx';
import { incomeOn } from './income-on.ts';
import { WhatWaits } from './what-waits.tsx';
import styles from '../reports/report-page.module.css';
import cockpit from './summary.module.css';

const DayBars = lazy(() => import('../../../widgets/day-bars/day-bars.tsx'));

/** Days of the trend, today included. */
const TREND_DAYS = 14;

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
      {failure && <LoadFailed failure={failure} onRetry={() => view.onRetry()} />}
      {!summary && !failure && <Waiting />}
      {summary && !failure && (
        <Figures figures={summary.figures} days={summary.days.days} income={summary.income} today={today} />
      )}
      <WhatWaits />
      {summary && !failure && <Trend days={summary.days} income={summary.income} />}
    </>
  );
}

/** As many figures as there will be, in their size. */
const Waiting = () => {
  const { t } = useTranslation();
  return (
    <Panel title={t('summary.today')}>
      <div className={cockpit.waiting}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} />
        ))}
      </div>
    </Panel>
  );
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
            twoLines
            rowKey={({ day }) => day}
            columns={[
              {
                key: 'day',
                title: t('records.day'),
                phone: 'first',
                cell: ({ day }) => <bdi>{formatDay(Date.parse(`${day}T12:00`), locale)}</bdi>,
              },
              {
                key: 'turnover',
                title: t('reports.figures.turnover'),
                figure: true,
                phone: 'titled',
                cell: ({ turnover }) => money(turnover),
              },
              {
                key: 'income',
                title: t('summary.income'),
                figure: true,
                phone: 'titled',
                cell: (row) => money(row.income),
              },
            ]}
          />
        ) : (
          <Suspense fallback={<div className={styles.chart} />}>
            <DayBars
              key={shown}
              label={shown === 'income' ? t('reports.incomeByDay') : t('reports.chart')}
              days={rows.map((row) => ({ day: row.day, amount: row[shown] }))}
              exponent={exponent}
              tone="plain"
            />
          </Suspense>
        )}
      </Tabs>
    </Panel>
  );
};
