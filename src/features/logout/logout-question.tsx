import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { modalDismissed } from '../../shared/lib/modals.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Actions } from '../../shared/ui/actions.tsx';
import { $pending, logoutConfirmed } from './model.ts';

export default function LogoutQuestion() {
  const { t } = useTranslation();
  const view = useUnit({ pending: $pending, confirm: logoutConfirmed, dismiss: modalDismissed });
  return (
    <>
      <p>{t('shell.logoutQuestion')}</p>
      <Actions>
        <Button onClick={() => view.dismiss()} data-autofocus>
          {t('ui.cancel')}
        </Button>
        <Button tone="primary" busy={view.pending} onClick={() => view.confirm()}>
          {t('ui.ok')}
        </Button>
      </Actions>
    </>
  );
}
