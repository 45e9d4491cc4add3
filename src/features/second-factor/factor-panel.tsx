import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import {
  $drawn,
  $enrolling,
  $failure,
  $recoveryCodes,
  $state,
  $switchingOff,
  enrolRequested,
  offRequested,
  factorPanel,
  codesSaved,
  stepLeft,
} from './enrol.ts';
import { EnrolForm, OffForm } from './factor-forms.tsx';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import styles from './second-factor.module.css';

/** Shown only once: the server stores hashes only. */
const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const { t } = useTranslation();
  const { leave, save } = useUnit({ leave: stepLeft, save: codesSaved });
  return (
    <>
      <p role="status">{t('security.recoveryText')}</p>
      <ul className={styles.codes} aria-label={t('security.recovery')}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
      <Actions>
        <Button onClick={() => save()}>{t('security.saveCodes')}</Button>
        <Button tone="primary" onClick={() => leave()}>
          {t('security.kept')}
        </Button>
      </Actions>
    </>
  );
};

/** The second factor in the security centre: its state, and the steps to enable and disable it. */
export const FactorPanel = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    state: $state,
    drawn: $drawn,
    codes: $recoveryCodes,
    off: $switchingOff,
    failure: $failure,
    onRetry: factorPanel.opened,
    enrolling: $enrolling,
    onEnrol: enrolRequested,
    onOff: offRequested,
  });
  useLifecycle(factorPanel);
  const error = <FormError text={view.failure && failureText(view.failure)} />;
  return (
    <Panel title={t('security.factor')}>
      {view.codes.length > 0 ? (
        <RecoveryCodes codes={view.codes} />
      ) : view.drawn ? (
        <EnrolForm drawn={view.drawn} error={error} />
      ) : view.off ? (
        <OffForm error={error} />
      ) : (
        <>
          {view.state ? (
            error
          ) : view.failure ? (
            <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />
          ) : (
            <Skeleton className={styles.waiting} />
          )}
          {view.state?.on === false && (
            <>
              <p>{t('security.factorOff')}</p>
              <p>
                <Button tone="primary" busy={view.enrolling} onClick={() => view.onEnrol()}>
                  {t('security.switchOn')}
                </Button>
              </p>
            </>
          )}
          {view.state?.on && (
            <>
              <p>{t('security.factorOn', { count: view.state.recoveryCodesLeft })}</p>
              <p>
                <Button tone="danger" onClick={() => view.onOff()}>
                  {t('security.switchOff')}
                </Button>
              </p>
            </>
          )}
        </>
      )}
    </Panel>
  );
};
