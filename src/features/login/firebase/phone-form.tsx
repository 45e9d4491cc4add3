import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_BOUNDS } from '../../../../contract/text-bounds.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import styles from './by-firebase.module.css';
import {
  $code,
  $codeSent,
  $lockedFor,
  $number,
  $pending,
  $resendIn,
  codeRequested,
  codeSubmitted,
  codeTyped,
  numberTyped,
} from './model.ts';

/** A mobile number, the code that Firebase sends to it, and the login button. */
export const PhoneForm = () => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const view = useUnit({
    number: $number,
    code: $code,
    codeSent: $codeSent,
    resendIn: $resendIn,
    lockedFor: $lockedFor,
    pending: $pending,
    onNumber: numberTyped,
    onCode: codeTyped,
    onRequest: codeRequested,
    onSubmit: codeSubmitted,
  });
  const ask = () => {
    if (box.current) view.onRequest({ box: box.current });
  };
  return (
    <div className={styles.phone}>
      <Form onSubmit={view.codeSent ? view.onSubmit : ask}>
        <Field
          label={t('firebase.number')}
          hint={t('firebase.numberHint')}
          name="tel"
          type="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={TEXT_BOUNDS.firebaseNumber}
          value={view.number}
          onValue={view.onNumber}
        />
        <Button busy={view.pending && !view.codeSent} disabled={view.resendIn > 0 || view.lockedFor > 0} onClick={ask}>
          {view.resendIn > 0 ? t('firebase.resendIn', { count: view.resendIn }) : t('firebase.sendCode')}
        </Button>
        {view.codeSent && (
          <>
            <Field
              label={t('firebase.codeLabel')}
              name="one-time-code"
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              maxLength={TEXT_BOUNDS.firebaseCode}
              value={view.code}
              onValue={view.onCode}
            />
            <Button tone="primary" type="submit" busy={view.pending} disabled={view.lockedFor > 0}>
              {t('firebase.enter')}
            </Button>
          </>
        )}
      </Form>
      <div ref={box} />
    </div>
  );
};
