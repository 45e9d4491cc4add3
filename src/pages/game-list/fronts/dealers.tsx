import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $menus, pathOfType } from '../../../entities/games/index.ts';
import { createGameList, GameResults } from '../../../features/browse-games/index.ts';
import { GameTile } from '../../../features/favourite/game-tile.tsx';
import { SectionHead } from '../../../shared/ui/section-head.tsx';

/** Cards of one row in wide windows. */
const ROW = 6;
const list = createGameList({ first: ROW, then: ROW }, { gameType: 'LIVE' });

/** One row of tables against a dealer, below the rooms. */
export const Dealers = () => {
  const { t } = useTranslation();
  const view = useUnit({
    menus: $menus,
    games: list.$games,
    state: list.$state,
    failure: list.$failure,
    onSeen: list.seen,
    onRetry: list.retried,
  });
  const { onSeen } = view;
  const isEmpty = view.games.length === 0;
  useEffect(() => {
    if (isEmpty) onSeen();
  }, []); // oxlint-disable-line react-hooks/exhaustive-deps
  const menu = view.menus.find(({ gameType }) => gameType === 'LIVE');
  if (!menu) return null;
  const title = t('games.type.LIVE');
  return (
    <section aria-label={title}>
      <SectionHead title={title} to={pathOfType.LIVE} more={t('games.allOf', { count: menu.games })} />
      <GameResults
        label={title}
        games={view.games.slice(0, ROW)}
        state={view.state}
        failure={view.failure}
        layout="six"
        places={ROW}
        onRetry={view.onRetry}
        renderGame={(game) => <GameTile game={game} />}
      />
    </section>
  );
};
