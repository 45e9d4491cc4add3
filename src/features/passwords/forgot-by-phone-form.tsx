import { useTranslation } from 'react-i18next';
import { MobileCodeForm } from '../../entities/messages/index.ts';
import {
  $code,
  $failure,
  $pending,
  $spoken,
  codeTyped,
  fields,
  mobile,
  shown,
  sms,
  submitted,
} from './forgot-by-phone.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const model = { mobile, sms, $code, $spoken, $failure, $pending, codeTyped, submitted, shown };

/** Password reset by a code sent to the member's number. */
export const ForgotByPhone = () => {
  const { t } = useTranslation();
  return (
    <MobileCodeForm model={model} action={t('auth.resetAction')}>
      <NewPasswordFields model={fields} />
    </MobileCodeForm>
  );
};
