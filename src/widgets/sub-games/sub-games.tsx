import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../contract/games.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { $subGames, GameResults, holderOpened, subGames } from '../../features/browse-games/index.ts';
import { GameTile } from '../../features/favourite/index.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';

/** The list of a game's sub-games (SHELL-07, GAME-01). */
export default function SubGames({ game }: { game: Game }) {
  const { t } = useTranslation();
  const view = useUnit({
    games: $subGames,
    state: subGames.$state,
    failure: subGames.$failure,
    hasMore: subGames.$hasMore,
    pending: subGames.$pending,
    open: holderOpened,
    onMore: subGames.moreRequested,
    onRetry: subGames.retried,
  });
  const { open } = view;
  useEffect(() => {
    open(game);
  }, [open, game]);
  return (
    <>
      <GameResults
        label={game.displayName}
        games={view.games}
        state={view.state}
        failure={view.failure}
        columns="four"
        places={LIMITS.popular}
        onRetry={() => view.onRetry()}
        renderGame={(each) => <GameTile game={each} />}
      />
      {view.hasMore && (
        <Actions>
          <Button busy={view.pending} onClick={() => view.onMore()}>
            {t('ui.loadMore')}
          </Button>
        </Actions>
      )}
    </>
  );
}
