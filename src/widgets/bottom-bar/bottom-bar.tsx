import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { modalOpened } from '../../shared/lib/modals.ts';
import { CircleUserRound, Dices, Gift, House, Wallet } from '../../shared/ui/icons.ts';
import styles from './bottom-bar.module.css';

/** The main navigation on phones: Home, Games, Promotions, Wallet, Me. */
export default function BottomBar() {
  const { t } = useTranslation();
  const open = useUnit(modalOpened);
  return (
    <nav className={styles.bar} aria-label={t('shell.bottomBar')}>
      <NavLink className={styles.entry} to="/" end>
        <House aria-hidden />
        {t('shell.home')}
      </NavLink>
      <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => open({ name: 'menu' })}>
        <Dices aria-hidden />
        {t('shell.barGames')}
      </button>
      <NavLink className={styles.entry} to="/promotions">
        <Gift aria-hidden />
        {t('shell.barPromotions')}
      </NavLink>
      <NavLink className={styles.entry} to="/deposit">
        <Wallet aria-hidden />
        {t('shell.barWallet')}
      </NavLink>
      <NavLink className={styles.entry} to="/member">
        <CircleUserRound aria-hidden />
        {t('shell.barMe')}
      </NavLink>
    </nav>
  );
}
