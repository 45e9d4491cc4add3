import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { LIMIT_KINDS, type LimitKind, type LimitPeriod } from '../../../contract/player-limits.ts';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { AmountField } from '../../shared/ui/amount-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import {
  $amountText,
  $isAmountWrong,
  $kind,
  $limitFailure,
  $limitPending,
  $period,
  amountTyped,
  kindChosen,
  limitSubmitted,
  periodChosen,
  periodsOf,
} from './limit.ts';
import styles from './limits.module.css';

/** Sets one limit (PP-13, PP-14). */
export const LimitForm = ({ currency, exponent }: { currency: string; exponent: number }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    chosen: $kind,
    period: $period,
    amount: $amountText,
    wrong: $isAmountWrong,
    failure: $limitFailure,
    pending: $limitPending,
    onKind: kindChosen,
    onPeriod: periodChosen,
    onAmount: amountTyped,
    onSubmit: limitSubmitted,
  });
  const amount = {
    error: view.wrong ? t('limits.amountWrong') : null,
    value: view.amount,
    onValue: view.onAmount,
  };
  return (
    <Panel title={t('limits.set')}>
      <p className={styles.note}>{t('limits.setText')}</p>
      <Form onSubmit={view.onSubmit}>
        <FieldSelect
          label={t('limits.kind')}
          value={view.chosen}
          onValue={(kind) => view.onKind(kind as LimitKind)}
          options={LIMIT_KINDS.map((kind) => ({ value: kind, title: t(`limits.kinds.${kind}`) }))}
        />
        <p className={styles.note}>{t(`limits.about.${view.chosen}`)}</p>
        <FieldSelect
          label={t('limits.period')}
          value={view.period}
          onValue={(period) => view.onPeriod(period as LimitPeriod)}
          options={periodsOf(view.chosen).map((period) => ({ value: period, title: t(`limits.periods.${period}`) }))}
        />
        {view.chosen === 'time' ? (
          <Field
            label={t('limits.minutes')}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            maxLength={TEXT_BOUNDS.figure}
            {...amount}
          />
        ) : (
          <AmountField currency={currency} exponent={exponent} {...amount} />
        )}
        <FormError text={view.failure && failureText(view.failure)} />
        <div>
          <Button tone="primary" type="submit" busy={view.pending}>
            {t('limits.save')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
};
