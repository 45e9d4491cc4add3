import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { REPORT_REASONS } from '../../../contract/chat.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { $isReporting, $peopleFailure, reportDismissed, reportSubmitted } from './people.ts';
import styles from './chat.module.css';

/** The menu that opened the form is closed: the keyboard goes on here, and returns to where it was. */
const takeFocus = (group: HTMLDivElement) => {
  const before = document.activeElement;
  group.querySelector('button')?.focus();
  return () => {
    if (before instanceof HTMLElement) before.focus();
  };
};

/** Why a message is reported. It takes the place of the field for a message. */
export const ReportForm = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    busy: $isReporting,
    failure: $peopleFailure,
    onReport: reportSubmitted,
    onCancel: reportDismissed,
  });
  return (
    <div className={styles.foot} role="group" aria-label={t('chat.reportTitle')} ref={takeFocus}>
      <h3 className={styles.reportTitle}>{t('chat.reportTitle')}</h3>
      <p className={styles.note}>{t('chat.reportText')}</p>
      {view.failure && (
        <p role="alert" className={styles.refusal}>
          {failureText(view.failure)}
        </p>
      )}
      <div className={styles.reasons}>
        {REPORT_REASONS.map((reason) => (
          <Button key={reason} size="small" busy={view.busy} onClick={() => view.onReport(reason)}>
            {t(`chat.reasons.${reason}`)}
          </Button>
        ))}
        <Button size="small" tone="quiet" onClick={() => view.onCancel()}>
          {t('chat.cancel')}
        </Button>
      </div>
    </div>
  );
};
