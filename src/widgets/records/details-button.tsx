import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { modalOpened, type Modal } from '../../shared/lib/modals.ts';
import { Button } from '../../shared/ui/button.tsx';

/** Opens the details of a row. `what` names the row for a screen reader. */
export const DetailsButton = ({ modal, what }: { modal: Modal; what: string }) => {
  const { t } = useTranslation();
  const open = useUnit(modalOpened);
  return (
    <Button size="small" aria-label={t('records.detailsOf', { what })} onClick={() => open(modal)}>
      {t('records.details')}
    </Button>
  );
};
