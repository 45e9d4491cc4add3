import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $minimumAge } from '../../entities/site/model.ts';
import { useHumanCheck } from '../../shared/api/use-human-check.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { modalClosed, modalOpened } from '../../shared/lib/modals.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Check, Form, FormError, FormSwitch } from '../../shared/ui/form.tsx';
import type { SignUpErrors } from './check.ts';
import { $errors, $failure, $form, $pending, edited, fieldLeft, submitted } from './model.ts';

export default function SignUpForm() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    form: $form,
    errors: $errors,
    failure: $failure,
    pending: $pending,
    age: $minimumAge,
    onEdit: edited,
    onLeave: fieldLeft,
    onSubmit: submitted,
    open: modalOpened,
    close: modalClosed,
    go: navigateFx,
  });
  useHumanCheck();
  const said = (field: keyof SignUpErrors) => {
    const error = (view.errors as SignUpErrors)[field];
    return error ? t(`doors.error.${error}`) : null;
  };
  return (
    <Form onSubmit={view.onSubmit}>
      <FormError text={view.failure && failureText(view.failure)} />
      <Field
        label={t('doors.username')}
        hint={t('doors.usernameHint')}
        error={said('username')}
        autoFocus
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={view.form.username}
        onValue={(username) => view.onEdit({ username })}
        onBlur={() => view.onLeave('username')}
      />
      <Field
        label={t('doors.password')}
        hint={t('doors.passwordHint')}
        error={said('password')}
        name="new-password"
        type="password"
        autoComplete="new-password"
        maxLength={64}
        value={view.form.password}
        onValue={(password) => view.onEdit({ password })}
        onBlur={() => view.onLeave('password')}
      />
      <Field
        label={t('doors.confirmPassword')}
        error={said('confirmPassword')}
        name="confirm-password"
        type="password"
        autoComplete="new-password"
        maxLength={64}
        value={view.form.confirmPassword}
        onValue={(confirmPassword) => view.onEdit({ confirmPassword })}
        onBlur={() => view.onLeave('confirmPassword')}
      />
      <Check
        checked={view.form.termsAccepted}
        onChange={(termsAccepted) => view.onEdit({ termsAccepted })}
        error={said('termsAccepted')}
      >
        {t('doors.terms', { age: view.age })}
      </Check>
      <Button tone="primary" size="large" type="submit" busy={view.pending}>
        {t('doors.registerAction')}
      </Button>
      <FormSwitch
        question={t('doors.haveAccount')}
        action={t('shell.login')}
        onAction={() => view.open({ name: 'login' })}
      />
      <Button
        tone="quiet"
        size="small"
        onClick={() => {
          view.close();
          void view.go('/help#rules');
        }}
      >
        {t('doors.readRules')}
      </Button>
    </Form>
  );
}
