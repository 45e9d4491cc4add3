import { PAYOUT_BOUNDS } from '../../../contract/payouts.ts';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { $again, $errors, $failure, $first, $pending, againTyped, firstTyped, submitted } from './payment-password.ts';
import styles from './withdraw.module.css';

const digits = {
  type: 'password',
  inputMode: 'numeric',
  autoComplete: 'off',
  dir: 'ltr',
  maxLength: PAYOUT_BOUNDS.paymentPassword,
} as const;

/** Sets the payment password, which each withdrawal asks for. */
export const PaymentPasswordForm = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    first: $first,
    again: $again,
    errors: $errors,
    failure: $failure,
    pending: $pending,
    onFirst: firstTyped,
    onAgain: againTyped,
    onSubmit: submitted,
  });
  return (
    <Panel title={t('withdraw.setPassword')}>
      <p className={styles.note}>{t('withdraw.setPasswordText')}</p>
      <Form onSubmit={view.onSubmit}>
        <Field
          {...digits}
          label={t('withdraw.newPassword')}
          error={view.errors.first ? t('withdraw.sixDigits') : null}
          value={view.first}
          onValue={view.onFirst}
        />
        <Field
          {...digits}
          label={t('withdraw.passwordAgain')}
          error={view.errors.again ? t('withdraw.passwordsDiffer') : null}
          value={view.again}
          onValue={view.onAgain}
        />
        <FormError text={view.failure && failureText(view.failure)} />
        <div>
          <Button tone="primary" type="submit" busy={view.pending}>
            {t('withdraw.savePassword')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
};
