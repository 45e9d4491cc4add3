import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Form, FormDone, FormError } from '../../shared/ui/form.tsx';
import {
  $email,
  $failure,
  $isSent,
  $pending,
  $spoken,
  $username,
  emailTyped,
  submitted,
  usernameTyped,
} from './forgot-by-mail.ts';

/** A link by mail. */
export const ForgotByMail = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    username: $username,
    email: $email,
    spoken: $spoken,
    isSent: $isSent,
    failure: $failure,
    pending: $pending,
    onUsername: usernameTyped,
    onEmail: emailTyped,
    onSubmit: submitted,
  });
  const missing = (text: string) => (view.spoken && text.trim() === '' ? t('doors.error.empty') : null);
  return (
    <Form onSubmit={view.onSubmit}>
      <FormError text={view.failure && failureText(view.failure)} />
      <FormDone text={view.isSent ? t('doors.mailSent') : null} />
      <Field
        label={t('doors.username')}
        error={missing(view.username)}
        autoFocus
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={view.username}
        onValue={view.onUsername}
      />
      <Field
        label={t('doors.email')}
        error={missing(view.email)}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        value={view.email}
        onValue={view.onEmail}
      />
      <Button tone="primary" size="large" type="submit" busy={view.pending}>
        {t('doors.mailAction')}
      </Button>
    </Form>
  );
};
