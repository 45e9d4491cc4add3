import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PROFIT_SORTS, type TeamProfit } from '../../../../contract/team-reports.ts';
import {
  $csvFailure,
  $csvPending,
  $profitTotals,
  csvRequested,
  profitPage,
  profitRecord,
  profitRefreshed,
} from '../../../features/team-reports/index.ts';
import { formatAmount } from '../../../shared/format/money.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { FieldSelect } from '../../../shared/ui/field-select.tsx';
import { History } from '../../../shared/ui/icons.ts';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { GameTypeFilter } from './game-type-filter.tsx';
import { ProfitTables } from './profit-tables.tsx';
import { ReportBar } from './report-bar.tsx';
import styles from './report-page.module.css';
import { TeamRecordFilters } from './team-record-filters.tsx';
import { useProfitSelection } from './use-profit-selection.ts';

const DayBars = lazy(() => import('../../../widgets/day-bars/day-bars.tsx'));

type Chosen = ReturnType<typeof useProfitSelection>;

/**
 * AGT-04: figures of the team by direct downline, day and game type, in each of their states. `deeper`: only of the members below
 * the direct downlines.
 */
export const ProfitReport = ({ deeper = false }: { deeper?: boolean }) => {
  const { t } = useTranslation();
  const chosen = useProfitSelection(deeper);
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
      <Filters {...chosen} />
      {view.state === 'failed' && <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />}
      {view.state === 'loading' && <Skeleton className={styles.waiting} />}
      {view.state === 'empty' && <Message icon={<History />} title={t('reports.none')} text={t('reports.noneText')} />}
      {view.state === 'ready' && view.totals && <Figures totals={view.totals} deeper={deeper} />}
    </>
  );
};

const Filters = ({ gameType, sort, team }: Chosen) => {
  const { t } = useTranslation();
  const { member, choose } = team;
  return (
    <TeamRecordFilters {...team}>
      <GameTypeFilter value={gameType} onValue={(value) => choose({ type: value })} />
      {!member && (
        <FieldSelect
          label={t('reports.sort')}
          value={sort}
          onValue={(value) => choose({ sort: value === 'stake' ? undefined : value })}
          options={PROFIT_SORTS.map((value) => ({ value, title: t(`reports.sorts.${value}`) }))}
        />
      )}
    </TeamRecordFilters>
  );
};

const Figures = ({ totals, deeper }: { totals: TeamProfit; deeper: boolean }) => {
  const { t } = useTranslation();
  const view = useUnit({
    pending: profitRecord.$pending,
    csvPending: $csvPending,
    csvFailure: $csvFailure,
    onRefresh: profitRefreshed,
    onCsv: csvRequested,
  });
  const locale = useLocale();
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
            <Money amount={totals.net} exponent={exponent} currency={currency} signed toned="agent" />
          </dd>
        </div>
        <div>
          <dt>{t('reports.bets')}</dt>
          <dd>{formatAmount(totals.bets, 0, locale)}</dd>
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
          tone="agent"
        />
      </Suspense>
      <ProfitTables totals={totals} deeper={deeper} />
    </>
  );
};
