import { useUnit } from 'effector-react';
import { AnimatePresence } from 'framer-motion';
import { useEffect, useRef, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Announcement } from '../../shared/ui/announcement.tsx';
import type { SmsCode } from './sms-code.ts';
import styles from './sms-code.module.css';

/** The hint appears once a code was sent, and is read out then. */
interface Props extends ComponentProps<typeof Field> {
  sms: SmsCode;
  /** No code can be requested now. */
  closed: boolean;
}

/** The button that sends a code, the field of the code, and the error if it was not sent (AUTH-08). */
export const SmsCodeField = ({ sms, closed, ...field }: Props) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    secondsLeft: sms.$secondsLeft,
    pending: sms.$pending,
    failure: sms.$failure,
    onAsk: sms.requested,
    onSeen: sms.failureSeen,
  });
  const button = useRef<HTMLButtonElement>(null);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A disabled button loses the focus; it moves to the code.
    if (closed && document.activeElement === button.current) code.current?.focus();
  }, [closed]);
  return (
    <>
      <Button ref={button} className={styles.ask} disabled={closed} busy={view.pending} onClick={() => view.onAsk()}>
        {view.secondsLeft > 0 ? t('auth.sendAgain', { seconds: view.secondsLeft }) : t('auth.sendCode')}
      </Button>
      <Field
        ref={code}
        name="one-time-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={TEXT_BOUNDS.smsCode}
        {...field}
      />
      <Announcement text={field.hint ?? ''} />
      <AnimatePresence>
        {view.failure && (
          <Dialog title={t('auth.notSentTitle')} size="small" onClose={() => view.onSeen()}>
            <p role="alert">{failureText(view.failure)}</p>
            <Actions>
              <Button tone="primary" data-autofocus onClick={() => view.onSeen()}>
                {t('ui.ok')}
              </Button>
            </Actions>
          </Dialog>
        )}
      </AnimatePresence>
    </>
  );
};
