import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { REMEMBERED_MS } from '../../../contract/auth.ts';
import { $canReset } from '../../entities/site/lazy.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { formatLength } from '../../shared/format/length.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Check } from '../../shared/ui/form.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { credentials } from './model.ts';
import { $remembers, loginShown, rememberSwitched } from './remember.ts';

/** Username and password, the remember option and the link to reset the password. */
export const UsernameForm = () => {
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
