import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { flagOn } from '../../entities/site/model.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { FormSwitch } from '../../shared/ui/form.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { credentials } from './model.ts';

const ByFirebase = lazy(() => import('./firebase/by-firebase.tsx'));

const $mayRegister = flagOn('DIRECTREG3');

export default function SignInForm() {
  const { t } = useTranslation();
  const view = useUnit({ mayRegister: $mayRegister, open: modalOpened });
  return (
    <>
      <CredentialsForm credentials={credentials} action={t('doors.loginAction')}>
        {view.mayRegister && (
          <FormSwitch
            question={t('doors.noAccount')}
            action={t('shell.register')}
            onAction={() => view.open({ name: 'register' })}
          />
        )}
      </CredentialsForm>
      <Suspense>
        <ByFirebase />
      </Suspense>
    </>
  );
}
