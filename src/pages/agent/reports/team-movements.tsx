import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { TeamMovement, TeamMovementTotals } from '../../../../contract/team-records.ts';
import { formatAmount } from '../../../shared/format/money.ts';
import { formatDay, formatInstant } from '../../../shared/format/time.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Table, type Column } from '../../../shared/ui/table.tsx';
import { DetailsButton, When } from '../../../widgets/records/index.ts';
import styles from './report-page.module.css';

export const MovementRows = ({ rows }: { rows: readonly TeamMovement[] }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Table
      twoLines
      caption={t('reports.moneyTabs.rows')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'when', title: t('member.when'), cell: ({ atMs }) => <When atMs={atMs} /> },
        { key: 'account', title: t('team.account'), phone: 'first', cell: ({ account }) => <bdi>{account}</bdi> },
        { key: 'kind', title: t('member.kind'), cell: ({ movement }) => t(`member.kinds.${movement.kind}`) },
        {
          key: 'about',
          title: t('member.about'),
          phone: 'none',
          cell: ({ movement }) => <bdi>{movement.about}</bdi>,
        },
        {
          key: 'amount',
          title: t('member.amount'),
          figure: true,
          phone: 'end',
          cell: ({ movement: { amount, exponent, currency } }) => <Money {...{ amount, exponent, currency }} signed />,
        },
        {
          key: 'after',
          title: t('member.after'),
          figure: true,
          phone: 'none',
          cell: ({ movement }) => <Money amount={movement.balanceAfter} exponent={movement.exponent} />,
        },
        {
          key: 'details',
          title: t('records.details'),
          action: true,
          cell: ({ account, atMs, movement }) => (
            <DetailsButton
              modal={{ name: 'transactionDetails', row: movement }}
              what={`${account}, ${t(`member.kinds.${movement.kind}`)}, ${formatInstant(atMs, locale)}`}
            />
          ),
        },
      ]}
    />
  );
};

type Moved = Pick<TeamMovementTotals, 'movements' | 'in' | 'out' | 'net'>;

interface SumsProps {
  totals: TeamMovementTotals;
  by: 'kind' | 'day';
  /** The movements behind a sum are to be shown. */
  onShown: () => void;
}

/** The totals by kind or by day. Each leads to its movements. */
export const MovementSums = ({ totals, by, onShown }: SumsProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { search } = useLocation();
  const lead = (parts: Record<string, string>, title: string) => (
    <Link
      className={styles.link}
      to={{
        search: `?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(search)), ...parts }).toString()}`,
      }}
      onClick={onShown}
    >
      <bdi>{title}</bdi>
    </Link>
  );
  const money = (key: 'in' | 'out' | 'net', title: string): Column<Moved> => ({
    key,
    title,
    figure: true,
    cell: (row) => <Money amount={row[key]} exponent={totals.exponent} signed={key === 'net'} />,
  });
  const figures: Column<Moved>[] = [
    {
      key: 'movements',
      title: t('reports.movements'),
      figure: true,
      cell: ({ movements }) => formatAmount(movements, 0, locale),
    },
    ...[money('in', t('records.came')), money('out', t('records.left')), money('net', t('records.change'))],
  ];
  return by === 'kind' ? (
    <Table
      caption={t('reports.moneyTabs.kind')}
      rows={totals.kinds}
      rowKey={({ kind }) => kind}
      columns={[
        { key: 'kind', title: t('member.kind'), cell: ({ kind }) => lead({ kind }, t(`member.kinds.${kind}`)) },
        ...figures,
      ]}
    />
  ) : (
    <Table
      caption={t('reports.moneyTabs.day')}
      rows={totals.days.filter(({ movements }) => movements > 0).toReversed()}
      rowKey={({ day }) => day}
      columns={[
        {
          key: 'day',
          title: t('records.day'),
          cell: ({ day }) => lead({ from: day, to: day }, formatDay(Date.parse(`${day}T12:00`), locale)),
        },
        ...figures,
      ]}
    />
  );
};
