import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlay, TRANSACTION_KINDS } from '../../../contract/records.ts';
import { transactionRecord } from '../../entities/records/index.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { DetailsButton, ExportButton, RecordFrame, Totals, When } from '../../widgets/records/index.ts';
import { recordDownload, recordLeft } from './model.ts';
import { paymentsShown } from './payments.ts';
import { PaymentList } from './payment-list.tsx';
import { RecordPage } from './record-page.tsx';
import { oneOf, useSelection, PeriodFilter } from '../../widgets/period/index.ts';
import filters from '../../shared/ui/filters.module.css';

/** MEM-03: every movement of the wallet, by period and type, with the totals of the selection. */
const Movements = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { search, days, today, choose } = useSelection();
  const kind = oneOf(TRANSACTION_KINDS, search.get('kind'));
  const selection = useMemo(() => ({ ...days, ...(kind && { kind }) }), [days, kind]);
  const view = useUnit({
    rows: transactionRecord.$rows,
    totals: transactionRecord.$totals,
    state: transactionRecord.$state,
    failure: transactionRecord.$failure,
    hasMore: transactionRecord.$hasMore,
    pending: transactionRecord.$pending,
    opened: transactionRecord.opened,
    onMore: transactionRecord.moreRequested,
    left: recordLeft,
  });
  const { opened, left, totals } = view;
  useEffect(() => {
    opened(selection);
    return () => left();
  }, [opened, left, selection]);
  const money = (amount: number, signed = false) => (
    <Money amount={amount} exponent={totals!.exponent} currency={totals!.currency} signed={signed} />
  );
  return (
    <>
      <div className={filters.filters}>
        <PeriodFilter days={days} today={today} all onDays={(next) => choose({ from: next?.from, to: next?.to })} />
        <FieldSelect
          label={t('records.type')}
          value={kind ?? ''}
          onValue={(value) => choose({ kind: value })}
          options={[
            { value: '', title: t('records.any') },
            ...TRANSACTION_KINDS.map((value) => ({ value, title: t(`member.kinds.${value}`) })),
          ]}
        />
      </div>
      {totals && totals.movements > 0 && (
        <Totals
          label={t('records.totals')}
          figures={[
            [t('records.came'), money(totals.in)],
            [t('records.left'), money(totals.out)],
            [t('records.change'), money(totals.net, true)],
          ]}
        />
      )}
      {view.state === 'ready' && (
        <ExportButton download={recordDownload} request={{ record: 'transactions', ...selection }} />
      )}
      <RecordFrame
        {...view}
        empty={{ title: t('member.transactionsEmpty'), text: t('member.transactionsEmptyText') }}
        onClear={days || kind ? () => choose({ from: undefined, to: undefined, kind: undefined }) : undefined}
        onRetry={() => opened(selection)}
      >
        <Table
          caption={t('records.views.transactions')}
          rows={view.rows}
          twoLines
          rowKey={({ version }) => version}
          columns={[
            { key: 'when', title: t('member.when'), cell: ({ atMs }) => <When atMs={atMs} /> },
            { key: 'kind', title: t('member.kind'), phone: 'first', cell: (row) => t(`member.kinds.${row.kind}`) },
            { key: 'about', title: t('member.about'), cell: ({ about }) => <bdi>{about}</bdi> },
            {
              key: 'amount',
              title: t('member.amount'),
              figure: true,
              phone: 'end',
              cell: ({ kind: of, amount, exponent, currency }) => (
                <Money {...{ amount, exponent, currency }} signed toned={isPlay(of)} />
              ),
            },
            {
              key: 'after',
              title: t('member.after'),
              figure: true,
              phone: 'none',
              cell: ({ balanceAfter, exponent }) => <Money amount={balanceAfter} exponent={exponent} />,
            },
            {
              key: 'details',
              title: t('records.details'),
              action: true,
              cell: (row) => (
                <DetailsButton
                  modal={{ name: 'transactionDetails', row }}
                  what={`${t(`member.kinds.${row.kind}`)}, ${formatInstant(row.atMs, locale)}`}
                />
              ),
            },
          ]}
        />
      </RecordFrame>
    </>
  );
};

const VIEWS = ['transactions', 'deposits', 'withdrawals'] as const;

const Views = () => {
  const { t } = useTranslation();
  const { search, choose } = useSelection();
  const view = oneOf(VIEWS, search.get('record')) ?? 'transactions';
  useLifecycle(paymentsShown);
  return (
    <Tabs
      label={t('records.views.label')}
      tabs={VIEWS.map((key) => ({ key, title: t(`records.views.${key}`) }))}
      active={view}
      // The period stays; types and states are those of one view.
      onChoose={(next) =>
        choose({ record: next === 'transactions' ? undefined : next, kind: undefined, state: undefined })
      }
    >
      {view === 'transactions' && <Movements />}
      {view === 'deposits' && <PaymentList key="deposit" kind="deposit" />}
      {view === 'withdrawals' && <PaymentList key="withdrawal" kind="withdrawal" />}
    </Tabs>
  );
};

/** MEM-03: the movements of the wallet, and the deposits and withdrawals with their states. */
export default function TransactionsPage() {
  return (
    <RecordPage record="transactions">
      <Views />
    </RecordPage>
  );
}
