import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { dialingCountries } from './dialing.ts';
import type { Mobile } from './mobile.ts';
import type { SmsCode } from './sms-code.ts';

interface Props {
  mobile: Mobile;
  sms: SmsCode;
  code: string;
  onCode: (code: string) => void;
  /** Why the number or the code is invalid. */
  errors?: { number?: string | null; code?: string | null };
}

/** A mobile number, the button that sends a code to it, and the code (AUTH-08). */
export const MobileCodeFields = ({ mobile, sms, code, onCode, errors = {} }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    country: mobile.$country,
    number: mobile.$number,
    secondsLeft: sms.$secondsLeft,
    mayAsk: sms.$mayAsk,
    onCountry: mobile.countryChosen,
    onNumber: mobile.numberTyped,
  });
  const countries = useMemo(() => dialingCountries(locale), [locale]);
  return (
    <>
      <FieldSelect
        label={t('auth.country')}
        name="country"
        autoComplete="country"
        value={view.country}
        onValue={view.onCountry}
        options={countries.map(({ country, name, dialing }) => ({ value: country, title: `${name} (${dialing})` }))}
      />
      <Field
        label={t('auth.mobile')}
        error={errors.number}
        autoFocus
        type="tel"
        name="tel-national"
        autoComplete="tel-national"
        maxLength={TEXT_BOUNDS.mobileNum}
        value={view.number}
        onValue={view.onNumber}
      />
      <SmsCodeField
        sms={sms}
        closed={!view.mayAsk}
        label={t('auth.code')}
        hint={view.secondsLeft > 0 ? t('auth.codeHint') : undefined}
        error={errors.code}
        value={code}
        onValue={onCode}
      />
    </>
  );
};
