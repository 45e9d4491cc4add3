import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { REPORT_DAYS, type TeamFigures, type TeamPeriod } from '../../../../contract/team-reports.ts';
import {
  $period,
  $periodFailure,
  $periodPending,
  periodRequested,
  periodRefreshed,
  periodView,
} from '../../../features/team-reports/index.ts';
import { formatDay } from '../../../shared/format/time.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { daysOf, PeriodFilter, useSelection } from '../../../widgets/period/index.ts';
import { ComparedFigure } from '../layout/compared-figure.tsx';
import { TEAM_MOVEMENTS } from '../layout/menu.ts';
import { ReportBar } from './report-bar.tsx';
import filters from '../../../shared/ui/filters.module.css';
import styles from './report-page.module.css';

const DayBars = lazy(() => import('../../../widgets/day-bars/day-bars.tsx'));

const AMOUNTS = [
  'turnover',
  'payouts',
  'net',
  'deposits',
  'withdrawals',
  'returned',
  'bonuses',
  'promotions',
  'referrals',
  'rebates',
  'pay',
] as const;
const COUNTS = ['newMembers', 'activeMembers', 'firstDepositors'] as const;

/** AGT-04: the team's figures of a period, each beside the same number of days before, and the trend by day. */
export const TeamPeriodPanel = () => {
  const { t } = useTranslation();
  const { days, today, choose } = useSelection(REPORT_DAYS);
  const { from, to } = days ?? daysOf('week', today);
  useLifecycle(periodView);
  const view = useUnit({
    period: $period,
    failure: $periodFailure,
    ask: periodRequested,
    onRetry: periodRefreshed,
  });
  const { ask } = view;
  useEffect(() => void ask({ from, to }), [ask, from, to]);
  return (
    <Panel title={t('reports.period')}>
      <div className={filters.filters}>
        <PeriodFilter
          days={{ from, to }}
          today={today}
          limit={{ max: REPORT_DAYS, text: t('reports.wrongPeriod', { count: REPORT_DAYS }) }}
          onDays={(next) => choose({ from: next?.from, to: next?.to })}
        />
      </div>
      {view.failure && <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />}
      {view.period && !view.failure && <Figures period={view.period} days={{ from, to }} />}
      {!view.period && !view.failure && <Skeleton className={styles.waiting} />}
    </Panel>
  );
};

const Figures = ({ period, days }: { period: TeamPeriod; days: { from: string; to: string } }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ pending: $periodPending, onRefresh: periodRefreshed });
  const { now, before, exponent, currency } = period;
  const day = (date: string) => formatDay(Date.parse(`${date}T12:00`), locale);
  const money = (amount: number) => <Money amount={amount} exponent={exponent} currency={currency} />;
  return (
    <>
      <dl className={styles.totals} aria-label={t('reports.period')}>
        {AMOUNTS.map((key) => (
          <Figure key={key} name={key} value={money(now[key])} before={money(before[key])} />
        ))}
        {COUNTS.map((key) => (
          <Figure key={key} name={key} value={now[key]} before={before[key]} />
        ))}
      </dl>
      <ReportBar
        asOfMs={period.asOfMs}
        pending={view.pending}
        onRefresh={() => view.onRefresh()}
        note={t('reports.comparedWith', { from: day(period.beforeFrom), to: day(period.beforeTo) })}
      >
        <Link className={styles.link} to={`/agentHome/palStatementsAgentCopy?from=${days.from}&to=${days.to}`}>
          {t('agent.entries.palStatementsAgentCopy')}
        </Link>
        <Link className={styles.link} to={`${TEAM_MOVEMENTS}?from=${days.from}&to=${days.to}`}>
          {t('agent.entries.agentDownlineTransactionDetailsCopy')}
        </Link>
      </ReportBar>
      <Trend period={period} />
    </>
  );
};

const Figure = ({ name, ...figures }: { name: keyof TeamFigures; value: ReactNode; before: ReactNode }) => {
  const { t } = useTranslation();
  return <ComparedFigure name={t(`reports.figures.${name}`)} beforeName={t('reports.before')} {...figures} />;
};

const Trend = ({ period: { days, exponent } }: { period: TeamPeriod }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const [shown, setShown] = useState<'chart' | 'table'>('chart');
  const money = (amount: number) => <Money amount={amount} exponent={exponent} />;
  return (
    <Tabs
      label={t('reports.trend')}
      tabs={[
        { key: 'chart', title: t('reports.chart') },
        { key: 'table', title: t('reports.tabs.day') },
      ]}
      active={shown}
      onChoose={setShown}
    >
      {shown === 'chart' ? (
        <Suspense fallback={<div className={styles.chart} />}>
          <DayBars
            label={t('reports.chart')}
            days={days.map(({ day, turnover }) => ({ day, amount: turnover }))}
            exponent={exponent}
            tone="plain"
          />
        </Suspense>
      ) : (
        <Table
          caption={t('reports.tabs.day')}
          rows={days.toReversed()}
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
              key: 'net',
              title: t('reports.figures.net'),
              figure: true,
              phone: 'titled',
              cell: ({ net }) => money(net),
            },
            {
              key: 'deposits',
              title: t('reports.figures.deposits'),
              figure: true,
              phone: 'titled',
              cell: ({ deposits }) => money(deposits),
            },
            {
              key: 'withdrawals',
              title: t('reports.figures.withdrawals'),
              figure: true,
              phone: 'titled',
              cell: ({ withdrawals }) => money(withdrawals),
            },
            {
              key: 'returned',
              title: t('reports.figures.returned'),
              figure: true,
              phone: 'titled',
              cell: ({ returned }) => money(returned),
            },
          ]}
        />
      )}
    </Tabs>
  );
};
