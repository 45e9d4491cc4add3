import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SmsCodeField } from '../../entities/messages/index.ts';
import { $errors, fieldLeft } from './model.ts';
import { $sentForMinutes, hidden, shown, sms } from './phone-code.ts';
import { $form, edited } from './typed.ts';
import type { useProblemText } from './use-problem-text.ts';

/** Verifies the mobile number by a code (AUTH-11). */
export const OwnNumber = ({ problemText }: { problemText: ReturnType<typeof useProblemText> }) => {
  const { t } = useTranslation();
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
      hint={view.minutes === null ? undefined : t('register.codeSent', { minutes: view.minutes })}
      error={problemText('verificationCode', view.errors.verificationCode)}
      required
      value={view.form.values.verificationCode ?? ''}
      onValue={(verificationCode) => view.onEdit({ verificationCode })}
      onBlur={() => view.onLeave('verificationCode')}
    />
  );
};
