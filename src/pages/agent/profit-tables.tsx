import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { ProfitRow, TeamProfit } from '../../../contract/team-reports.ts';
import { profitRecord } from '../../features/team-reports/index.ts';
import { formatDay } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Table, type Column } from '../../shared/ui/table.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import styles from './report-page.module.css';

type Share = Pick<TeamProfit, 'bets' | 'stake' | 'payout' | 'net'>;

const BY = ['member', 'day', 'type'] as const;
type By = (typeof BY)[number];

/** The selection by direct downline, by day and by game type. */
export const ProfitTables = ({ totals }: { totals: TeamProfit }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const [by, setBy] = useState<By>('member');
  const columns = useShareColumns(totals.exponent);
  const played = totals.days.filter(({ bets, stake, payout }) => bets !== 0 || stake !== 0 || payout !== 0);
  return (
    <div className={styles.tables}>
      <Tabs
        label={t('reports.by')}
        tabs={BY.map((key) => ({ key, title: t(`reports.tabs.${key}`) }))}
        active={by}
        onChoose={setBy}
      >
        {by === 'member' && <Members exponent={totals.exponent} />}
        {by === 'day' && (
          <Table
            caption={t('reports.tabs.day')}
            rows={played.toReversed()}
            rowKey={({ day }) => day}
            columns={[
              {
                key: 'day',
                title: t('records.day'),
                cell: ({ day }) => <bdi>{formatDay(Date.parse(`${day}T12:00`), locale)}</bdi>,
              },
              ...columns,
            ]}
          />
        )}
        {by === 'type' && (
          <Table
            caption={t('reports.tabs.type')}
            rows={totals.types}
            rowKey={({ gameType }) => gameType}
            columns={[
              {
                key: 'type',
                title: t('records.gameType'),
                cell: ({ gameType }) => (gameType === 'OTHER' ? t('reports.otherGames') : t(`games.type.${gameType}`)),
              },
              ...columns,
            ]}
          />
        )}
      </Tabs>
    </div>
  );
};

const useShareColumns = (exponent: number): Column<Share>[] => {
  const { t } = useTranslation();
  return [
    { key: 'bets', title: t('reports.bets'), figure: true, cell: ({ bets }) => bets },
    {
      key: 'stake',
      title: t('records.stakes'),
      figure: true,
      cell: ({ stake }) => <Money amount={stake} exponent={exponent} />,
    },
    {
      key: 'payout',
      title: t('records.payouts'),
      figure: true,
      cell: ({ payout }) => <Money amount={payout} exponent={exponent} />,
    },
    {
      key: 'net',
      title: t('reports.result'),
      figure: true,
      cell: ({ net }) => <Money amount={net} exponent={exponent} signed toned />,
    },
  ];
};

const Members = ({ exponent }: { exponent: number }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const columns = useShareColumns(exponent);
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
        rowKey={({ memberId }) => memberId}
        columns={[{ key: 'account', title: t('team.account'), cell: (row) => <Account row={row} /> }, ...columns]}
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
const Account = ({ row: { memberId, account, who } }: { row: ProfitRow }) => {
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
      {who !== 'member' && <small className={styles.kind}>{t(`team.who.${who}`)}</small>}
    </span>
  );
};
