import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../contract/games.ts';
import { $sessionKind } from '../../../entities/session/index.ts';
import { leaveRequested } from '../../../features/game-frame/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ArrowLeft } from '../../../shared/ui/icons.ts';
import { LoginToPlay } from '../login-to-play.tsx';
import { FreeSwitch } from '../free-switch.tsx';
import { gameEntered, gameLeft } from '../model.ts';
import { PlayedGame } from '../played-game.tsx';
import { PlayFigures } from '../play-figures.tsx';
import { miniGameChosen } from './model.ts';
import styles from './mini-game.module.css';

/** A mini game within its modal. Closing the modal leaves the game. */
export const MiniGame = ({ game }: { game: Game }) => {
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
