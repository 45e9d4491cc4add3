import { useUnit } from 'effector-react';
import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { DATE_PATTERNS } from '../../../contract/patterns.ts';
import { REGISTER_FIELDS, type RegisterField } from '../../../contract/register-fields.ts';
import { CaptchaField } from '../../entities/captcha/index.ts';
import { Field } from '../../shared/ui/field.tsx';
import type { Circumstances } from './check.ts';
import { $affiliate } from './affiliate.ts';
import { MobileField } from './mobile-field.tsx';
import { $errors, captcha, fieldLeft } from './model.ts';
import { $form, edited } from './typed.ts';
import { useProblemText } from './use-problem-text.ts';

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize'>;

/** Input types of the fields, and their autofill hints. */
const INPUTS: Partial<Record<RegisterField, Input>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none' },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
  payeeName: { autoComplete: 'name' },
  birthday: { autoComplete: 'bday' },
  // As text: a browser rewrites the domain of an `email` input to punycode, which hides lookalike letters.
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  qqNum: { inputMode: 'numeric' },
  whatsapp: { inputMode: 'tel' },
  paymentPassword: { type: 'password', autoComplete: 'off' },
  recommenderId: { autoCapitalize: 'none' },
};

/** The merchant's registration fields in order, each with its problem (AUTH-09). */
export const RegistrationFields = ({ circumstances }: { circumstances: Circumstances }) => {
  const { t } = useTranslation();
  const view = useUnit({
    form: $form,
    errors: $errors,
    affiliate: $affiliate,
    onEdit: edited,
    onLeave: fieldLeft,
  });
  const problemText = useProblemText(circumstances);
  const { rules } = circumstances;
  const request = REGISTER_FIELDS.filter((field) => rules[field].enabled);
  const labelOf = (field: RegisterField) =>
    field === 'username' || field === 'password' || field === 'confirmPassword'
      ? t(`auth.${field}`)
      : t(`register.field.${field}` as 'register.field.email');
  const hintOf = (field: RegisterField) => {
    const { minLength: min, maxLength: max } = rules[field];
    if (field === 'username') return t('auth.usernameHint', { min, max });
    if (field === 'password') return t('auth.passwordHint', { min });
    if (field === 'birthday' && rules.birthday.patternId === DATE_PATTERNS.monthFirst) return t('register.monthFirst');
    if (field === 'affiliateCode' && view.affiliate === 'known') return t('register.codeKnown');
    return rules[field].required ? undefined : t('register.optional');
  };
  // The browser's date input uses the order year, month, day.
  const typeOf = (field: RegisterField) =>
    field === 'birthday' && rules.birthday.patternId === DATE_PATTERNS.yearFirst ? 'date' : INPUTS[field]?.type;

  return request.map((field, index) => {
    if (field === 'mobileNum')
      return (
        <MobileField key={field} problemText={problemText} autoFocus={index === 0} circumstances={circumstances} />
      );
    if (field === 'captcha')
      return (
        <CaptchaField
          key={field}
          captcha={captcha}
          title={t('captcha.registerTitle')}
          isOptional={!rules.captcha.required}
          isMissing={view.errors.captcha !== undefined}
        />
      );
    return (
      <Field
        key={field}
        {...INPUTS[field]}
        type={typeOf(field)}
        label={labelOf(field)}
        hint={hintOf(field)}
        error={problemText(field, view.errors[field])}
        autoFocus={index === 0}
        name={field}
        required={rules[field].required}
        spellCheck={false}
        value={view.form.values[field] ?? ''}
        onValue={(value) => view.onEdit({ [field]: value })}
        onBlur={() => view.onLeave(field)}
      />
    );
  });
};
