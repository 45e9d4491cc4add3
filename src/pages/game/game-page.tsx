import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { NodeId, Uuid } from '../../../contract/primitives.ts';
import { gamePath } from '../../entities/games/index.ts';
import { $brandName } from '../../entities/site/index.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { GameStage } from './game-stage.tsx';
import { $launch, $offered, gameEntered, gameLeft } from './model.ts';
import { PlayedGame } from './played-game.tsx';
import { ReplayPage } from './replay-page.tsx';

/** What an address opens that can name no game or round: the page then says that there is none. */
const NO_GAME = '0';
const NO_ROUND = '00000000-0000-0000-0000-000000000000';

/** Game-page mode (SHELL-01): a game to play, or a replay of a round. In a window of its own it is the wrapper of the game. */
export default function GamePage() {
  const named = useParams();
  const [query] = useSearchParams();
  const nodeId = NodeId.safeParse(named['nodeId']).data ?? NO_GAME;
  const roundId = named['roundId'] && (Uuid.safeParse(named['roundId']).data ?? NO_ROUND);
  return roundId === undefined ? (
    <Play nodeId={nodeId} holder={query.has('window') ? 'popup' : 'page'} free={query.has('free')} />
  ) : (
    <ReplayPage roundId={roundId} />
  );
}

const Play = ({ nodeId, holder, free }: { nodeId: string; holder: 'page' | 'popup'; free: boolean }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const view = useUnit({
    brand: $brandName,
    launch: $launch,
    offered: $offered,
    enter: gameEntered,
    leave: gameLeft,
  });
  const { enter, leave, launch } = view;
  const { key } = useLocation();
  const [direct] = useState(key === 'default');
  const name = (launch?.game ?? view.offered)?.displayName ?? '';
  useTitle(name, view.brand);
  useEffect(() => {
    enter({ nodeId, holder, free, direct });
    return () => leave();
  }, [enter, leave, nodeId, holder, free, direct]);
  return (
    <GameStage
      name={name || t('shell.gameNavigation')}
      onSwitch={(toFree) =>
        void navigate(gamePath(nodeId, { free: toFree, window: holder === 'popup' }), { replace: true })
      }
      onLogin={() => enter({ nodeId, holder, free })}
    >
      <PlayedGame nodeId={nodeId} />
    </GameStage>
  );
};
