import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Game } from '../../../contract/games.ts';
import { $subGames, GamesInModal, holderOpened, subGames } from '../../features/browse-games/index.ts';
import { GameTile } from '../../features/favourite/game-tile.tsx';

/** The list of a game's sub-games (SHELL-07, GAME-01). */
export default function SubGames({ game }: { game: Game }) {
  const { games, open } = useUnit({ games: $subGames, open: holderOpened });
  useEffect(() => {
    open(game);
  }, [open, game]);
  return (
    <GamesInModal
      label={game.displayName}
      list={subGames}
      games={games}
      renderGame={(each) => <GameTile game={each} />}
    />
  );
}
