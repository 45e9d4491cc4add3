import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profit } from '../../../contract/records.ts';
import { formatDay } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { History } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { PeriodFilter, daysOf, useSelection } from '../../widgets/period/index.ts';
import { Totals } from '../../widgets/records/index.ts';
import { $profit, $profitFailure, profitRequested } from './model.ts';
import { RecordPage } from './record-page.tsx';
import filters from '../../shared/ui/filters.module.css';
import styles from './records.module.css';

const DayBars = lazy(() => import('../../widgets/day-bars/day-bars.tsx'));

type Share = Profit['total'];
interface SharesProps<Row extends Share> {
  title: string;
  name: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  currency: Pick<Profit, 'currency' | 'exponent'>;
}

/** A table of stakes, winnings and results of the parts of a period. */
const Shares = <Row extends Share>({ title, name, rows, nameOf, currency }: SharesProps<Row>) => {
  const { t } = useTranslation();
  const figure = (amount: number) => <Money amount={amount} exponent={currency.exponent} />;
  return (
    <Panel title={title}>
      <Table
        caption={title}
        rows={rows}
        twoLines
        rowKey={nameOf}
        columns={[
          { key: 'name', title: name, phone: 'first', cell: (row) => <bdi>{nameOf(row)}</bdi> },
          {
            key: 'stake',
            title: t('records.stakes'),
            figure: true,
            phone: 'titled',
            cell: ({ stake }) => figure(stake),
          },
          {
            key: 'payout',
            title: t('records.payouts'),
            figure: true,
            phone: 'titled',
            cell: ({ payout }) => figure(payout),
          },
          {
            key: 'net',
            title: t('records.result'),
            figure: true,
            phone: 'end',
            cell: ({ net }) => <Money amount={net} {...currency} signed toned />,
          },
        ]}
      />
    </Panel>
  );
};

const Figures = ({ profit }: { profit: Profit }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { currency, exponent, total, lifetime } = profit;
  const money = (amount: number, signed = false) => (
    <Money amount={amount} {...{ currency, exponent }} signed={signed} toned={signed} />
  );
  const played = profit.days.filter(({ stake, payout }) => stake !== 0 || payout !== 0);
  return (
    <>
      {played.length === 0 ? (
        <Message icon={<History />} title={t('records.profitNone')} text={t('records.noneText')} />
      ) : (
        <>
          <Totals
            label={t('records.totals')}
            figures={[
              [t('records.stakes'), money(total.stake)],
              [t('records.payouts'), money(total.payout)],
              [t('records.result'), money(total.net, true)],
            ]}
          />
          <Panel title={t('records.chart')}>
            <Suspense fallback={<Skeleton className={styles.chart} />}>
              <DayBars
                label={t('records.chart')}
                days={profit.days.map(({ day, net }) => ({ day, amount: net }))}
                exponent={exponent}
                height={240}
              />
            </Suspense>
          </Panel>
          <div className={styles.parts}>
            <Shares
              title={t('records.byType')}
              name={t('records.gameType')}
              rows={profit.types}
              nameOf={({ gameType }) => t(`games.type.${gameType}`)}
              currency={profit}
            />
            <Shares
              title={t('records.byVendor')}
              name={t('records.vendor')}
              rows={profit.vendors}
              nameOf={({ name }) => name}
              currency={profit}
            />
          </div>
          <Shares
            title={t('records.byDay')}
            name={t('records.day')}
            rows={played.toReversed()}
            nameOf={({ day }) => formatDay(Date.parse(`${day}T12:00`), locale)}
            currency={profit}
          />
        </>
      )}
      <Panel title={t('records.lifetime')}>
        <Totals
          label={t('records.lifetime')}
          figures={[
            [t('records.deposits'), money(lifetime.deposits)],
            [t('records.withdrawals'), money(lifetime.withdrawals)],
            [t('records.netDeposits'), money(lifetime.net)],
          ]}
        />
      </Panel>
    </>
  );
};

const Content = () => {
  const { days, today, choose } = useSelection();
  const { from, to } = days ?? daysOf('month30', today);
  const view = useUnit({ profit: $profit, failure: $profitFailure, requested: profitRequested });
  const { requested } = view;
  useEffect(() => void requested({ from, to }), [requested, from, to]);
  return (
    <>
      <div className={filters.filters}>
        <PeriodFilter days={{ from, to }} today={today} onDays={(next) => choose({ from: next?.from, to: next?.to })} />
      </div>
      {view.failure && <LoadFailed failure={view.failure} onRetry={() => requested({ from, to })} />}
      {view.profit ? <Figures profit={view.profit} /> : !view.failure && <Skeleton className={styles.waiting} />}
    </>
  );
};

/** PP-09: what a member staked and won in a period, as a chart and as tables, and net deposits over lifetime. */
export default function ProfitPage() {
  return (
    <RecordPage record="profit">
      <Content />
    </RecordPage>
  );
}
