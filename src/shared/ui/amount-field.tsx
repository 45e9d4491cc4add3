import { useTranslation } from 'react-i18next';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { Field } from './field.tsx';

interface Props {
  currency: string;
  /** The least and the most, as money in words. */
  bounds: { minimum: string; maximum: string };
  /** The amount was sent and is not valid. */
  isRefused: boolean;
  value: string;
  onValue: (text: string) => void;
}

/** The amount of a deposit or a withdrawal, as text. */
export const AmountField = ({ currency, bounds, isRefused, value, onValue }: Props) => {
  const { t } = useTranslation();
  return (
    <Field
      label={t('wallet.amount', { currency })}
      hint={t('wallet.bounds', bounds)}
      error={isRefused ? t('wallet.badAmount', bounds) : null}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={TEXT_BOUNDS.figure}
      value={value}
      onValue={onValue}
    />
  );
};
