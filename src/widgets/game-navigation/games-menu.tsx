import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathOfType } from '../../entities/games/index.ts';
import { $hasMiniGames } from '../../entities/games/lazy.ts';
import { modalClosed, modalOpened } from '../../shared/lib/modals.ts';
import { Dices, Globe, Headset, Search } from '../../shared/ui/icons.ts';
import { searchBoxClass } from '../../shared/ui/search-box.tsx';
import { $typeEntries } from './navigation-entries.ts';
import styles from './games-menu.module.css';

/** The games menu on phones, with the links that do not fit in the header. */
export default function GamesMenu() {
  const { t } = useTranslation();
  const view = useUnit({ entries: $typeEntries, hasMini: $hasMiniGames, close: modalClosed, open: modalOpened });
  const lists = [
    ['/hot', t('games.hot')],
    ['/new', t('games.new')],
    ['/recent', t('games.recent')],
    ['/favorite', t('games.favourites')],
    ['/providers', t('games.providers')],
    ['/jackpots', t('site.jackpots')],
  ] as const;
  const hasGames = view.entries.length > 0;
  return (
    <div className={styles.menu}>
      {hasGames && (
        <button type="button" className={searchBoxClass} onClick={() => view.open({ name: 'search' })}>
          <Search aria-hidden />
          {t('games.searchPlaceholder')}
        </button>
      )}
      <ul className={styles.types}>
        {view.entries.map(({ type, games }) => (
          <li key={type}>
            <Link className={styles.type} to={pathOfType[type]} onClick={() => view.close()}>
              <b>{t(`games.type.${type}`)}</b>
              <small>{t('shell.games', { count: games })}</small>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.lists}>
        {(hasGames ? lists : []).map(([path, title]) => (
          <li key={path}>
            <Link className={styles.entry} to={path} onClick={() => view.close()}>
              {title}
            </Link>
          </li>
        ))}
        {view.hasMini && (
          <li>
            <button type="button" className={styles.entry} onClick={() => view.open({ name: 'miniGames' })}>
              <Dices aria-hidden />
              {t('games.classify.MINI')}
            </button>
          </li>
        )}
        <li>
          <Link className={styles.entry} to="/help" onClick={() => view.close()}>
            <Headset aria-hidden />
            {t('site.help')}
          </Link>
        </li>
        <li>
          <button type="button" className={styles.entry} onClick={() => view.open({ name: 'language' })}>
            <Globe aria-hidden />
            {t('shell.language')}
          </button>
        </li>
      </ul>
    </div>
  );
}
