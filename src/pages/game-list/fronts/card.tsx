import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../contract/games.ts';
import { GameLink, TilePicture } from '../../../entities/games/lazy.ts';
import styles from './fronts.module.css';

interface Props {
  game: Game;
  /** Below the name: the number of the draw, the fight or the table. */
  fact: ReactNode;
  children: ReactNode;
}

/** A card of a front: the whole card opens the game. */
export const FrontCard = ({ game, fact, children }: Props) => {
  const { t } = useTranslation();
  return (
    <li className={styles.card}>
      <span className={styles.art}>
        <TilePicture game={game} eager />
      </span>
      <div className={styles.name}>
        <h3>
          <GameLink className={styles.link} game={game} aria-label={t('fronts.open', { name: game.displayName })}>
            <span dir="auto">{game.displayName}</span>
          </GameLink>
        </h3>
        <p>{fact}</p>
      </div>
      {children}
    </li>
  );
};
