import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { $declineFailure, $declinePending, $isRequested, $isWanted, limitDeclined, limitWanted } from './ask.ts';
import { LimitForm } from './limit-form.tsx';
import { $protection, limitAsk } from './protection.ts';
import styles from './limits.module.css';

/** Asks a member once whether to set a deposit limit (PP-13). */
export const AskLimit = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    protection: $protection,
    requested: $isRequested,
    wanted: $isWanted,
    failure: $declineFailure,
    pending: $declinePending,
    onWanted: limitWanted,
    onDeclined: limitDeclined,
  });
  useLifecycle(limitAsk);
  if (!view.requested || !view.protection) return null;
  if (view.wanted) return <LimitForm currency={view.protection.currency} exponent={view.protection.exponent} />;
  return (
    <Panel title={t('limits.ask.title')}>
      <p className={styles.note}>{t('limits.ask.text')}</p>
      <FormError text={view.failure && failureText(view.failure)} />
      <Actions>
        <Button busy={view.pending} onClick={() => view.onDeclined()}>
          {t('limits.ask.no')}
        </Button>
        <Button tone="primary" onClick={() => view.onWanted()}>
          {t('limits.ask.yes')}
        </Button>
      </Actions>
    </Panel>
  );
};
