import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import { CodeField } from './code-field.tsx';
import { $code, $failure, $incomplete, $isOver, $pending, codeTyped, submitted } from './model.ts';

/** The second step of a login: a code of the authenticator, or a recovery code (AUTH-17). */
export default function SecondFactorForm({ ticket }: { ticket: string }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    code: $code,
    incomplete: $incomplete,
    failure: $failure,
    over: $isOver,
    pending: $pending,
    onCode: codeTyped,
    onSubmit: submitted,
    open: modalOpened,
  });
  return (
    <Form onSubmit={() => view.onSubmit({ ticket })}>
      <p>{t('security.factorText')}</p>
      <FormError text={view.incomplete ? t('security.codeEmpty') : view.failure && failureText(view.failure)} />
      <CodeField autoFocus hint={t('security.codeHint')} value={view.code} onValue={view.onCode} />
      {view.over ? (
        <Button tone="primary" size="large" onClick={() => view.open({ name: 'login' })}>
          {t('security.beginAnew')}
        </Button>
      ) : (
        <Button tone="primary" size="large" type="submit" busy={view.pending}>
          {t('auth.loginAction')}
        </Button>
      )}
    </Form>
  );
}
