import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { RealityCheckMinutes } from '../../../contract/reality-check.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { $interval, $intervalFailure, $intervals, intervalChosen } from './interval.ts';
import styles from './limits.module.css';

/** Chooses the interval of reality checks (PP-18). */
export const IntervalForm = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    interval: $interval,
    choices: $intervals,
    failure: $intervalFailure,
    onChoice: intervalChosen,
  });
  return (
    <Panel title={t('limits.every.title')}>
      <p className={styles.note}>{t('limits.every.text')}</p>
      <Form onSubmit={() => {}}>
        <FieldSelect
          label={t('limits.every.interval')}
          value={String(view.interval)}
          onValue={(minutes) => view.onChoice(Number(minutes) as RealityCheckMinutes)}
          options={view.choices.map((minutes) => ({
            value: String(minutes),
            title: minutes === 0 ? t('limits.every.off') : t('limits.minutesOf', { count: minutes }),
          }))}
        />
        {!view.choices.includes(0) && <p className={styles.note}>{t('limits.every.max')}</p>}
        <FormError text={view.failure && failureText(view.failure)} />
      </Form>
    </Panel>
  );
};
