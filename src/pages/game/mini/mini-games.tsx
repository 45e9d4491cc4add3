import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../contract/games.ts';
import { GamesInModal } from '../../../features/browse-games/index.ts';
import { GameTile } from '../../../features/favourite/index.ts';
import { MiniGame } from './mini-game.tsx';
import { miniGameChosen, miniGames, miniGamesOpened } from './model.ts';

/** The mini games in a modal over any page, and the game that is played there (SHELL-07, GAME-09). */
export default function MiniGames({ game }: { game?: Game }) {
  return game ? <MiniGame key={game.nodeId} game={game} /> : <List />;
}

const List = () => {
  const { t } = useTranslation();
  const view = useUnit({ games: miniGames.$games, opened: miniGamesOpened, choose: miniGameChosen });
  const { opened } = view;
  useEffect(() => {
    opened();
  }, [opened]);
  return (
    <GamesInModal
      label={t('games.classify.MINI')}
      list={miniGames}
      games={view.games}
      renderGame={(game) => <GameTile game={game} onOpen={view.choose} />}
    />
  );
};
