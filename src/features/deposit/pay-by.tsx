import { useTranslation } from 'react-i18next';
import type { Deposit } from '../../../contract/wallet.ts';
import { formatter } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';

/** Until when a deposit can be paid, by the visitor's own clock. */
export const PayBy = ({ deposit: { payUrl, payUntilMs } }: { deposit: Deposit }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (payUrl === null || payUntilMs === null) return null;
  const time = formatter(locale, { timeStyle: 'short' }).format(payUntilMs);
  return <small>{t('wallet.payBy', { time })}</small>;
};
