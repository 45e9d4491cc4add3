import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { modalOpened, type Modal } from '../../shared/lib/modals.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ChevronRight } from '../../shared/ui/icons.ts';
import styles from './records.module.css';

/** Opens the details of a row. `what` names the row for a screen reader. In a row of two lines the whole row is the button. */
export const DetailsButton = ({ modal, what }: { modal: Modal; what: string }) => {
  const { t } = useTranslation();
  const open = useUnit(modalOpened);
  return (
    <Button
      size="small"
      className={styles.open}
      aria-label={t('records.detailsOf', { what })}
      onClick={() => open(modal)}
    >
      <span>{t('records.details')}</span>
      <ChevronRight aria-hidden />
    </Button>
  );
};
