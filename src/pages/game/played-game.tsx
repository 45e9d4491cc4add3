import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { RealityCheck } from '../../features/reality-check/index.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { GameFrame } from './game-frame.tsx';
import { $isUncounted, $launch, $refusal, $waits, retried, slowRetried } from './model.ts';
import { Opening } from './opening.tsx';
import { OwnWindow } from './own-window.tsx';
import './reality-check-model.ts';
import { Refused } from './refused.tsx';

/** The game that was entered, from its launch on: being opened, played, or refused with the reason. */
export const PlayedGame = ({ nodeId }: { nodeId: string }) => {
  const { t } = useTranslation();
  const view = useUnit({
    launch: $launch,
    refusal: $refusal,
    waits: $waits,
    uncounted: $isUncounted,
    retry: retried,
    retrySlow: slowRetried,
  });
  const { launch, refusal } = view;
  const opening = <Opening text={view.waits ? t('games.play.waiting') : t('games.play.opening')} />;
  if (refusal)
    return (
      <WhenTranslated texts={accountTexts} waiting={opening}>
        {refusal.key === 'game_in_popup' ? (
          <OwnWindow nodeId={nodeId} />
        ) : (
          <Refused refusal={refusal} onRetry={() => view.retry()} />
        )}
      </WhenTranslated>
    );
  if (!launch) return opening;
  return (
    <>
      <WhenTranslated texts={accountTexts} waiting={null}>
        <RealityCheck />
      </WhenTranslated>
      <GameFrame
        name={launch.game.displayName}
        url={launch.url}
        mode={launch.demo ? 'demo' : 'real'}
        uncounted={view.uncounted}
        poolId={launch.game.poolId}
        code={launch.game.gameCode}
        session={launch.session}
        nodeId={nodeId}
        onRetry={() => view.retrySlow()}
      />
    </>
  );
};
