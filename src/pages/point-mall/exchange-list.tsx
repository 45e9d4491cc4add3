import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EXCHANGE_STATUSES, type PointExchange } from '../../../contract/points.ts';
import { pointsText } from '../../entities/points/index.ts';
import { exchangeRecord, exchangesView } from '../../features/points/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Chip, ChipRow } from '../../shared/ui/chip.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { oneOf, useSelection } from '../../widgets/period/index.ts';
import { RecordFrame, When } from '../../widgets/records/index.ts';
import styles from './point-mall.module.css';

/** MEM-05: the member's exchanges with their status, the newest first. Each change of one is shown at once. */
export const ExchangeList = ({ currency, exponent }: { currency: string; exponent: number }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { search, choose } = useSelection();
  const status = oneOf(EXCHANGE_STATUSES, search.get('status')) ?? null;
  const selection = useMemo(() => (status ? { status } : {}), [status]);
  useLifecycle(exchangesView);
  const view = useUnit({
    rows: exchangeRecord.$rows,
    state: exchangeRecord.$state,
    failure: exchangeRecord.$failure,
    hasMore: exchangeRecord.$hasMore,
    pending: exchangeRecord.$pending,
    opened: exchangeRecord.opened,
    onMore: exchangeRecord.moreRequested,
  });
  const { opened } = view;
  useEffect(() => {
    opened(selection);
  }, [opened, selection]);
  const rows = view.rows.filter((row) => status === null || row.status === status);
  const nameOf = ({ exchangeType, productName, amount }: PointExchange) =>
    exchangeType === 'convert' && amount !== null ? formatMoney({ amount, currency, exponent }, locale) : productName;
  return (
    <>
      <ChipRow className={styles.chips} role="group" aria-label={t('points.status')}>
        <Chip chosen={status === null} onClick={() => choose({ status: undefined })}>
          {t('points.all')}
        </Chip>
        {EXCHANGE_STATUSES.map((each) => (
          <Chip key={each} chosen={status === each} onClick={() => choose({ status: each })}>
            {t(`points.statusFilters.${each}`)}
          </Chip>
        ))}
      </ChipRow>
      <RecordFrame
        {...view}
        empty={{ title: t('points.exchangesEmpty'), text: t('points.exchangesEmptyText') }}
        onClear={status ? () => choose({ status: undefined }) : undefined}
        onRetry={() => opened(selection)}
      >
        <Table
          caption={t('points.tabs.exchanges')}
          rows={rows}
          twoLines
          rowKey={({ transactionNumber }) => transactionNumber}
          columns={[
            {
              key: 'number',
              title: t('points.number'),
              cell: ({ transactionNumber }) => <bdi>{transactionNumber}</bdi>,
            },
            { key: 'when', title: t('points.applied'), cell: ({ applicationTime }) => <When atMs={applicationTime} /> },
            {
              key: 'type',
              title: t('points.type'),
              phone: 'none',
              cell: ({ exchangeType }) => t(`points.types.${exchangeType}`),
            },
            {
              key: 'product',
              title: t('points.product'),
              phone: 'first',
              cell: (row) => (
                <>
                  {row.exchangeType !== 'convert' && row.quantity > 1 && (
                    <span className={styles.times}>{`${pointsText(row.quantity, locale)} × `}</span>
                  )}
                  <bdi>{nameOf(row)}</bdi>
                </>
              ),
            },
            {
              key: 'quantity',
              title: t('points.quantity'),
              figure: true,
              phone: 'none',
              cell: ({ exchangeType, quantity }) => (exchangeType === 'convert' ? '' : pointsText(quantity, locale)),
            },
            {
              key: 'points',
              title: t('points.required'),
              phone: 'end',
              figure: true,
              cell: ({ requiredPoints }) => pointsText(requiredPoints, locale),
            },
            {
              key: 'status',
              title: t('points.status'),
              cell: (row) => (
                <span className={styles.status} data-status={row.status}>
                  {t(`points.statuses.${row.status}`)}
                </span>
              ),
            },
          ]}
        />
      </RecordFrame>
    </>
  );
};
