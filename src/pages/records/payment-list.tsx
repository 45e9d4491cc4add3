import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYMENT_STATES, type PaymentKind } from '../../../contract/payment-records.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { PeriodFilter, oneOf, useSelection } from '../../widgets/period/index.ts';
import { DetailsButton, ExportButton, RecordFrame, Totals, When } from '../../widgets/records/index.ts';
import { recordDownload, recordLeft } from './model.ts';
import { paymentRecords } from './payments.ts';
import { usePaymentState } from './use-payment-state.ts';
import filters from '../../shared/ui/filters.module.css';
import styles from './records.module.css';

const EMPTY = {
  deposit: { title: 'wallet.historyEmpty', text: 'wallet.historyEmptyText' },
  withdrawal: { title: 'withdraw.historyEmpty', text: 'withdraw.historyEmptyText' },
} as const;

/** MEM-03: the deposits or the withdrawals, by period and state, with the totals of the selection. */
export const PaymentList = ({ kind }: { kind: PaymentKind }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const stateOf = usePaymentState(kind);
  const { search, days, today, choose } = useSelection();
  const state = oneOf(PAYMENT_STATES[kind], search.get('state'));
  const selection = useMemo(() => ({ ...days, ...(state && { state }) }), [days, state]);
  const record = paymentRecords[kind];
  const view = useUnit({
    rows: record.$rows,
    totals: record.$totals,
    state: record.$state,
    failure: record.$failure,
    hasMore: record.$hasMore,
    pending: record.$pending,
    opened: record.opened,
    onMore: record.moreRequested,
    left: recordLeft,
  });
  const { opened, left, totals } = view;
  useEffect(() => {
    opened({ kind, ...selection });
    return () => left();
  }, [opened, left, kind, selection]);
  return (
    <>
      <div className={filters.filters}>
        <PeriodFilter days={days} today={today} all onDays={(next) => choose({ from: next?.from, to: next?.to })} />
        <FieldSelect
          label={t('records.state')}
          value={state ?? ''}
          onValue={(value) => choose({ state: value })}
          options={[
            { value: '', title: t('records.any') },
            ...PAYMENT_STATES[kind].map((value) => ({ value, title: stateOf(value) })),
          ]}
        />
      </div>
      {totals && totals.payments > 0 && (
        <Totals
          label={t('records.totals')}
          figures={[
            [t(`records.views.${kind}s`), totals.payments],
            [t('records.requested'), <Money key="amount" {...totals} amount={totals.amount} />],
            [t('records.paid'), <Money key="paid" {...totals} amount={totals.paid} />],
            [t('records.fees'), <Money key="fee" {...totals} amount={totals.fee} />],
          ]}
        />
      )}
      {view.state === 'ready' && (
        <ExportButton download={recordDownload} request={{ record: `${kind}s`, ...selection }} />
      )}
      <RecordFrame
        {...view}
        empty={{ title: t(EMPTY[kind].title), text: t(EMPTY[kind].text) }}
        onClear={days || state ? () => choose({ from: undefined, to: undefined, state: undefined }) : undefined}
        onRetry={() => opened({ kind, ...selection })}
      >
        <Table
          caption={t(`records.views.${kind}s`)}
          rows={view.rows}
          twoLines
          rowKey={({ id }) => id}
          columns={[
            { key: 'when', title: t('member.when'), cell: ({ createdAtMs }) => <When atMs={createdAtMs} /> },
            {
              key: 'method',
              title: t('records.method'),
              phone: 'first',
              cell: ({ methodName }) => <bdi>{methodName}</bdi>,
            },
            {
              key: 'state',
              title: t('records.state'),
              cell: (row) => (
                <span className={styles.state} data-state={row.state}>
                  {stateOf(row.state)}
                </span>
              ),
            },
            {
              key: 'amount',
              title: t('records.requested'),
              figure: true,
              phone: 'end',
              cell: ({ money }) => <Money {...money} />,
            },
            {
              key: 'paid',
              title: t('records.paid'),
              figure: true,
              phone: 'none',
              cell: ({ money, paid }) => <Money {...money} amount={paid} />,
            },
            {
              key: 'details',
              title: t('records.details'),
              action: true,
              cell: ({ id, methodName, createdAtMs }) => (
                <DetailsButton
                  modal={{ name: 'paymentDetails', reference: { kind, id } }}
                  what={`${methodName}, ${formatInstant(createdAtMs, locale)}`}
                />
              ),
            },
          ]}
        />
      </RecordFrame>
    </>
  );
};
