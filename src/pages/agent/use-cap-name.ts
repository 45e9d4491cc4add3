import { useTranslation } from 'react-i18next';
import type { BillDetail } from '../../../contract/salary.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';

/** What stands before the cap's line: the cap, that there is none, or that a bill takes nothing back. */
export const useCapName = ({ terms, uncapped, amount }: BillDetail): string => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (uncapped < 0) return t('bill.nothingBack');
  if (terms.cap === null) return t('bill.noCap');
  return t('bill.cap', { amount: formatMoney({ ...amount, amount: terms.cap }, locale) });
};
