import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { flagOn } from '../../entities/site/model.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { FormError, FormSwitch, Form } from '../../shared/ui/form.tsx';
import {
  $failure,
  $incomplete,
  $password,
  $pending,
  $username,
  passwordTyped,
  submitted,
  usernameTyped,
} from './model.ts';

const $mayRegister = flagOn('DIRECTREG3');

export default function SignInForm() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    username: $username,
    password: $password,
    incomplete: $incomplete,
    failure: $failure,
    pending: $pending,
    mayRegister: $mayRegister,
    onUsername: usernameTyped,
    onPassword: passwordTyped,
    onSubmit: submitted,
    open: modalOpened,
  });
  const error = view.incomplete ? t('session.error.credentials') : view.failure && failureText(view.failure);
  return (
    <Form onSubmit={view.onSubmit}>
      <FormError text={error} />
      <Field
        label={t('session.username')}
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
        label={t('session.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={128}
        value={view.password}
        onValue={view.onPassword}
      />
      <Button tone="primary" size="large" type="submit" busy={view.pending}>
        {t('session.loginAction')}
      </Button>
      {view.mayRegister && (
        <FormSwitch
          question={t('session.noAccount')}
          action={t('shell.register')}
          onAction={() => view.open({ name: 'register' })}
        />
      )}
    </Form>
  );
}
