import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SmsCodeField } from '../../entities/messages/index.ts';
import { formatLength } from '../../shared/format/length.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { $sentForMinutes, hidden, shown, sms } from './phone-code.ts';
import { $countries, $country, countryChosen } from './requested.ts';
import { needsCode, type Circumstances } from './check.ts';
import { $errors, fieldLeft } from './model.ts';
import { $form, edited } from './typed.ts';
import type { useProblemText } from './use-problem-text.ts';

/** Verifies the mobile number by a code (AUTH-11). */
const OwnNumber = ({ problemText }: { problemText: ReturnType<typeof useProblemText> }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    form: $form,
    errors: $errors,
    waits: sms.$waits,
    minutes: $sentForMinutes,
    onShow: shown,
    onHide: hidden,
    onEdit: edited,
    onLeave: fieldLeft,
  });
  const { onShow, onHide } = view;
  useEffect(() => {
    onShow();
    return () => void onHide();
  }, [onShow, onHide]);
  return (
    <SmsCodeField
      sms={sms}
      closed={view.waits}
      label={t('register.code')}
      hint={
        view.minutes === null
          ? undefined
          : t('register.codeSent', { length: formatLength(view.minutes * 60_000, locale) })
      }
      error={problemText('verificationCode', view.errors.verificationCode)}
      required
      value={view.form.values.verificationCode ?? ''}
      onValue={(verificationCode) => view.onEdit({ verificationCode })}
      onBlur={() => view.onLeave('verificationCode')}
    />
  );
};

interface Props {
  circumstances: Circumstances;
  problemText: ReturnType<typeof useProblemText>;
  autoFocus: boolean;
}

/** A mobile number with its country, and a field for the code if one is required. */
export const MobileField = ({ circumstances, problemText, autoFocus }: Props) => {
  const { t, i18n } = useTranslation();
  const view = useUnit({
    form: $form,
    errors: $errors,
    countries: $countries,
    country: $country,
    onCountry: countryChosen,
    onEdit: edited,
    onLeave: fieldLeft,
  });
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const options = view.countries
    .map(({ country, diallingCode }) => ({
      value: country,
      title: `${names.of(country)} (\u2066+${diallingCode}\u2069)`,
    }))
    .sort((a, b) => a.title.localeCompare(b.title, i18n.language));
  return (
    <>
      <FieldSelect
        label={t('register.country')}
        options={options}
        value={view.country?.country ?? ''}
        onValue={view.onCountry}
        autoComplete="country"
      />
      <Field
        label={t('register.field.mobileNum')}
        hint={circumstances.rules.mobileNum.required ? undefined : t('register.optional')}
        error={problemText('mobileNum', view.errors.mobileNum)}
        autoFocus={autoFocus}
        name="mobileNum"
        type="tel"
        autoComplete="tel-national"
        required={circumstances.rules.mobileNum.required}
        value={view.form.values.mobileNum ?? ''}
        onValue={(mobileNum) => view.onEdit({ mobileNum })}
        onBlur={() => view.onLeave('mobileNum')}
      />
      {needsCode(view.form.values, circumstances) && <OwnNumber problemText={problemText} />}
    </>
  );
};
