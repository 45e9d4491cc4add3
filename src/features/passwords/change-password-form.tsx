import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { $canReset } from '../../entities/site/lazy.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import {
  $failure,
  $isOldKnown,
  $oldMissing,
  $oldPassword,
  $pending,
  $why,
  fields,
  oldTyped,
  submitted,
} from './change-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** AUTH-06: opens by itself when the password must be changed. */
export default function ChangePasswordForm() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    why: $why,
    isOldKnown: $isOldKnown,
    oldPassword: $oldPassword,
    oldMissing: $oldMissing,
    failure: $failure,
    pending: $pending,
    canReset: $canReset,
    onOld: oldTyped,
    onSubmit: submitted,
    open: modalOpened,
  });
  return (
    <Form onSubmit={view.onSubmit}>
      {view.why && <p>{t(`auth.why.${view.why}`)}</p>}
      <FormError text={view.failure && failureText(view.failure)} />
      {!view.isOldKnown && (
        <Field
          label={t('auth.oldPassword')}
          error={view.oldMissing && view.oldPassword === '' ? t('auth.error.empty') : null}
          autoFocus
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={TEXT_BOUNDS.password}
          value={view.oldPassword}
          onValue={view.onOld}
        />
      )}
      {!view.isOldKnown && view.canReset && (
        // A member who registered by phone or Firebase may have no password.
        <Button tone="quiet" size="small" onClick={() => view.open({ name: 'forgotPassword' })}>
          {t('auth.noPassword')}
        </Button>
      )}
      <NewPasswordFields model={fields} autoFocus={view.isOldKnown} />
      <Button tone="primary" size="large" type="submit" busy={view.pending}>
        {t('auth.changeAction')}
      </Button>
      {view.why && (
        // AUTH-02: the only alternative to changing it.
        <Button tone="quiet" size="small" onClick={() => view.open({ name: 'logout' })}>
          {t('shell.logout')}
        </Button>
      )}
    </Form>
  );
}
