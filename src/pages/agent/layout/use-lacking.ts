import { useTranslation } from 'react-i18next';
import type { Money } from '../../../../contract/primitives.ts';
import type { Lacking } from '../../../../contract/salary-figure.ts';
import { formatMoney } from '../../../shared/format/money.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';

/** What is missing to a tier, as text: `120.00 USD of turnover and 2 active members`. */
export const useLacking = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  return ({ turnover, active, loss }: Lacking, currency: Omit<Money, 'amount'>): string => {
    const money = (amount: number) => formatMoney({ ...currency, amount }, locale);
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format([
      ...(turnover > 0 ? [t('salary.nextTurnover', { amount: money(turnover) })] : []),
      ...(active > 0 ? [t('salary.nextActive', { count: active })] : []),
      ...(loss > 0 ? [t('salary.nextLoss', { amount: money(loss) })] : []),
    ]);
  };
};
