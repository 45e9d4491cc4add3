import { useUnit } from 'effector-react';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { $menus } from '../../entities/games/index.ts';
import styles from './entry-tiles.module.css';

/** Decoration that the first screen does not wait for, nor miss. */
const Motif = lazy((): Promise<{ default: ComponentType<{ type: Entry }> }> =>
  import('./motifs.tsx').catch(() => ({ default: () => null })),
);

type Entry = 'LIVE' | 'RNG' | 'FISH';
const ENTRIES: { type: Entry; path: string; look: string | undefined }[] = [
  { type: 'LIVE', path: '/live', look: styles.live },
  { type: 'RNG', path: '/rng', look: styles.slots },
  { type: 'FISH', path: '/fish', look: styles.fish },
];

/** HOME-03 */
export const EntryTiles = () => {
  const { t } = useTranslation();
  const menus = useUnit($menus);
  return (
    <nav className={styles.tiles} aria-label={t('home.entries')}>
      {ENTRIES.filter(({ type }) => menus.length === 0 || menus.some(({ gameType }) => gameType === type)).map(
        ({ type, path, look }) => (
          <Link key={type} to={path} className={`${styles.tile} ${look}`}>
            <span className={styles.texts}>
              {t(`games.type.${type}`)}
              <small>{t('shell.games', { count: menus.find((menu) => menu.gameType === type)?.games ?? 0 })}</small>
            </span>
            <Suspense>
              <Motif type={type} />
            </Suspense>
          </Link>
        ),
      )}
    </nav>
  );
};
