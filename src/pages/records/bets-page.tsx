import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_TYPES } from '../../../contract/primitives.ts';
import { ROUND_STATES, type BetRecord } from '../../../contract/records.ts';
import { betRecord } from '../../entities/records/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { PeriodFilter, oneOf, useSelection } from '../../widgets/period/index.ts';
import { DetailsButton, ExportButton, RecordFrame, Totals, When } from '../../widgets/records/index.ts';
import { recordDownload, recordLeft } from './model.ts';
import { RecordPage } from './record-page.tsx';
import filters from '../../shared/ui/filters.module.css';

/** The selection of the address, and how to change it. */
const useBetSelection = () => {
  const { search, days, today, choose } = useSelection();
  const state = oneOf(ROUND_STATES, search.get('state'));
  const gameType = oneOf(GAME_TYPES, search.get('type'));
  const selection = useMemo(
    () => ({ ...days, ...(state && { state }), ...(gameType && { gameType }) }),
    [days, state, gameType],
  );
  return { days, today, choose, state, gameType, selection };
};

const Filters = ({ days, today, choose, state, gameType }: ReturnType<typeof useBetSelection>) => {
  const { t } = useTranslation();
  const any = { value: '', title: t('records.any') };
  return (
    <div className={filters.filters}>
      <PeriodFilter days={days} today={today} all onDays={(next) => choose({ from: next?.from, to: next?.to })} />
      <FieldSelect
        label={t('records.gameType')}
        value={gameType ?? ''}
        onValue={(value) => choose({ type: value })}
        options={[any, ...GAME_TYPES.map((value) => ({ value, title: t(`games.type.${value}`) }))]}
      />
      <FieldSelect
        label={t('records.state')}
        value={state ?? ''}
        onValue={(value) => choose({ state: value })}
        options={[any, ...ROUND_STATES.map((value) => ({ value, title: t(`member.states.${value}`) }))]}
      />
    </div>
  );
};

/** What a round took; a free round says what it was played for. */
const Stake = ({ stake, freeStake, exponent, currency }: BetRecord) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (freeStake === 0) return <Money amount={stake} exponent={exponent} />;
  return (
    <>
      <Money amount={0} exponent={exponent} />{' '}
      <small>{t('records.freeRound', { stake: formatMoney({ amount: freeStake, exponent, currency }, locale) })}</small>
    </>
  );
};

const Rows = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const rows = useUnit(betRecord.$rows);
  return (
    <Table
      caption={t('records.titles.bets')}
      rows={rows}
      twoLines
      rowKey={({ roundId }) => roundId}
      columns={[
        { key: 'when', title: t('member.when'), cell: ({ openedAtMs }) => <When atMs={openedAtMs} /> },
        { key: 'game', title: t('member.game'), phone: 'first', cell: ({ gameName }) => <bdi>{gameName}</bdi> },
        { key: 'state', title: t('member.state'), cell: ({ state }) => t(`member.states.${state}`) },
        {
          key: 'stake',
          title: t('member.stake'),
          figure: true,
          phone: 'none',
          cell: (row) => <Stake {...row} />,
        },
        {
          key: 'payout',
          title: t('member.payout'),
          figure: true,
          phone: 'none',
          cell: ({ payout, exponent }) => <Money amount={payout} exponent={exponent} />,
        },
        {
          key: 'result',
          title: t('member.result'),
          figure: true,
          phone: 'end',
          cell: ({ stake, payout, exponent, currency }) => (
            <Money amount={payout - stake} {...{ exponent, currency }} signed toned />
          ),
        },
        {
          key: 'details',
          title: t('records.details'),
          action: true,
          cell: (row) => (
            <DetailsButton
              modal={{ name: 'betDetails', row }}
              what={`${row.gameName}, ${formatInstant(row.openedAtMs, locale)}`}
            />
          ),
        },
      ]}
    />
  );
};

const Bets = () => {
  const { t } = useTranslation();
  const chosen = useBetSelection();
  const { selection, choose } = chosen;
  const view = useUnit({
    totals: betRecord.$totals,
    state: betRecord.$state,
    failure: betRecord.$failure,
    hasMore: betRecord.$hasMore,
    pending: betRecord.$pending,
    opened: betRecord.opened,
    onMore: betRecord.moreRequested,
    left: recordLeft,
  });
  const { opened, left, totals } = view;
  useEffect(() => {
    opened(selection);
    return () => left();
  }, [opened, left, selection]);
  const isPart = Object.keys(selection).length > 0;
  return (
    <>
      <Filters {...chosen} />
      {totals && totals.rounds > 0 && (
        <Totals
          label={t('records.totals')}
          figures={[
            [t('records.rounds'), totals.rounds],
            [t('records.stakes'), <Money key="stake" {...totals} amount={totals.stake} />],
            [t('records.payouts'), <Money key="payout" {...totals} amount={totals.payout} />],
            [t('records.result'), <Money key="net" {...totals} amount={totals.net} signed toned />],
          ]}
        />
      )}
      {view.state === 'ready' && <ExportButton download={recordDownload} request={{ record: 'bets', ...selection }} />}
      <RecordFrame
        {...view}
        empty={{ title: t('member.betsEmpty'), text: t('member.betsEmptyText') }}
        onClear={
          isPart ? () => choose({ from: undefined, to: undefined, type: undefined, state: undefined }) : undefined
        }
        onRetry={() => opened(selection)}
      >
        <Rows />
      </RecordFrame>
    </>
  );
};

/** MEM-03: every round, by period, game type and state, with the totals of the selection. Each has a replay (PP-25). */
export default function BetsPage() {
  return (
    <RecordPage record="bets">
      <Bets />
    </RecordPage>
  );
}
