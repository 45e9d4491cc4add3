import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { modalOpened } from '../../shared/lib/modals.ts';
import { LayoutGrid } from '../../shared/ui/icons.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { $holder, $played } from './model.ts';
import styles from './game-page.module.css';

/** Opens the other tables of a live game (LIVE-03). */
export const TableSwitch = () => {
  const { t } = useTranslation();
  const { game, holder, open } = useUnit({ game: $played, holder: $holder, open: modalOpened });
  // A window of its own belongs to its game.
  if (holder !== 'page' || game?.gameType !== 'LIVE') return null;
  return (
    <IconButton label={t('tables.other')} className={styles.tables} onClick={() => open({ name: 'otherTables', game })}>
      <LayoutGrid />
    </IconButton>
  );
};
