import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { $typeEntries } from './navigation-entries.ts';
import { NavigationEntry } from './navigation-entry.tsx';
import styles from './game-navigation.module.css';

/** SHELL-04: home, hot, each type with its vendors, promotions. */
export const GameNavigation = () => {
  const { t } = useTranslation();
  const entries = useUnit($typeEntries);
  return (
    <nav className={styles.nav} aria-label={t('shell.gameNavigation')}>
      <ul className={styles.list}>
        <li>
          <NavLink className={styles.link} to="/" end>
            {t('shell.home')}
          </NavLink>
        </li>
        <li>
          <NavLink className={styles.link} to="/hot">
            {t('games.classify.HOT')}
          </NavLink>
        </li>
        {entries.map((entry) => (
          <NavigationEntry key={entry.type} entry={entry} />
        ))}
        <li>
          <NavLink className={styles.link} to="/promotions">
            {t('site.promotions')}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
};
