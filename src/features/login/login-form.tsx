import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { REMEMBERED_MS } from '../../../contract/auth.ts';
import { $mayRegister, flagOn } from '../../entities/site/index.ts';
import { $canReset } from '../../entities/site/lazy.ts';
import { formatLength } from '../../shared/format/length.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormSwitch, Check } from '../../shared/ui/form.tsx';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { credentials } from './model.ts';
import { $remembers, loginShown, rememberSwitched } from './remember.ts';

/** Username and password, the remember option and the link to reset the password. */
const UsernameForm = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    canReset: $canReset,
    remembers: $remembers,
    onRemember: rememberSwitched,
    onShown: loginShown,
    open: modalOpened,
  });
  const { onShown } = view;
  useEffect(() => {
    onShown();
  }, [onShown]);
  return (
    <CredentialsForm
      credentials={credentials}
      action={t('auth.loginAction')}
      extra={
        <Check checked={view.remembers} onChange={view.onRemember}>
          {t('auth.remember', { length: formatLength(REMEMBERED_MS, locale) })}
        </Check>
      }
    >
      {view.canReset && (
        <Button tone="quiet" size="small" onClick={() => view.open({ name: 'forgotPassword' })}>
          {t('auth.forgot')}
        </Button>
      )}
    </CredentialsForm>
  );
};

/** AUTH-01: the two types of login. */
type Mode = 'username' | 'sms';
const modeChosen = createEvent<Mode>();
const $mode = createStore<Mode>('username').on(modeChosen, (_, mode) => mode);

/** With the dialling codes of all countries. */
const SmsForm = lazy(() => import('./sms-form.tsx'));
const ByFirebase = lazy(() => import('./firebase/by-firebase.tsx'));

const $hasSms = flagOn('MOBILEVERCODELOGIN3');

/** AUTH-01: login by username, and by text message where the merchant has it enabled. */
export default function LoginForm() {
  const { t } = useTranslation();
  const view = useUnit({
    mayRegister: $mayRegister,
    hasSms: $hasSms,
    mode: $mode,
    choose: modeChosen,
    open: modalOpened,
  });
  return (
    <>
      {view.hasSms ? (
        <Tabs
          label={t('auth.loginWays')}
          tabs={[
            { key: 'username', title: t('auth.byUsername') },
            { key: 'sms', title: t('auth.bySms') },
          ]}
          active={view.mode}
          onChoose={view.choose}
        >
          <Suspense fallback={<LateGuard />}>{view.mode === 'sms' ? <SmsForm /> : <UsernameForm />}</Suspense>
        </Tabs>
      ) : (
        <UsernameForm />
      )}
      {view.mayRegister && (
        <FormSwitch
          question={t('auth.noAccount')}
          action={t('shell.register')}
          onAction={() => view.open({ name: 'register' })}
        />
      )}
      <Suspense>
        <ByFirebase />
      </Suspense>
    </>
  );
}
