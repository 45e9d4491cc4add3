import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { $gameWindow, windowRequested } from '../../entities/games/index.ts';
import { RealityCheck } from '../../features/reality-check/index.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Maximize2 } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { GameFrame } from './game-frame.tsx';
import { $isUncounted, $launch, $refusal, $waits, retried, slowRetried, $isFree } from './model.ts';
import { Opening } from './opening.tsx';
import './reality-check-model.ts';
import { Refused } from './refused.tsx';
import styles from './game-page.module.css';

/** In place of a game that opens in its own window: opens it, or says that the browser blocked it (GAME-07). */
const OwnWindow = ({ nodeId }: { nodeId: string }) => {
  const { t } = useTranslation();
  const view = useUnit({ opened: $gameWindow, free: $isFree, open: windowRequested });
  const { free } = view;
  const opened = view.opened?.nodeId === nodeId && view.opened.free === free ? view.opened : null;
  const state = opened === null ? 'closed' : opened.window === null ? 'blocked' : 'open';
  const texts = {
    closed: { title: t('play.ownWindow'), text: t('play.ownWindowText'), action: t('play.openWindow') },
    blocked: { title: t('play.popupBlocked'), text: t('play.ownWindowText'), action: t('play.openWindow') },
    open: { title: t('play.windowOpen'), text: t('play.windowOpenText'), action: t('play.showWindow') },
  }[state];
  return (
    <div className={styles.refused}>
      <Message key={state} alert={state === 'blocked'} icon={<Maximize2 />} title={texts.title} text={texts.text}>
        <Button tone="primary" onClick={() => view.open({ nodeId, free })}>
          {texts.action}
        </Button>
        <Link className={buttonClass()} to="/">
          {t('shell.home')}
        </Link>
      </Message>
    </div>
  );
};

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
