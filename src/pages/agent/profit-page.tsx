import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits.ts';
import { PROFIT_SORTS, REPORT_DAYS, REPORT_TYPES, type TeamProfit } from '../../../contract/team-reports.ts';
import {
  $csvFailure,
  $csvPending,
  $profitTotals,
  csvRequested,
  profitPage,
  profitRecord,
  profitRefreshed,
} from '../../features/team-reports/index.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { History } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { PeriodFilter } from '../../widgets/period/index.ts';
import { ProfitTables } from './profit-tables.tsx';
import { ReportBar } from './report-bar.tsx';
import styles from './report-page.module.css';
import { useProfitSelection } from './use-profit-selection.ts';

const DayBars = lazy(() => import('../../widgets/day-bars/day-bars.tsx'));

type Chosen = ReturnType<typeof useProfitSelection>;

/** AGT-04: profit and loss of the team by direct downline, day and game type. */
export default function ProfitPage() {
  const { t } = useTranslation();
  const chosen = useProfitSelection();
  const { selection } = chosen;
  useLifecycle(profitPage);
  const view = useUnit({
    state: profitRecord.$state,
    failure: profitRecord.$failure,
    totals: $profitTotals,
    open: profitRecord.opened,
    onRetry: profitRefreshed,
  });
  const { open } = view;
  useEffect(() => void open(selection), [open, selection]);
  return (
    <>
      <PageHead title={t('agent.entries.palStatementsAgentCopy')} text={t('reports.profitText')} />
      <Filters {...chosen} />
      {view.state === 'failed' && <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />}
      {view.state === 'loading' && <Skeleton className={styles.waiting} />}
      {view.state === 'empty' && <Message icon={<History />} title={t('reports.none')} text={t('reports.noneText')} />}
      {view.state === 'ready' && view.totals && <Figures totals={view.totals} />}
    </>
  );
}

const Filters = ({ from, to, today, gameType, sort, name, member, choose }: Chosen) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(name);
  return (
    <>
      {member && (
        <p className={styles.way}>
          <Button size="small" onClick={() => choose({ member: undefined })}>
            {t('reports.allDownlines')}
          </Button>
        </p>
      )}
      <div className={styles.filters}>
        <PeriodFilter
          days={{ from, to }}
          today={today}
          limit={{ most: REPORT_DAYS, text: t('reports.wrongPeriod', { count: REPORT_DAYS }) }}
          onDays={(days) => choose({ from: days?.from, to: days?.to })}
        />
        <FieldSelect
          label={t('records.gameType')}
          value={gameType ?? ''}
          onValue={(value) => choose({ type: value })}
          options={[
            { value: '', title: t('records.any') },
            ...REPORT_TYPES.map((value) => ({
              value,
              title: value === 'OTHER' ? t('reports.otherGames') : t(`games.type.${value}`),
            })),
          ]}
        />
        {!member && (
          <>
            <Field
              label={t('reports.name')}
              type="search"
              value={typed}
              maxLength={LIMITS.username.max}
              onValue={(value) => {
                setTyped(value);
                choose({ name: value.trim() });
              }}
            />
            <FieldSelect
              label={t('reports.sort')}
              value={sort}
              onValue={(value) => choose({ sort: value === 'stake' ? undefined : value })}
              options={PROFIT_SORTS.map((value) => ({ value, title: t(`reports.sorts.${value}`) }))}
            />
          </>
        )}
      </div>
    </>
  );
};

const Figures = ({ totals }: { totals: TeamProfit }) => {
  const { t } = useTranslation();
  const view = useUnit({
    pending: profitRecord.$pending,
    csvPending: $csvPending,
    csvFailure: $csvFailure,
    onRefresh: profitRefreshed,
    onCsv: csvRequested,
  });
  const { currency, exponent } = totals;
  return (
    <>
      <dl className={styles.totals} aria-label={t('reports.totals')}>
        <div>
          <dt>{t('records.stakes')}</dt>
          <dd>
            <Money amount={totals.stake} exponent={exponent} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('records.payouts')}</dt>
          <dd>
            <Money amount={totals.payout} exponent={exponent} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('reports.result')}</dt>
          <dd>
            <Money amount={totals.net} exponent={exponent} currency={currency} signed toned />
          </dd>
        </div>
        <div>
          <dt>{t('reports.bets')}</dt>
          <dd>{totals.bets}</dd>
        </div>
      </dl>
      <ReportBar
        asOfMs={totals.asOfMs}
        pending={view.pending}
        onRefresh={() => view.onRefresh()}
        csv={{ pending: view.csvPending, failure: view.csvFailure, onAsk: () => view.onCsv() }}
      />
      <Suspense fallback={<div className={styles.chart} />}>
        <DayBars
          label={t('reports.resultByDay')}
          days={totals.days.map(({ day, net }) => ({ day, amount: net }))}
          exponent={exponent}
        />
      </Suspense>
      <ProfitTables totals={totals} />
    </>
  );
};
