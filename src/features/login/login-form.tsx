import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { flagOn } from '../../entities/site/index.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { FormSwitch } from '../../shared/ui/form.tsx';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { $mode, modeChosen } from './mode.ts';
import { UsernameForm } from './username-form.tsx';

/** With the dialling codes of all countries. */
const SmsForm = lazy(() => import('./sms-form.tsx'));
const ByFirebase = lazy(() => import('./firebase/by-firebase.tsx'));

const $mayRegister = flagOn('DIRECTREG3');
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
