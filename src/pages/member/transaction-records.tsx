import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { transactionRecord } from '../../entities/records/index.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Money } from '../../shared/ui/money.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { recordLeft } from './model.ts';
import { RecordFrame } from './record-frame.tsx';

/** The account record: the wallet's movements as in the ledger. */
export const TransactionRecords = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    rows: transactionRecord.$rows,
    state: transactionRecord.$state,
    failure: transactionRecord.$failure,
    hasMore: transactionRecord.$hasMore,
    pending: transactionRecord.$pending,
    opened: transactionRecord.opened,
    onMore: transactionRecord.moreRequested,
    left: recordLeft,
  });
  const { opened, left } = view;
  useEffect(() => {
    opened({});
    return () => left();
  }, [opened, left]);
  return (
    <RecordFrame
      {...view}
      empty={{ title: t('member.transactionsEmpty'), text: t('member.transactionsEmptyText') }}
      onRetry={() => opened({})}
    >
      <Table
        caption={t('member.transactions')}
        rows={view.rows}
        rowKey={({ version }) => version}
        columns={[
          { key: 'when', title: t('member.when'), cell: ({ atMs }) => formatInstant(atMs, locale) },
          { key: 'kind', title: t('member.kind'), cell: ({ kind }) => t(`member.kinds.${kind}`) },
          { key: 'about', title: t('member.about'), cell: ({ about }) => <bdi>{about}</bdi> },
          {
            key: 'amount',
            title: t('member.amount'),
            figure: true,
            cell: ({ amount, exponent, currency }) => <Money {...{ amount, exponent, currency }} signed toned />,
          },
          {
            key: 'after',
            title: t('member.after'),
            figure: true,
            cell: ({ balanceAfter, exponent }) => <Money amount={balanceAfter} exponent={exponent} />,
          },
        ]}
      />
    </RecordFrame>
  );
};
