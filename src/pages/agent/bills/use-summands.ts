import { useTranslation } from 'react-i18next';
import type { BillDetail } from '../../../../contract/salary.ts';
import { formatMoney } from '../../../shared/format/money.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';

/** One of the values that lead from the sum of a bill's own bets to its amount. */
export interface Summand {
  key: 'capped' | 'takenBack' | 'keptBack' | 'carriedIn' | 'roundedBy' | 'carriedOut' | 'writtenOff';
  name: string;
  exact: string;
}

/** A bill's summands in order. The cap and rounding are always listed, the others only when they are not zero. */
export const useSummands = (bill: BillDetail): Summand[] => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { terms, amount } = bill;
  const cap =
    terms.cap === null
      ? t('bill.noCap')
      : t('bill.cap', { amount: formatMoney({ ...amount, amount: terms.cap }, locale) });
  const summands: Summand[] = [
    { key: 'capped', name: cap, exact: bill.capped },
    { key: 'takenBack', name: t('bill.takenBack'), exact: bill.takenBack },
    { key: 'keptBack', name: t('bill.keptBack'), exact: bill.keptBack },
    { key: 'carriedIn', name: t('bill.carriedIn'), exact: bill.carriedIn },
    { key: 'roundedBy', name: t('bill.roundedBy'), exact: bill.roundedBy },
    { key: 'carriedOut', name: t('bill.carriedOut'), exact: bill.carriedOut },
    { key: 'writtenOff', name: t('bill.writtenOff'), exact: bill.writtenOff },
  ];
  return summands.filter(({ key, exact }) => key === 'capped' || key === 'roundedBy' || exact !== '0');
};
