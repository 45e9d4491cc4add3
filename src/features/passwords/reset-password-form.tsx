import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form, FormError, FormSwitch } from '../../shared/ui/form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { $failure, $pending, fields, submitted } from './reset-password.ts';

/** AUTH-07: the form that a mailed link opens. */
export default function ResetPasswordForm() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({ failure: $failure, pending: $pending, onSubmit: submitted, open: modalOpened });
  return (
    <Form onSubmit={view.onSubmit}>
      <FormError text={view.failure && failureText(view.failure)} />
      <NewPasswordFields model={fields} autoFocus />
      <Button tone="primary" size="large" type="submit" busy={view.pending}>
        {t('auth.resetAction')}
      </Button>
      {view.failure?.key === 'reset_link_over' && (
        <FormSwitch
          question={t('auth.linkOver')}
          action={t('auth.forgot')}
          onAction={() => view.open({ name: 'forgotPassword' })}
        />
      )}
    </Form>
  );
}
