import { useTranslation } from 'react-i18next';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { formatShare } from '../../shared/format/share.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Field } from '../../shared/ui/field.tsx';

interface Props {
  /** In millionths. */
  bounds: { min: number; max: number };
  isWrong: boolean;
  value: string;
  onValue: (text: string) => void;
}

/** A rebate rate in per cent, within its bounds. */
export const RateField = ({ bounds, isWrong, value, onValue }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const texts = { min: formatShare(bounds.min, locale), max: formatShare(bounds.max, locale) };
  return (
    <Field
      label={t('downlines.rateField')}
      hint={t('downlines.rateBounds', texts)}
      error={isWrong ? t('downlines.rateWrong', texts) : null}
      name="rate"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={TEXT_BOUNDS.figure}
      value={value}
      onValue={onValue}
    />
  );
};
