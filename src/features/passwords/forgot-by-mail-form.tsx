import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { RESET_LINK_MS } from '../../../contract/auth.ts';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { formatLength } from '../../shared/format/length.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
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

/** Password reset by a mailed link. */
export const ForgotByMail = () => {
  const { t } = useTranslation();
  const locale = useLocale();
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
  const missing = (text: string) => (view.spoken && text.trim() === '' ? t('auth.error.empty') : null);
  return (
    <Form onSubmit={view.onSubmit}>
      <FormError text={view.failure && failureText(view.failure)} />
      <FormDone text={view.isSent ? t('auth.mailSent', { length: formatLength(RESET_LINK_MS, locale) }) : null} />
      <Field
        label={t('auth.username')}
        error={missing(view.username)}
        autoFocus
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={TEXT_BOUNDS.username}
        value={view.username}
        onValue={view.onUsername}
      />
      <Field
        label={t('auth.email')}
        error={missing(view.email)}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={TEXT_BOUNDS.email}
        value={view.email}
        onValue={view.onEmail}
      />
      <Button tone="primary" size="large" type="submit" busy={view.pending}>
        {t('auth.mailAction')}
      </Button>
    </Form>
  );
};
