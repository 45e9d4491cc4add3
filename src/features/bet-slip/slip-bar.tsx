import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../shared/ui/classes.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { $legs } from './legs.ts';
import { $status } from './order.ts';
import { useBookWords } from '../../entities/book/index.ts';
import styles from './slip.module.css';

/** Opens the slip where it has no place at the side: on phones, and on a page without that place. It stays above the bottom bar. */
export const SlipBar = ({ always = false }: { always?: boolean }) => {
  const { t } = useTranslation();
  const words = useBookWords();
  const { legs, status, open } = useUnit({ legs: $legs, status: $status, open: modalOpened });
  const [only] = status.legs;
  if (legs.length === 0) return null;
  return (
    <button
      type="button"
      className={classes(styles.bar, !always && styles.narrow)}
      aria-haspopup="dialog"
      aria-label={t('book.slip.open', { count: legs.length })}
      onClick={() => open({ name: 'betSlip' })}
    >
      <b className={styles.barCount}>{legs.length}</b>
      <span>{t('book.slip.title')}</span>
      {legs.length === 1 && only && <b className={styles.barOdds}>{words.odds(only.price ?? only.leg.price)}</b>}
    </button>
  );
};
