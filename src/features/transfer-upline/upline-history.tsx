import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { HandCoins } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { $overview } from './overview.ts';

/** The newest transfers, sent and received. */
export const UplineHistory = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const overview = useUnit($overview);
  if (!overview) return null;
  if (overview.list.length === 0)
    return <Message icon={<HandCoins />} title={t('transfer.empty')} text={t('transfer.emptyText')} />;
  return (
    <Table
      caption={t('transfer.history')}
      rows={overview.list}
      twoLines
      rowKey={({ id }) => id}
      columns={[
        { key: 'when', title: t('wallet.when'), cell: ({ createdAtMs }) => formatInstant(createdAtMs, locale) },
        {
          key: 'what',
          title: t('transfer.what'),
          phone: 'first',
          cell: ({ direction }) => t(`transfer.directions.${direction}`),
        },
        { key: 'who', title: t('transfer.who'), cell: ({ other }) => <bdi>{other}</bdi> },
        {
          key: 'figure',
          title: t('wallet.figure'),
          figure: true,
          phone: 'end',
          cell: ({ direction, money }) => (
            <Money {...money} amount={direction === 'sent' ? -money.amount : money.amount} signed />
          ),
        },
      ]}
    />
  );
};
