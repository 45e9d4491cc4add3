import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { $canReset } from '../../entities/site/lazy.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Form, FormError, FormSwitch } from '../../shared/ui/form.tsx';
import {
  $failure,
  $incomplete,
  $isIdle,
  $means,
  $pending,
  $shown,
  confirmationDismissed,
  meansChosen,
  passwordLacking,
  submitted,
  typed,
} from './model.ts';

/** Confirms the player's identity by password, or by a code of the second factor. */
export const ConfirmForm = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    means: $means,
    shown: $shown,
    incomplete: $incomplete,
    failure: $failure,
    pending: $pending,
    idle: $isIdle,
    canReset: $canReset,
    onMeans: meansChosen,
    onType: typed,
    onSubmit: submitted,
    onLacking: passwordLacking,
    dismiss: confirmationDismissed,
  });
  const isPassword = view.means === 'password';
  const error = view.incomplete ? t('security.confirm.empty') : view.failure && failureText(view.failure);
  return (
    <Form onSubmit={view.onSubmit}>
      <p>{view.idle ? t('security.confirm.idle') : t('security.confirm.text')}</p>
      <FormError text={error} />
      <Field
        key={view.means}
        autoFocus
        label={isPassword ? t('auth.password') : t('security.code')}
        name={isPassword ? 'password' : 'one-time-code'}
        type={isPassword ? 'password' : 'text'}
        autoComplete={isPassword ? 'current-password' : 'one-time-code'}
        maxLength={isPassword ? TEXT_BOUNDS.password : TEXT_BOUNDS.securityCode}
        hint={isPassword ? undefined : t('security.codeHint')}
        value={view.shown}
        onValue={view.onType}
      />
      {isPassword && view.canReset && (
        <Button tone="quiet" size="small" onClick={() => view.onLacking()}>
          {t('auth.noPassword')}
        </Button>
      )}
      <Actions>
        <Button onClick={() => view.dismiss()}>{t('ui.cancel')}</Button>
        <Button tone="primary" type="submit" busy={view.pending}>
          {t('security.confirm.action')}
        </Button>
      </Actions>
      <FormSwitch
        question={t('security.confirm.otherwise')}
        action={isPassword ? t('security.confirm.byCode') : t('security.confirm.byPassword')}
        onAction={() => view.onMeans(isPassword ? 'code' : 'password')}
      />
    </Form>
  );
};
