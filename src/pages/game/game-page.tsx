import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { $brandName } from '../../entities/site/index.ts';
import { RealityCheck } from '../../features/reality-check/index.ts';
import { accountWords } from '../../shared/i18n/word-groups.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameStage } from './game-stage.tsx';
import { $launch, $refusal, $waits, gameEntered, gameLeft, retried } from './model.ts';
import './reality-check-model.ts';
import { Opening } from './opening.tsx';
import { Refused } from './refused.tsx';
import { ReplayPage } from './replay-page.tsx';

/** Game-page mode (SHELL-01): a game to play, or a replay of a round. */
export default function GamePage() {
  const { nodeId, roundId } = useParams();
  return roundId === undefined ? <Play nodeId={nodeId ?? ''} /> : <ReplayPage roundId={roundId} />;
}

const Play = ({ nodeId }: { nodeId: string }) => {
  const { t } = useTranslation();
  const view = useUnit({
    brand: $brandName,
    launch: $launch,
    refusal: $refusal,
    waits: $waits,
    enter: gameEntered,
    leave: gameLeft,
    retry: retried,
  });
  const { enter, leave, launch } = view;
  const name = launch?.game.displayName ?? '';
  useTitle(name, view.brand);
  useEffect(() => {
    enter(nodeId);
    return () => leave();
  }, [enter, leave, nodeId]);
  const opening = <Opening text={view.waits ? t('games.play.waiting') : t('games.play.opening')} />;
  return (
    <GameStage name={name || t('shell.gameNavigation')} demo={launch?.demo} onLogin={() => enter(nodeId)}>
      {view.refusal && (
        <WhenTranslated words={accountWords} waiting={opening}>
          <Refused refusal={view.refusal} onRetry={() => view.retry()} />
        </WhenTranslated>
      )}
      {!launch && !view.refusal && opening}
      {launch && (
        <WhenTranslated words={accountWords} waiting={null}>
          <RealityCheck />
        </WhenTranslated>
      )}
      {launch && (
        <GameFrame name={name} url={launch.url} mode={launch.demo ? 'demo' : 'real'} poolId={launch.game.poolId} />
      )}
    </GameStage>
  );
};
