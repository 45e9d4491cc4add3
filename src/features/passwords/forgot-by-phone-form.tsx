import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MobileCodeFields } from '../../entities/messages/mobile-code-fields.tsx';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
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

/** A code to the member's number, and the new password with it. */
export const ForgotByPhone = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    number: mobile.$number,
    code: $code,
    spoken: $spoken,
    failure: $failure,
    pending: $pending,
    onCode: codeTyped,
    onSubmit: submitted,
    onShown: shown,
  });
  const { onShown } = view;
  useEffect(() => {
    onShown();
  }, [onShown]);
  const missing = (text: string) => (view.spoken && text.trim() === '' ? t('doors.error.empty') : null);
  return (
    <Form onSubmit={view.onSubmit}>
      <FormError text={view.failure && failureText(view.failure)} />
      <MobileCodeFields
        mobile={mobile}
        sms={sms}
        code={view.code}
        onCode={view.onCode}
        errors={{ number: missing(view.number), code: missing(view.code) }}
      />
      <NewPasswordFields model={fields} />
      <Button tone="primary" size="large" type="submit" busy={view.pending}>
        {t('doors.resetAction')}
      </Button>
    </Form>
  );
};
