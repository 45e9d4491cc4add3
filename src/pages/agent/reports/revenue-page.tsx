import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { PAY_KINDS, type PayKind } from '../../../../contract/pay-terms.ts';
import { REPORT_DAYS, type AgentRevenue } from '../../../../contract/team-reports.ts';
import {
  $revenue,
  $revenueCsvFailure,
  $revenueCsvPending,
  $revenueFailure,
  $revenuePending,
  revenueRequested,
  revenueCsvRequested,
  revenuePage,
  revenueRefreshed,
} from '../../../features/team-reports/index.ts';
import { formatDay } from '../../../shared/format/time.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { History } from '../../../shared/ui/icons.ts';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { daysOf, isDay, oneOf, PeriodFilter, useSelection } from '../../../widgets/period/index.ts';
import { ReportBar } from './report-bar.tsx';
import filters from '../../../shared/ui/filters.module.css';
import styles from './report-page.module.css';
import { RevenueBills } from './revenue-bills.tsx';

const DayBars = lazy(() => import('../../../widgets/day-bars/day-bars.tsx'));

/** AGT-04: the agent's own income by kind of pay and by day; each figure opens its bills. */
export default function RevenuePage() {
  const { t } = useTranslation();
  const { search, days, today, choose } = useSelection(REPORT_DAYS);
  const { from, to } = days ?? daysOf('month30', today);
  const named = search.get('day') ?? '';
  const day = isDay(named) ? named : undefined;
  const kind = oneOf(PAY_KINDS, search.get('kind'));
  useLifecycle(revenuePage);
  const view = useUnit({
    revenue: $revenue,
    failure: $revenueFailure,
    ask: revenueRequested,
    onRetry: revenueRefreshed,
  });
  const { ask, revenue, failure } = view;
  useEffect(() => void ask({ from, to }), [ask, from, to]);
  return (
    <>
      <PageHead title={t('agent.entries.agentRevenueReport')} text={t('reports.revenueText')} />
      <div className={filters.filters}>
        <PeriodFilter
          days={{ from, to }}
          today={today}
          limit={{ max: REPORT_DAYS, text: t('reports.wrongPeriod', { count: REPORT_DAYS }) }}
          onDays={(next) => choose({ from: next?.from, to: next?.to, day: undefined, kind: undefined })}
        />
      </div>
      {failure && <LoadFailed failure={failure} onRetry={() => view.onRetry()} />}
      {!revenue && !failure && <Skeleton className={styles.waiting} />}
      {revenue && !failure && revenue.days.length === 0 && (
        <Message icon={<History />} title={t('reports.revenueNone')} text={t('reports.revenueNoneText')} />
      )}
      {revenue && !failure && revenue.days.length > 0 && <Figures revenue={revenue} />}
      {day && kind && (
        <RevenueBills
          key={`${day} ${kind}`}
          day={day}
          kind={kind}
          onClose={() => choose({ day: undefined, kind: undefined })}
        />
      )}
    </>
  );
}

const Figures = ({ revenue }: { revenue: AgentRevenue }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    pending: $revenuePending,
    csvPending: $revenueCsvPending,
    csvFailure: $revenueCsvFailure,
    onRefresh: revenueRefreshed,
    onCsv: revenueCsvRequested,
  });
  const { currency, exponent, kinds } = revenue;
  const shown = PAY_KINDS.filter((kind) => kinds[kind].bills > 0);
  return (
    <>
      <dl className={styles.totals} aria-label={t('reports.totals')}>
        <div>
          <dt>{t('reports.income')}</dt>
          <dd>
            <Money amount={revenue.amount} exponent={exponent} currency={currency} />
          </dd>
        </div>
        {shown.map((kind) => (
          <div key={kind}>
            <dt>{t(`reports.kinds.${kind}`)}</dt>
            <dd>
              <Money amount={kinds[kind].amount} exponent={exponent} currency={currency} />
              <small className={styles.before}>{t('reports.bills', { count: kinds[kind].bills })}</small>
            </dd>
          </div>
        ))}
      </dl>
      <ReportBar
        asOfMs={revenue.asOfMs}
        pending={view.pending}
        onRefresh={() => view.onRefresh()}
        csv={{ pending: view.csvPending, failure: view.csvFailure, onAsk: () => view.onCsv() }}
      />
      <Suspense fallback={<div className={styles.chart} />}>
        <DayBars label={t('reports.incomeByDay')} days={revenue.days.toReversed()} exponent={exponent} tone="plain" />
      </Suspense>
      <div className={styles.tables}>
        <Table
          caption={t('reports.tabs.day')}
          rows={revenue.days}
          twoLines
          rowKey={({ day }) => day}
          columns={[
            {
              key: 'day',
              title: t('records.day'),
              phone: 'first',
              cell: ({ day }) => <bdi>{formatDay(Date.parse(`${day}T12:00`), locale)}</bdi>,
            },
            ...shown.map((kind) => ({
              key: kind,
              title: t(`reports.kinds.${kind}`),
              figure: true,
              phone: 'titled' as const,
              cell: (row: AgentRevenue['days'][number]) => <Income row={row} kind={kind} exponent={exponent} />,
            })),
            {
              key: 'total',
              title: t('reports.income'),
              figure: true,
              phone: 'end',
              cell: ({ amount }) => <Money amount={amount} exponent={exponent} />,
            },
          ]}
        />
      </div>
    </>
  );
};

interface IncomeProps {
  row: AgentRevenue['days'][number];
  kind: PayKind;
  exponent: number;
}

/** What a kind paid on a day, which leads to its bills. */
const Income = ({ row: { day, kinds }, kind, exponent }: IncomeProps) => {
  const { search } = useLocation();
  const amount = <Money amount={kinds[kind].amount} exponent={exponent} />;
  if (kinds[kind].bills === 0) return amount;
  const to = new URLSearchParams(search);
  to.set('day', day);
  to.set('kind', kind);
  return (
    <Link className={styles.link} to={{ search: `?${to.toString()}` }}>
      {amount}
    </Link>
  );
};
