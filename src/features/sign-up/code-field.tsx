import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { $errors, $form, edited, fieldLeft } from './model.ts';
import {
  $secondsLeft,
  $sending,
  $sentForMinutes,
  $warning,
  codeRequested,
  countShown,
  warningClosed,
} from './phone-code.ts';
import type { useProblemText } from './use-problem-text.ts';

/** The code from the text message, the button that sends it, and the warning where it was not sent (AUTH-08). */
export const CodeField = ({ problemText }: { problemText: ReturnType<typeof useProblemText> }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    form: $form,
    errors: $errors,
    seconds: $secondsLeft,
    sending: $sending,
    minutes: $sentForMinutes,
    warning: $warning,
    onShow: countShown,
    onSend: codeRequested,
    onWarningClose: warningClosed,
    onEdit: edited,
    onLeave: fieldLeft,
  });
  const { onShow } = view;
  useEffect(() => {
    onShow(true);
    return () => void onShow(false);
  }, [onShow]);
  return (
    <>
      <Button disabled={view.seconds > 0} busy={view.sending} onClick={() => view.onSend()}>
        {view.seconds > 0 ? t('register.sendAgain', { seconds: view.seconds }) : t('register.sendCode')}
      </Button>
      <Field
        label={t('register.code')}
        hint={view.minutes === null ? undefined : t('register.codeSent', { minutes: view.minutes })}
        error={problemText('verificationCode', view.errors.verificationCode)}
        name="verificationCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={view.form.values.verificationCode ?? ''}
        onValue={(verificationCode) => view.onEdit({ verificationCode })}
        onBlur={() => view.onLeave('verificationCode')}
      />
      {view.warning && (
        <Dialog title={t('register.notSentTitle')} size="small" onClose={() => view.onWarningClose()}>
          <p role="alert">{failureText(view.warning)}</p>
          <Actions>
            <Button tone="primary" data-autofocus onClick={() => view.onWarningClose()}>
              {t('ui.ok')}
            </Button>
          </Actions>
        </Dialog>
      )}
    </>
  );
};
