import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../contract/games.ts';
import { $sessionKind } from '../../../entities/session/index.ts';
import { GamesInModal } from '../../../features/browse-games/index.ts';
import { GameTile } from '../../../features/favourite/game-tile.tsx';
import { leaveRequested } from '../../../features/game-frame/model.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ArrowLeft } from '../../../shared/ui/icons.ts';
import { FreeSwitch } from '../free-switch.tsx';
import { LoginToPlay } from '../login-to-play.tsx';
import { gameEntered, gameLeft } from '../model.ts';
import { PlayFigures } from '../play-figures.tsx';
import { PlayedGame } from '../played-game.tsx';
import { miniGameChosen, miniGames, miniGamesOpened } from './model.ts';
import styles from './mini-game.module.css';

/** A mini game within its modal. Closing the modal leaves the game. */
const MiniGame = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const view = useUnit({
    who: $sessionKind,
    enter: gameEntered,
    left: gameLeft,
    leave: leaveRequested,
    choose: miniGameChosen,
  });
  const { enter, left } = view;
  const [free, setFree] = useState(false);
  useEffect(() => {
    enter({ nodeId: game.nodeId, holder: 'modal', free });
    return () => left();
  }, [enter, left, game, free]);
  return (
    <div className={styles.game}>
      <div className={styles.bar}>
        <Button className={styles.back} onClick={() => view.leave()}>
          <ArrowLeft aria-hidden />
          <span className={styles.texts}>{t('play.miniGames')}</span>
        </Button>
        <FreeSwitch onSwitch={setFree} />
        <PlayFigures />
      </div>
      <div className={styles.stage}>
        {view.who === 'guest' ? <LoginToPlay onLogin={() => view.choose(game)} /> : <PlayedGame nodeId={game.nodeId} />}
      </div>
    </div>
  );
};

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
