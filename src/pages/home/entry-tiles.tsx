import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $menus } from '../../entities/games/index.ts';
import { CardsMotif, KoiMotif, SevenMotif } from './motifs.tsx';
import styles from './entry-tiles.module.css';

const ENTRIES: { type: 'LIVE' | 'RNG' | 'FISH'; path: string; Motif: ComponentType; look: string | undefined }[] = [
  { type: 'LIVE', path: '/live', Motif: CardsMotif, look: styles.live },
  { type: 'RNG', path: '/rng', Motif: SevenMotif, look: styles.slots },
  { type: 'FISH', path: '/fish', Motif: KoiMotif, look: styles.fish },
];

/** HOME-03 */
export const EntryTiles = () => {
  const { t } = useTranslation();
  const menus = useUnit($menus);
  return (
    <nav className={styles.tiles} aria-label={t('home.entries')}>
      {ENTRIES.filter(({ type }) => menus.length === 0 || menus.some(({ gameType }) => gameType === type)).map(
        ({ type, path, Motif, look }) => (
          <Link key={type} to={path} className={`${styles.tile} ${look}`}>
            <span className={styles.words}>
              {t(`games.type.${type}`)}
              <small>{t('shell.games', { count: menus.find((menu) => menu.gameType === type)?.games ?? 0 })}</small>
            </span>
            <Motif />
          </Link>
        ),
      )}
    </nav>
  );
};
