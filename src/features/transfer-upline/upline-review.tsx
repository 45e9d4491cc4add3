import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { TransferReview } from '../../entities/wallet/lazy.ts';
import { $amount, $failure, $pending, changed, confirmed } from './order.ts';
import { $overview } from './overview.ts';

const order = { $failure, $pending, changed, confirmed };

/** The review before a transfer to the upline. */
export const UplineReview = () => {
  const { t } = useTranslation();
  const { overview, amount } = useUnit({ overview: $overview, amount: $amount });
  if (!overview || amount === null) return null;
  const { upline, currency, exponent } = overview;
  return (
    <TransferReview
      order={order}
      receiver={{ title: t('transfer.upline'), account: upline }}
      money={{ amount, currency, exponent }}
    />
  );
};
