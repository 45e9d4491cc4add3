import { useTranslation } from 'react-i18next';
import { formatAmount } from '../format/money.ts';
import type { AmountForm, AmountReading } from '../format/read-amount.ts';

const WHOLE = 20;
/** Digits of a group, which are the decimals of an ambiguous amount. */
const GROUP = 3;

const withDecimals = (text: `${number}`, decimals: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: decimals }).format(text);

/** `20`, `20.50` or `20.500`, by the currency's decimals. */
const exampleOf = ({ exponent, locale }: AmountForm): string =>
  formatAmount(exponent === 0 ? WHOLE : Number(`${WHOLE}5${'0'.repeat(exponent - 1)}`), exponent, locale);

/** Returns why a typed amount cannot be read; null if it can, or if there is none. */
export const useAmountProblem = () => {
  const { t } = useTranslation();
  return (reading: AmountReading, form: AmountForm): string | null => {
    switch (reading.kind) {
      case 'ambiguous': {
        const [thousands, decimals] = reading.readings;
        return t('ui.amount.ambiguous', {
          first: withDecimals(thousands, form.exponent, form.locale),
          second: withDecimals(decimals, GROUP, form.locale),
        });
      }
      case 'notNumber':
        return t('ui.amount.notNumber', { currency: form.currency, example: exampleOf(form) });
      case 'tooManyDecimals':
        return t('ui.amount.tooManyDecimals', { example: exampleOf(form) });
      case 'amount':
      case 'empty':
      case 'tooLarge':
        return null;
    }
  };
};
