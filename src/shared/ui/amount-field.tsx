import { useTranslation } from 'react-i18next';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { formatAmount, formatMoney } from '../format/money.ts';
import { amountIn, readAmount } from '../format/read-amount.ts';
import { useLocale } from '../format/use-locale.ts';
import { useAmountProblem } from './amount-problem.ts';
import { Field } from './field.tsx';

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
