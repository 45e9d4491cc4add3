import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { PAYOUT_BOUNDS, type ResetWay } from '../../../contract/payouts.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FieldSelect } from '../../shared/ui/field-select.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Form, FormDone, FormError } from '../../shared/ui/form.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import {
  $code,
  $isOpen,
  $isSent,
  $password,
  $resetDone,
  $resetErrors,
  $resetFailure,
  $resetting,
  $sending,
  $way,
  $ways,
  codePressed,
  codeTyped,
  passwordTyped,
  resetClosed,
  resetOpened,
  resetSubmitted,
  wayChosen,
} from './reset-password.ts';
import styles from './withdraw.module.css';

/** Replaces a forgotten or locked payment password. */
export const ResetPasswordForm = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ isOpen: $isOpen, ways: $ways, done: $resetDone, onOpen: resetOpened });
  const doneText = ({ heldUntilMs }: { heldUntilMs: number | null }): string =>
    heldUntilMs === null
      ? t('withdraw.resetDone')
      : `${t('withdraw.resetDone')} ${t('withdraw.resetHeld', { when: formatInstant(heldUntilMs, locale) })}`;
  return (
    <Panel title={t('withdraw.paymentPassword')}>
      <FormDone text={view.done && doneText(view.done)} />
      {view.isOpen ? (
        <OpenForm />
      ) : (
        <>
          <p className={styles.note}>{t(view.ways.length > 0 ? 'withdraw.resetText' : 'withdraw.resetNoWay')}</p>
          {view.ways.length > 0 && (
            <div>
              <Button onClick={() => view.onOpen()}>{t('withdraw.reset')}</Button>
            </div>
          )}
        </>
      )}
    </Panel>
  );
};

const OpenForm = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    way: $way,
    ways: $ways,
    code: $code,
    password: $password,
    isSent: $isSent,
    errors: $resetErrors,
    failure: $resetFailure,
    sending: $sending,
    pending: $resetting,
    onWay: wayChosen,
    onSend: codePressed,
    onCode: codeTyped,
    onPassword: passwordTyped,
    onSubmit: resetSubmitted,
    onClose: resetClosed,
  });
  return (
    <Form onSubmit={view.onSubmit}>
      <FieldSelect
        label={t('withdraw.resetBy')}
        value={view.way ?? ''}
        onValue={(way) => view.onWay(way as ResetWay)}
        options={view.ways.map((way) => ({ value: way, title: t(`withdraw.resetWays.${way}`) }))}
      />
      {view.way === 'email' && <p className={styles.note}>{t('withdraw.resetByMail')}</p>}
      {view.way !== 'secondFactor' && (
        <div className={styles.buttons}>
          <Button size="small" busy={view.sending} onClick={() => view.onSend()}>
            {t('withdraw.sendCode')}
          </Button>
          {view.isSent && <span role="status">{t('withdraw.codeSent')}</span>}
        </div>
      )}
      <Field
        label={t('withdraw.code')}
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={PAYOUT_BOUNDS.resetCode}
        error={view.errors.code ? t('withdraw.required') : null}
        value={view.code}
        onValue={view.onCode}
      />
      <Field
        type="password"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={PAYOUT_BOUNDS.paymentPassword}
        label={t('withdraw.newPassword')}
        error={view.errors.password ? t('withdraw.sixDigits') : null}
        value={view.password}
        onValue={view.onPassword}
      />
      <FormError text={view.failure && failureText(view.failure)} />
      <Actions>
        <Button onClick={() => view.onClose()}>{t('withdraw.close')}</Button>
        <Button tone="primary" type="submit" busy={view.pending}>
          {t('withdraw.savePassword')}
        </Button>
      </Actions>
    </Form>
  );
};
