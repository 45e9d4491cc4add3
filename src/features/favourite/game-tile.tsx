import { useStoreMap, useUnit } from 'effector-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../contract/games.ts';
import { $favourites } from '../../entities/favourites/model.ts';
import { GameCard } from '../../entities/games/index.ts';
import { Heart } from '../../shared/ui/icons.ts';
import { heartPressed } from './model.ts';
import styles from './game-tile.module.css';

interface Props {
  game: Game;
  eager?: boolean;
  bare?: boolean;
  onOpen?: (game: Game) => void;
}

/** A game card with its favourite button. */
export const GameTile = memo(function GameTile({ game, eager, bare, onOpen }: Props) {
  const { t } = useTranslation();
  const press = useUnit(heartPressed);
  const kept = useStoreMap({ store: $favourites, keys: [game.nodeId], fn: (ids, [id]) => ids.has(id) });
  const name = game.displayName;
  return (
    <GameCard
      game={game}
      eager={eager}
      bare={bare}
      onOpen={onOpen}
      corner={
        <button
          type="button"
          className={styles.heart}
          aria-pressed={kept}
          aria-label={kept ? t('games.removeFavourite', { name }) : t('games.addFavourite', { name })}
          onClick={() => press(game)}
        >
          <Heart aria-hidden />
        </button>
      }
    />
  );
});
