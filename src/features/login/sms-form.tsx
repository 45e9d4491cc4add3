import { useTranslation } from 'react-i18next';
import { MobileCodeForm } from '../../entities/messages/index.ts';
import { $code, $failure, $pending, $spoken, codeTyped, mobile, shown, sms, submitted } from './sms-login.ts';

const model = { mobile, sms, $code, $spoken, $failure, $pending, codeTyped, submitted, shown };

/** Login with mobile number and code (AUTH-01). */
export default function SmsForm() {
  const { t } = useTranslation();
  return <MobileCodeForm model={model} action={t('auth.loginAction')} />;
}
