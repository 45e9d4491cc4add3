import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import styles from './free-play-login.module.css';
import { $failure, $isOffered, $pending, freePlayRequested } from './model.ts';

/** Login without an account (AUTH-12), where the merchant has it enabled. */
export default function FreePlayLogin({ here = false }: { here?: boolean }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({ offered: $isOffered, pending: $pending, failure: $failure, enter: freePlayRequested });
  if (!view.offered) return null;
  return (
    <div className={styles.login}>
      <FormError text={view.failure && failureText(view.failure)} />
      <Button tone="quiet" busy={view.pending} onClick={() => view.enter({ here })}>
        {t('support.freePlay')}
      </Button>
      <p>{t('support.freePlayText')}</p>
    </div>
  );
}
