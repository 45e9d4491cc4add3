import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { QrCode } from '../../shared/ui/qr-code.tsx';
import { CodeField } from './code-field.tsx';
import { $code, $incomplete, $password, $sending, codeTyped, passwordTyped, stepLeft, submitted } from './enrol.ts';
import styles from './second-factor.module.css';

const TypedCode = () => {
  const { t } = useTranslation();
  const view = useUnit({ code: $code, incomplete: $incomplete, onCode: codeTyped });
  const error = view.incomplete && view.code.trim() === '' ? t('security.codeEmpty') : null;
  return <CodeField value={view.code} onValue={view.onCode} error={error} />;
};

const Ends = ({ action, danger = false }: { action: string; danger?: boolean }) => {
  const { t } = useTranslation();
  const view = useUnit({ sending: $sending, leave: stepLeft });
  return (
    <Actions>
      <Button onClick={() => view.leave()}>{t('ui.cancel')}</Button>
      <Button tone={danger ? 'danger' : 'primary'} type="submit" busy={view.sending}>
        {action}
      </Button>
    </Actions>
  );
};

/** The secret as a QR code and as text, and a field for its first code. */
export const EnrolForm = ({ drawn, error }: { drawn: { secret: string; uri: string }; error: ReactNode }) => {
  const { t } = useTranslation();
  const onSubmit = useUnit(submitted);
  return (
    <Form onSubmit={onSubmit}>
      <p>{t('security.scan')}</p>
      <div className={styles.code}>
        <QrCode text={drawn.uri} label={t('security.qrLabel')} />
      </div>
      <p>{t('security.orType')}</p>
      <code className={styles.secret} dir="ltr">
        {drawn.secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </code>
      {error}
      <TypedCode />
      <Ends action={t('security.switchOn')} />
    </Form>
  );
};

/** Password and code are both required, because one of them may be stolen. */
export const OffForm = ({ error }: { error: ReactNode }) => {
  const { t } = useTranslation();
  const view = useUnit({
    password: $password,
    incomplete: $incomplete,
    onPassword: passwordTyped,
    onSubmit: submitted,
  });
  return (
    <Form onSubmit={view.onSubmit}>
      <p>{t('security.offText')}</p>
      {error}
      <Field
        autoFocus
        label={t('auth.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={TEXT_BOUNDS.password}
        value={view.password}
        onValue={view.onPassword}
        error={view.incomplete && view.password === '' ? t('security.confirm.empty') : null}
      />
      <TypedCode />
      <Ends action={t('security.switchOff')} danger />
    </Form>
  );
};
