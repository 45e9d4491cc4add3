import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { $failure, $pending, accepted, rulesWanted } from './model.ts';

/** The member has not accepted the current terms (PP-02). */
export default function AcceptTerms() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({ failure: $failure, pending: $pending, accept: accepted, read: rulesWanted });
  return (
    <>
      <FormError text={view.failure && failureText(view.failure)} />
      <p>{t('register.terms.text')}</p>
      <Actions>
        <Button onClick={() => view.read()}>{t('register.terms.read')}</Button>
        <Button tone="primary" busy={view.pending} data-autofocus onClick={() => view.accept()}>
          {t('register.terms.accept')}
        </Button>
      </Actions>
    </>
  );
}
