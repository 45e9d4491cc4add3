import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits.ts';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { Field } from '../../shared/ui/field.tsx';
import type { NewPasswordFields as Model } from './new-password.ts';

/** The new password and its repetition, each with its error. */
export const NewPasswordFields = ({ model, autoFocus }: { model: Model; autoFocus?: boolean }) => {
  const { t } = useTranslation();
  const view = useUnit({
    newPassword: model.$newPassword,
    confirmPassword: model.$confirmPassword,
    errors: model.$errors,
    onNew: model.newTyped,
    onConfirm: model.confirmTyped,
  });
  const said = (error: keyof typeof view.errors) => {
    const key = view.errors[error];
    return key ? t(`auth.error.${key}`, LIMITS.password) : null;
  };
  return (
    <>
      <Field
        label={t('auth.newPassword')}
        hint={t('auth.passwordHint', LIMITS.password)}
        error={said('newPassword')}
        autoFocus={autoFocus}
        name="new-password"
        type="password"
        autoComplete="new-password"
        maxLength={TEXT_BOUNDS.password}
        value={view.newPassword}
        onValue={view.onNew}
      />
      <Field
        label={t('auth.confirmNewPassword')}
        error={said('confirmPassword')}
        name="confirm-password"
        type="password"
        autoComplete="new-password"
        maxLength={TEXT_BOUNDS.password}
        value={view.confirmPassword}
        onValue={view.onConfirm}
      />
    </>
  );
};
