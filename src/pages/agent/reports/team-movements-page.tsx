import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MONEY_KINDS, MOVEMENT_SORTS, type TeamMovementTotals } from '../../../../contract/team-records.ts';
import { teamMovements, type TeamMovementSelection } from '../../../features/team-reports/index.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { FieldSelect } from '../../../shared/ui/field-select.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { oneOf } from '../../../widgets/period/index.ts';
import { RecordFrame, Totals } from '../../../widgets/records/index.ts';
import { TEAM_BETS } from '../layout/menu.ts';
import { MovementSums, MovementRows } from './team-movements.tsx';
import styles from './report-page.module.css';
import { TeamRecordBar } from './team-record-bar.tsx';
import { TeamRecordFilters } from './team-record-filters.tsx';
import { useTeamSelection } from './use-team-selection.ts';

const DayBars = lazy(() => import('../../../widgets/day-bars/day-bars.tsx'));

const VIEWS = ['rows', 'kind', 'day'] as const;

/** The selection in the address: the last 30 days and the newest movement first, if it names nothing. */
const useMovementSelection = () => {
  const team = useTeamSelection();
  const { search, from, to, member, name } = team;
  const kind = oneOf(MONEY_KINDS, search.get('kind'));
  const sort = oneOf(MOVEMENT_SORTS, search.get('sort')) ?? 'newest';
  const which = useMemo(() => ({ from, to, ...(name && { name }), ...(kind && { kind }) }), [from, to, name, kind]);
  const selection = useMemo(
    (): TeamMovementSelection => ({ ...which, ...(member && { memberId: member }), sort }),
    [which, member, sort],
  );
  const request = { record: 'movements' as const, ...which, ...(member && { memberId: Number(member) }) };
  return { team, kind, sort, selection, request };
};

/** AGT-04: money in the wallets of direct members, by period, kind and downline, with totals by kind and by day. */
export default function TeamMovementsPage() {
  const { t } = useTranslation();
  const { team, kind, sort, selection, request } = useMovementSelection();
  const { choose, member, from, to } = team;
  const [shown, show] = useState<(typeof VIEWS)[number]>('rows');
  // A followed sum changes the period, which the filter must not keep as it was typed.
  const [followed, follow] = useState(0);
  useLifecycle(teamMovements.page);
  const view = useUnit({
    rows: teamMovements.record.$rows,
    totals: teamMovements.$totals,
    state: teamMovements.record.$state,
    failure: teamMovements.record.$failure,
    hasMore: teamMovements.record.$hasMore,
    pending: teamMovements.record.$pending,
    opened: teamMovements.record.opened,
    onMore: teamMovements.record.moreRequested,
  });
  const { opened, totals } = view;
  useEffect(() => void opened(selection), [opened, selection]);
  return (
    <>
      <PageHead title={t('agent.entries.agentDownlineTransactionDetailsCopy')} text={t('reports.movementsText')} />
      <div>
        <TeamRecordFilters key={followed} {...team} account={view.rows[0]?.account}>
          <FieldSelect
            label={t('records.type')}
            value={kind ?? ''}
            onValue={(value) => choose({ kind: value })}
            options={[
              { value: '', title: t('records.any') },
              ...MONEY_KINDS.map((value) => ({ value, title: t(`member.kinds.${value}`) })),
            ]}
          />
          <FieldSelect
            label={t('reports.sort')}
            value={sort}
            onValue={(value) => choose({ sort: value === 'newest' ? undefined : value })}
            options={MOVEMENT_SORTS.map((value) => ({ value, title: t(`reports.rowSorts.${value}`) }))}
          />
        </TeamRecordFilters>
        {view.state === 'ready' && totals && (
          <>
            <MovementTotals totals={totals} />
            <TeamRecordBar report={teamMovements} asOfMs={totals.asOfMs} request={request} />
            <Suspense fallback={<div className={styles.chart} />}>
              <DayBars
                label={t('reports.netByDay')}
                days={totals.days.map(({ day, net }) => ({ day, amount: net }))}
                exponent={totals.exponent}
                tone="plain"
              />
            </Suspense>
          </>
        )}
        <RecordFrame
          {...view}
          hasMore={view.hasMore && shown === 'rows'}
          empty={{ title: t('reports.movementsNone'), text: t('reports.noneText') }}
          onClear={
            Object.keys(selection).length > 3
              ? () => choose({ kind: undefined, member: undefined, name: undefined })
              : undefined
          }
          onRetry={() => opened(selection)}
        >
          <Tabs
            label={t('reports.by')}
            tabs={VIEWS.map((key) => ({ key, title: t(`reports.moneyTabs.${key}`) }))}
            active={shown}
            onChoose={show}
          >
            {shown === 'rows' ? (
              <MovementRows rows={view.rows} />
            ) : (
              totals && (
                <MovementSums
                  totals={totals}
                  by={shown}
                  onShown={() => {
                    show('rows');
                    follow((count) => count + 1);
                  }}
                />
              )
            )}
          </Tabs>
        </RecordFrame>
        <p className={styles.hint}>
          {t('reports.movementsHint')}{' '}
          <Link className={styles.link} to={`${TEAM_BETS}?from=${from}&to=${to}${member ? `&member=${member}` : ''}`}>
            {t('agent.entries.personalHistoryCopy')}
          </Link>
        </p>
      </div>
    </>
  );
}

const MovementTotals = ({ totals }: { totals: TeamMovementTotals }) => {
  const { t } = useTranslation();
  const { currency, exponent } = totals;
  return (
    <Totals
      label={t('reports.totals')}
      figures={[
        [t('records.came'), <Money key="in" {...{ currency, exponent }} amount={totals.in} />],
        [t('records.left'), <Money key="out" {...{ currency, exponent }} amount={totals.out} />],
        [t('records.change'), <Money key="net" {...{ currency, exponent }} amount={totals.net} signed />],
        [t('reports.movements'), totals.movements],
      ]}
    />
  );
};
