import { useTranslation } from 'react-i18next';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { formatAmount, formatMoney } from '../format/money.ts';
import { amountIn, readAmount, type AmountForm, type AmountReading } from '../format/read-amount.ts';
import { useLocale } from '../format/use-locale.ts';
import { Field } from './field.tsx';

const WHOLE = 20;
/** Digits of a group, which are the decimals of an ambiguous amount. */
const GROUP = 3;

const withDecimals = (text: `${number}`, decimals: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: decimals }).format(text);

/** `20`, `20.50` or `20.500`, by the currency's decimals. */
const exampleOf = ({ exponent, locale }: AmountForm): string =>
  formatAmount(exponent === 0 ? WHOLE : Number(`${WHOLE}5${'0'.repeat(exponent - 1)}`), exponent, locale);

/** Returns why a typed amount cannot be read; null if it can, or if there is none. */
const useAmountProblem = () => {
  const { t } = useTranslation();
  return (reading: AmountReading, form: AmountForm): string | null => {
    switch (reading.kind) {
      case 'ambiguous': {
        const [thousands, decimals] = reading.readings;
        return t('wallet.typedAmount.ambiguous', {
          first: withDecimals(thousands, form.exponent, form.locale),
          second: withDecimals(decimals, GROUP, form.locale),
        });
      }
      case 'notNumber':
        return t('wallet.typedAmount.notNumber', { currency: form.currency, example: exampleOf(form) });
      case 'tooManyDecimals':
        return t('wallet.typedAmount.tooManyDecimals', { example: exampleOf(form) });
      case 'amount':
      case 'empty':
      case 'tooLarge':
        return null;
    }
  };
};

interface Props {
  currency: string;
  exponent: number;
  /** "Amount in USD" if absent. */
  label?: string;
  hint?: string;
  /** Why the amount is invalid, once it is to be shown. If the text cannot be read as an amount, the field says that instead. */
  error: string | null;
  name?: string;
  value: string;
  onValue: (text: string) => void;
}

/** Whether a text is an amount's own format: with all its decimals, or without zeros at their end. */
const isFormatOf = (text: string, amount: number, exponent: number, locale: string): boolean =>
  Array.from({ length: exponent + 1 }, (_, zeros) => 10 ** zeros).some(
    (unit, zeros) => amount % unit === 0 && formatAmount(amount / unit, exponent - zeros, locale) === text,
  );

/** An amount of money, as text. What was understood stands beside it, unless it is written in the same way. */
export const AmountField = ({ currency, exponent, label, hint, error, name, value, onValue }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const problemOf = useAmountProblem();
  const form = { currency, exponent, locale };
  const reading = readAmount(value, form);
  const amount = amountIn(reading);
  const isPlain = amount === null || isFormatOf(value.trim(), amount, exponent, locale);
  return (
    <Field
      label={label ?? t('wallet.amount', { currency })}
      hint={hint}
      error={error && (problemOf(reading, form) ?? error)}
      understood={isPlain ? null : formatMoney({ amount, currency, exponent }, locale)}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={TEXT_BOUNDS.amount}
      value={value}
      onValue={onValue}
    />
  );
};
