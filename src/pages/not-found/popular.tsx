import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $popular, $popularState, popularRequested } from '../../entities/games/index.ts';
import { GameResults } from '../../features/browse-games/index.ts';
import { GameTile } from '../../features/favourite/game-tile.tsx';
import styles from './popular.module.css';

/** Cards of one row in wide windows. */
const ROW = 6;

/** A way on: one row of popular games. */
export const Popular = () => {
  const { t } = useTranslation();
  const view = useUnit({ games: $popular, state: $popularState, request: popularRequested });
  const { request } = view;
  useEffect(() => {
    request();
  }, [request]);
  const games = view.games.slice(0, ROW);
  const state = games.length > 0 ? 'ready' : view.state;
  if (games.length === 0 && state === 'ready') return null;
  const label = t('home.popular');
  return (
    <section data-order="popular" aria-label={label}>
      <h2 className={styles.title}>{label}</h2>
      <GameResults
        label={label}
        games={games}
        state={state}
        failure={null}
        layout="six"
        places={ROW}
        onRetry={() => view.request()}
        renderGame={(game) => <GameTile game={game} />}
      />
    </section>
  );
};
