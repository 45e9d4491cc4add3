import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { CaptchaField } from '../../entities/captcha/index.ts';
import { useCaptcha } from '../../shared/api/use-captcha.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import type { Credentials } from './credentials.ts';

interface Props {
  credentials: Credentials;
  /** The label of the button. */
  action: string;
  /** Shown before the button. */
  extra?: ReactNode;
  children?: ReactNode;
}

/** Username, password and their errors, for every login form. */
export const CredentialsForm = ({ credentials, action, extra, children }: Props) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    username: credentials.$username,
    password: credentials.$password,
    missing: credentials.$missing,
    needsCaptcha: credentials.captcha.$shown,
    working: credentials.captcha.$working,
    failure: credentials.$failure,
    pending: credentials.$pending,
    onUsername: credentials.usernameTyped,
    onPassword: credentials.passwordTyped,
    onSubmit: credentials.submitted,
  });
  useCaptcha();
  const error =
    view.missing === 'credentials' ? t('auth.error.credentials') : view.failure && failureText(view.failure);
  return (
    <Form onSubmit={view.onSubmit}>
      <FormError text={error} />
      <Field
        label={t('auth.username')}
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
        label={t('auth.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={TEXT_BOUNDS.password}
        value={view.password}
        onValue={view.onPassword}
      />
      {extra}
      {view.needsCaptcha && (
        <CaptchaField
          captcha={credentials.captcha}
          title={t('captcha.captchaTitle')}
          isMissing={view.missing === 'captcha'}
        />
      )}
      <Button tone="primary" size="large" type="submit" busy={view.pending || view.working}>
        {action}
      </Button>
      {children}
    </Form>
  );
};
