import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { FeedValues } from '../../../contract/wire.ts';
import { modalDismissed, modalOpened } from '../../shared/lib/modals.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';

export default function SessionEnded({ reason }: { reason: FeedValues['session']['reason'] }) {
  const { t } = useTranslation();
  const view = useUnit({ open: modalOpened, dismiss: modalDismissed });
  return (
    <>
      <p>{t(`auth.ended.${reason}`)}</p>
      <Actions>
        <Button onClick={() => view.dismiss()}>{t('ui.close')}</Button>
        <Button tone="primary" data-autofocus onClick={() => view.open({ name: 'login' })}>
          {t('auth.ended.again')}
        </Button>
      </Actions>
    </>
  );
}
