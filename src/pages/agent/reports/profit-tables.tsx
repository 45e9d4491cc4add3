import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { ProfitRow, TeamProfit } from '../../../../contract/team-reports.ts';
import { profitRecord } from '../../../features/team-reports/index.ts';
import { formatAmount } from '../../../shared/format/money.ts';
import { formatDay } from '../../../shared/format/time.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useFailureText } from '../../../shared/i18n/failure-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormError } from '../../../shared/ui/form.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Table, type Column } from '../../../shared/ui/table.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { TEAM_BETS } from '../layout/menu.ts';
import styles from './report-page.module.css';

type Share = Pick<TeamProfit, 'bets' | 'stake' | 'payout' | 'net'>;

const BY = ['member', 'day', 'type'] as const;
type By = (typeof BY)[number];

/** The selection by direct downline, by day and by game type. `deeper`: it has no bets that this agent may see. */
export const ProfitTables = ({ totals, deeper }: { totals: TeamProfit; deeper: boolean }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const [by, setBy] = useState<By>('member');
  const betsOf = useBetsPath();
  const leads = <Row extends Share>(to: (row: Row) => Record<string, string>) =>
    deeper ? undefined : (row: Row) => betsOf(to(row));
  const ofDay = useShareColumns(
    totals.exponent,
    leads(({ day }: TeamProfit['days'][number]) => ({ from: day, to: day })),
  );
  const ofType = useShareColumns(
    totals.exponent,
    leads(({ gameType }: TeamProfit['types'][number]) => ({ type: gameType })),
  );
  const played = totals.days.filter(({ bets, stake, payout }) => bets !== 0 || stake !== 0 || payout !== 0);
  return (
    <div className={styles.tables}>
      <Tabs
        label={t('reports.by')}
        tabs={BY.map((key) => ({ key, title: t(`reports.tabs.${key}`) }))}
        active={by}
        onChoose={setBy}
      >
        {by === 'member' && <Members exponent={totals.exponent} deeper={deeper} />}
        {by === 'day' && (
          <Table
            caption={t('reports.tabs.day')}
            rows={played.toReversed()}
            twoLines
            rowKey={({ day }) => day}
            columns={[
              {
                key: 'day',
                title: t('records.day'),
                phone: 'first',
                cell: ({ day }) => <bdi>{formatDay(Date.parse(`${day}T12:00`), locale)}</bdi>,
              },
              ...ofDay,
            ]}
          />
        )}
        {by === 'type' && (
          <Table
            caption={t('reports.tabs.type')}
            rows={totals.types}
            twoLines
            rowKey={({ gameType }) => gameType}
            columns={[
              {
                key: 'type',
                title: t('records.gameType'),
                phone: 'first',
                cell: ({ gameType }) => (gameType === 'OTHER' ? t('reports.otherGames') : t(`games.type.${gameType}`)),
              },
              ...ofType,
            ]}
          />
        )}
      </Tabs>
    </div>
  );
};

/** The address of the bets behind a figure of the shown selection. */
const useBetsPath = () => {
  const { search } = useLocation();
  return (more: Record<string, string>): string => {
    const shown = new URLSearchParams(search);
    const kept = ['from', 'to', 'type', 'member', 'name'].flatMap((key): [string, string][] => {
      const value = shown.get(key);
      return value === null ? [] : [[key, value]];
    });
    const to = new URLSearchParams({ ...Object.fromEntries(kept), ...more });
    return `${TEAM_BETS}?${to.toString()}`;
  };
};

/** `betsOf`: the address of the bets behind a row; null if the agent sees them elsewhere. */
const useShareColumns = <Row extends Share>(exponent: number, betsOf?: (row: Row) => string | null): Column<Row>[] => {
  const { t } = useTranslation();
  const locale = useLocale();
  return [
    {
      key: 'bets',
      title: t('reports.bets'),
      figure: true,
      phone: 'titled',
      cell: (row) => {
        const path = betsOf?.(row);
        return path ? (
          <Link className={styles.link} aria-label={t('reports.betsOf', { count: row.bets })} to={path}>
            {formatAmount(row.bets, 0, locale)}
          </Link>
        ) : (
          formatAmount(row.bets, 0, locale)
        );
      },
    },
    {
      key: 'stake',
      title: t('records.stakes'),
      figure: true,
      phone: 'titled',
      cell: ({ stake }) => <Money amount={stake} exponent={exponent} />,
    },
    {
      key: 'payout',
      title: t('records.payouts'),
      figure: true,
      phone: 'titled',
      cell: ({ payout }) => <Money amount={payout} exponent={exponent} />,
    },
    {
      key: 'net',
      title: t('reports.result'),
      figure: true,
      phone: 'end',
      cell: ({ net }) => <Money amount={net} exponent={exponent} signed toned="agent" />,
    },
  ];
};

const Members = ({ exponent, deeper }: { exponent: number; deeper: boolean }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const betsOf = useBetsPath();
  const columns = useShareColumns(exponent, ({ memberId, who }: ProfitRow) =>
    deeper || who === 'self' ? null : betsOf({ member: String(memberId) }),
  );
  const view = useUnit({
    rows: profitRecord.$rows,
    hasMore: profitRecord.$hasMore,
    pending: profitRecord.$pending,
    failure: profitRecord.$failure,
    onMore: profitRecord.moreRequested,
  });
  return (
    <>
      <Table
        caption={t('reports.tabs.member')}
        rows={view.rows}
        twoLines
        rowKey={({ memberId }) => memberId}
        columns={[
          {
            key: 'account',
            title: t('team.account'),
            phone: 'first',
            cell: (row) => <Account row={row} deeper={deeper} />,
          },
          ...columns,
        ]}
      />
      <FormError text={view.failure && failureText(view.failure)} />
      {view.hasMore && (
        <p className={styles.more}>
          <Button busy={view.pending} onClick={() => view.onMore()}>
            {t('salary.more')}
          </Button>
        </p>
      )}
      <p className={styles.hint}>{t('team.privacy')}</p>
    </>
  );
};

/** The account, which leads to its own days and game types. */
const Account = ({ row: { memberId, account, who }, deeper }: { row: ProfitRow; deeper: boolean }) => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const to = new URLSearchParams(search);
  to.set('member', String(memberId));
  to.delete('name');
  return (
    <span>
      <Link className={styles.link} to={{ search: `?${to.toString()}` }}>
        <bdi>{account}</bdi>
      </Link>{' '}
      {who !== 'member' && <small className={styles.kind}>{deeper ? t('reports.below') : t(`team.who.${who}`)}</small>}
    </span>
  );
};
