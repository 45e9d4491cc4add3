import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { modalDismissed } from '../../shared/lib/modals.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Info } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';

/** The frame of what is not built yet, which says so. */
export default function ComesLater({ what }: { what: 'miniGame' | 'chatRoom' }) {
  const { t } = useTranslation();
  const dismiss = useUnit(modalDismissed);
  return (
    <>
      <Message icon={<Info />} title={t('service.later.title')} text={t(`service.later.${what}Text`)} />
      <Actions>
        <Button tone="primary" data-autofocus onClick={() => dismiss()}>
          {t('ui.ok')}
        </Button>
      </Actions>
    </>
  );
}
