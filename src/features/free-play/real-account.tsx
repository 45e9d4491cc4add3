import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { modalDismissed } from '../../shared/lib/modals.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';

export default function RealAccount() {
  const { t } = useTranslation();
  const dismiss = useUnit(modalDismissed);
  return (
    <>
      <p>{t('session.realAccountText')}</p>
      <Actions>
        <Button tone="primary" data-autofocus onClick={() => dismiss()}>
          {t('ui.ok')}
        </Button>
      </Actions>
    </>
  );
}
