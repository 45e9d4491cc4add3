import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { $brandName } from '../../entities/site/index.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameStage } from './game-stage.tsx';
import { Opening } from './opening.tsx';
import { Refused } from './refused.tsx';
import { $replayRefusal, $replayUrl, replayEntered, replayLeft, replayRetried } from './replay-model.ts';

/** A replay of one of the member's rounds, in its vendor's frame (PP-25). */
export const ReplayPage = ({ roundId }: { roundId: string }) => {
  const { t } = useTranslation();
  const opening = <Opening plain text={t('games.play.opening')} />;
  return (
    <WhenTranslated texts={accountTexts} waiting={opening}>
      <Replay roundId={roundId} opening={opening} />
    </WhenTranslated>
  );
};

const Replay = ({ roundId, opening }: { roundId: string; opening: ReactNode }) => {
  const { t } = useTranslation();
  const view = useUnit({
    brand: $brandName,
    url: $replayUrl,
    refusal: $replayRefusal,
    enter: replayEntered,
    leave: replayLeft,
    retry: replayRetried,
  });
  const { enter, leave } = view;
  const name = t('member.replay');
  useTitle(name, view.brand);
  useEffect(() => {
    enter(roundId);
    return () => leave();
  }, [enter, leave, roundId]);
  return (
    <GameStage name={name} onLogin={() => enter(roundId)}>
      {view.refusal && <Refused refusal={view.refusal} onRetry={() => view.retry()} />}
      {!view.url && !view.refusal && opening}
      {view.url && <GameFrame name={name} url={view.url} mode="replay" poolId={null} onRetry={() => view.retry()} />}
    </GameStage>
  );
};
