import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BILLS_PER_LIST, type ListedBill, type SummedKind } from '../../../../contract/salary.ts';
import { type Column, Table } from '../../../shared/ui/table.tsx';
import { $site } from '../../../entities/site/index.ts';
import {
  $bills,
  $billsFailure,
  $billsPending,
  $csvFailure,
  $csvPending,
  billsRequested,
  billsRetried,
  csvRequested,
} from '../../../features/bills/model.ts';
import { formatAmount } from '../../../shared/format/money.ts';
import { formatShare } from '../../../shared/format/share.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { formatWindow } from '../../../shared/format/window.ts';
import { useFailureText } from '../../../shared/i18n/failure-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldSelect } from '../../../shared/ui/field-select.tsx';
import { FormError } from '../../../shared/ui/form.tsx';
import { Download, History } from '../../../shared/ui/icons.ts';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { PeriodFilter } from '../../../widgets/period/index.ts';
import { billPath } from './bill-path.ts';
import filters from '../../../shared/ui/filters.module.css';
import styles from './pay-page.module.css';
import { useBillState } from './use-bill-state.ts';
import { ORDERS, SHOWN_STATES, useBillSelection } from './use-bill-selection.ts';

const PayChart = lazy(() => import('./pay-chart.tsx'));

/** The settlements of a kind: selected, sorted, with totals, a chart and a file of the whole selection. */
export const PayBills = ({ kind }: { kind: SummedKind }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const chosen = useBillSelection();
  const { selection, isNarrowed, choose } = chosen;
  const view = useUnit({
    bills: $bills,
    failure: $billsFailure,
    csvPending: $csvPending,
    csvFailure: $csvFailure,
    ask: billsRequested,
    onRetry: billsRetried,
    onCsv: csvRequested,
  });
  const { ask, bills } = view;
  useEffect(() => {
    ask(selection);
  }, [ask, selection]);
  const clear = { from: undefined, to: undefined, state: undefined };
  return (
    <>
      <Filters {...chosen} />
      {!bills && view.failure && <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />}
      {!bills && !view.failure && <Skeleton className={styles.waiting} />}
      {bills && bills.count === 0 && (
        <Message
          icon={<History />}
          title={t(isNarrowed ? 'pay.none' : 'pay.empty')}
          {...(!isNarrowed && { text: t('pay.emptyText') })}
        >
          {isNarrowed && <Button onClick={() => choose(clear)}>{t('pay.clear')}</Button>}
        </Message>
      )}
      {bills && bills.count > 0 && (
        <>
          <Totals kind={kind} />
          <Suspense fallback={<div className={styles.chart} />}>
            <PayChart label={t('pay.chart')} />
          </Suspense>
          <p className={styles.export}>
            <Button size="small" busy={view.csvPending} onClick={() => view.onCsv()}>
              <Download aria-hidden />
              {t('pay.csv')}
            </Button>
          </p>
          {view.csvFailure && <FormError text={failureText(view.csvFailure)} />}
          <Rows kind={kind} />
          <Pager count={bills.count} page={chosen.page} onPage={(page) => choose({ page: String(page) })} />
        </>
      )}
    </>
  );
};

const Filters = ({ days, today, state, order, choose }: ReturnType<typeof useBillSelection>) => {
  const { t } = useTranslation();
  return (
    <div className={filters.filters}>
      <PeriodFilter days={days} today={today} all onDays={(next) => choose({ from: next?.from, to: next?.to })} />
      <FieldSelect
        label={t('salary.state')}
        value={state ?? ''}
        onValue={(value) => choose({ state: value })}
        options={[
          { value: '', title: t('records.any') },
          ...SHOWN_STATES.map((value) => ({ value, title: t(`salary.states.${value}`) })),
        ]}
      />
      <FieldSelect
        label={t('pay.sort')}
        value={order}
        onValue={(value) => choose({ order: value === 'newest' ? undefined : value })}
        options={ORDERS.map((value) => ({ value, title: t(`pay.sorts.${value}`) }))}
      />
    </div>
  );
};

const Totals = ({ kind }: { kind: SummedKind }) => {
  const { t } = useTranslation();
  const { count, totals } = useUnit($bills)!;
  const money = (amount: number) => <Money {...totals.amount} amount={amount} />;
  const figures = [
    [t('pay.count'), count],
    [t('salary.turnover'), money(totals.turnover)],
    ...(kind === 'dividend' ? [[t('pay.netLoss'), money(totals.netLoss)] as const] : []),
    [t('pay.amount'), money(totals.amount.amount)],
    [t('pay.paid'), money(totals.paid)],
  ] as const;
  return (
    <dl className={styles.totals} aria-label={t('pay.totals')}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
};

const Rows = ({ kind }: { kind: SummedKind }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const stateText = useBillState();
  const { bills, site, pending } = useUnit({ bills: $bills, site: $site, pending: $billsPending });
  const timeZone = site?.brand.timeZone ?? 'UTC';
  const columns: (Column<ListedBill> | null)[] = [
    {
      key: 'window',
      title: t('salary.window'),
      phone: 'first',
      cell: ({ id, windowStartMs, windowEndMs }) => (
        <Link to={billPath(id, kind)} className={styles.link}>
          <bdi>{formatWindow(windowStartMs, windowEndMs, timeZone, locale)}</bdi>
        </Link>
      ),
    },
    {
      key: 'state',
      title: t('salary.state'),
      phone: 'titled',
      cell: (bill) => (
        <span className={styles.state} data-state={bill.state}>
          {stateText(bill)}
        </span>
      ),
    },
    {
      key: 'turnover',
      title: t('salary.turnover'),
      figure: true,
      phone: 'titled',
      cell: ({ turnover, amount: { exponent } }) => <Money amount={turnover} exponent={exponent} />,
    },
    kind === 'dividend'
      ? {
          key: 'netLoss',
          title: t('pay.netLoss'),
          figure: true,
          phone: 'titled',
          cell: ({ netLoss, amount: { exponent } }) => <Money amount={netLoss} exponent={exponent} />,
        }
      : null,
    {
      key: 'active',
      title: t('salary.active'),
      figure: true,
      phone: 'none',
      cell: ({ active }) => <bdi dir="ltr">{formatAmount(active, 0, locale)}</bdi>,
    },
    {
      key: 'rate',
      title: t('bill.rate'),
      figure: true,
      phone: 'titled',
      cell: ({ tier, rate }) => (tier < 0 ? '–' : formatShare(rate, locale)),
    },
    {
      key: 'amount',
      title: t('salary.amount'),
      figure: true,
      phone: 'end',
      cell: ({ amount }) => <Money {...amount} />,
    },
  ];
  return (
    <div aria-busy={pending}>
      <Table
        caption={t('salary.bills')}
        rows={bills?.list ?? []}
        twoLines
        rowKey={({ id }) => id}
        columns={columns.filter((column) => column !== null)}
      />
    </div>
  );
};

const Pager = ({ count, page, onPage }: { count: number; page: number; onPage: (page: number) => void }) => {
  const { t } = useTranslation();
  const pages = Math.ceil(count / BILLS_PER_LIST);
  if (pages < 2 && page === 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('pay.page', { page, pages })}>
      <Button size="small" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
        {t('pay.previous')}
      </Button>
      <span aria-live="polite">{t('pay.page', { page, pages })}</span>
      <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('pay.next')}
      </Button>
    </nav>
  );
};
