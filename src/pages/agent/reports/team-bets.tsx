import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BET_CHANGES, BET_SORTS, type TeamBet, type TeamBetTotals } from '../../../../contract/team-records.ts';
import { REPORT_TYPES } from '../../../../contract/team-reports.ts';
import { teamBets, type TeamBetSelection } from '../../../features/team-reports/index.ts';
import { formatInstant } from '../../../shared/format/time.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { FieldSelect } from '../../../shared/ui/field-select.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { oneOf } from '../../../widgets/period/index.ts';
import { DetailsButton, RecordFrame, Totals, When } from '../../../widgets/records/index.ts';
import { GameTypeFilter } from './game-type-filter.tsx';
import styles from './report-page.module.css';
import { TeamRecordBar } from './team-record-bar.tsx';
import { TeamRecordFilters } from './team-record-filters.tsx';
import { useTeamSelection } from './use-team-selection.ts';

/** The selection in the address: the last 30 days and the newest bet first, if it names nothing. */
const useBetSelection = () => {
  const team = useTeamSelection();
  const { search, from, to, member, name } = team;
  const gameType = oneOf(REPORT_TYPES, search.get('type'));
  const change = oneOf(BET_CHANGES, search.get('change'));
  const sort = oneOf(BET_SORTS, search.get('sort')) ?? 'newest';
  const which = useMemo(
    () => ({ from, to, ...(name && { name }), ...(gameType && { gameType }), ...(change && { change }) }),
    [from, to, name, gameType, change],
  );
  const selection = useMemo(
    (): TeamBetSelection => ({ ...which, ...(member && { memberId: member }), sort }),
    [which, member, sort],
  );
  const request = { record: 'bets' as const, ...which, ...(member && { memberId: Number(member) }) };
  return { team, gameType, change, sort, selection, request };
};

/** AGT-04: counted bets of direct members, by period, game type, downline and state. A row opens the bet as its player sees it. */
export const TeamBets = () => {
  const { t } = useTranslation();
  const { team, gameType, change, sort, selection, request } = useBetSelection();
  const { choose } = team;
  useLifecycle(teamBets.page);
  const view = useUnit({
    rows: teamBets.record.$rows,
    totals: teamBets.$totals,
    state: teamBets.record.$state,
    failure: teamBets.record.$failure,
    hasMore: teamBets.record.$hasMore,
    pending: teamBets.record.$pending,
    opened: teamBets.record.opened,
    onMore: teamBets.record.moreRequested,
  });
  const { opened, totals } = view;
  useEffect(() => void opened(selection), [opened, selection]);
  return (
    <>
      <TeamRecordFilters {...team} account={view.rows[0]?.account}>
        <GameTypeFilter value={gameType} onValue={(value) => choose({ type: value })} />
        <FieldSelect
          label={t('records.state')}
          value={change ?? ''}
          onValue={(value) => choose({ change: value })}
          options={[
            { value: '', title: t('records.any') },
            ...BET_CHANGES.map((value) => ({ value, title: t(`reports.changes.${value}`) })),
          ]}
        />
        <FieldSelect
          label={t('reports.sort')}
          value={sort}
          onValue={(value) => choose({ sort: value === 'newest' ? undefined : value })}
          options={BET_SORTS.map((value) => ({ value, title: t(`reports.rowSorts.${value}`) }))}
        />
      </TeamRecordFilters>
      {view.state === 'ready' && totals && (
        <>
          <BetTotals totals={totals} />
          <TeamRecordBar report={teamBets} asOfMs={totals.asOfMs} request={request} />
        </>
      )}
      <RecordFrame
        {...view}
        empty={{ title: t('reports.none'), text: t('reports.noneText') }}
        onClear={
          Object.keys(selection).length > 3
            ? () => choose({ type: undefined, member: undefined, name: undefined, change: undefined })
            : undefined
        }
        onRetry={() => opened(selection)}
      >
        <Rows rows={view.rows} />
      </RecordFrame>
      <p className={styles.hint}>{t('reports.betsHint')}</p>
    </>
  );
};

const BetTotals = ({ totals }: { totals: TeamBetTotals }) => {
  const { t } = useTranslation();
  const { currency, exponent } = totals;
  return (
    <Totals
      label={t('reports.totals')}
      figures={[
        [t('records.stakes'), <Money key="stake" {...{ currency, exponent }} amount={totals.stake} />],
        [t('records.payouts'), <Money key="payout" {...{ currency, exponent }} amount={totals.payout} />],
        [t('reports.result'), <Money key="net" {...{ currency, exponent }} amount={totals.net} signed toned="agent" />],
        [t('reports.bets'), totals.bets],
      ]}
    />
  );
};

const Rows = ({ rows }: { rows: readonly TeamBet[] }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Table
      twoLines
      caption={t('agent.entries.personalHistoryCopy')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'when', title: t('member.when'), cell: ({ atMs }) => <When atMs={atMs} /> },
        { key: 'account', title: t('team.account'), phone: 'first', cell: ({ account }) => <bdi>{account}</bdi> },
        {
          key: 'game',
          title: t('member.game'),
          cell: ({ round, change }) => (
            <span>
              <bdi>{round.gameName}</bdi>{' '}
              {change !== 'settled' && <small className={styles.kind}>{t(`reports.changes.${change}`)}</small>}
            </span>
          ),
        },
        {
          key: 'stake',
          title: t('member.stake'),
          figure: true,
          phone: 'none',
          cell: ({ stake, round }) => <Money amount={stake} exponent={round.exponent} />,
        },
        {
          key: 'payout',
          title: t('member.payout'),
          figure: true,
          phone: 'none',
          cell: ({ payout, round }) => <Money amount={payout} exponent={round.exponent} />,
        },
        {
          key: 'result',
          title: t('member.result'),
          figure: true,
          phone: 'end',
          cell: ({ stake, payout, round: { exponent, currency } }) => (
            <Money amount={payout - stake} {...{ exponent, currency }} signed toned="agent" />
          ),
        },
        {
          key: 'details',
          title: t('records.details'),
          action: true,
          cell: ({ account, atMs, round }) => (
            <DetailsButton
              modal={{ name: 'betDetails', row: round }}
              what={`${account}, ${round.gameName}, ${formatInstant(atMs, locale)}`}
            />
          ),
        },
      ]}
    />
  );
};
