import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { $sessionKind } from '../../entities/session/model.ts';
import { $brandName } from '../../entities/site/model.ts';
import { TermsWatch } from '../../features/accept-terms/terms-watch.tsx';
import { accountWords } from '../../shared/i18n/word-groups.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ShieldCheck } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { WithWords } from '../../shared/ui/with-words.tsx';
import { GameBar } from './game-bar.tsx';
import { $launch, $refusal, $waits, gameEntered, gameLeft } from './model.ts';
import { Refused } from './refused.tsx';
import styles from './game-page.module.css';

/** Game-page mode (SHELL-01): the game fills the page; a slim bar keeps time, net position and balance in sight. */
export default function GamePage() {
  const { t } = useTranslation();
  const { nodeId = '' } = useParams();
  const stage = useRef<HTMLDivElement>(null);
  const view = useUnit({
    who: $sessionKind,
    brand: $brandName,
    launch: $launch,
    refusal: $refusal,
    waits: $waits,
    live: $isLive,
    enter: gameEntered,
    leave: gameLeft,
    open: modalOpened,
  });
  const { enter, leave } = view;
  const name = view.launch?.game.displayName ?? '';
  useTitle(name, view.brand);
  useEffect(() => {
    enter(nodeId);
    return () => leave();
  }, [enter, leave, nodeId]);
  const opening = (
    <div className={styles.opening} role="status">
      <span className={styles.ring} aria-hidden />
      {view.waits ? t('games.play.waiting') : t('games.play.opening')}
    </div>
  );
  return (
    <div ref={stage} className={styles.page}>
      <TermsWatch />
      <GameBar name={name} demo={view.launch?.demo ?? false} stage={stage} />
      <main id="content" className={styles.stage} tabIndex={-1}>
        {view.who === 'guest' && (
          <Message icon={<ShieldCheck />} title={t('games.play.loginTitle')} text={t('games.play.loginText')}>
            <Button tone="primary" onClick={() => enter(nodeId)}>
              {t('shell.login')}
            </Button>
          </Message>
        )}
        {view.refusal && (
          <WithWords words={accountWords} waiting={opening}>
            <Refused refusal={view.refusal} />
          </WithWords>
        )}
        {!view.launch && !view.refusal && view.who !== 'guest' && opening}
        {view.launch && (
          <>
            <iframe
              className={styles.frame}
              src={view.launch.url}
              title={t('games.play.frame', { name })}
              allow="fullscreen; autoplay"
              // W8: no bet while the connection is not live.
              inert={!view.live}
              data-waits={!view.live}
            />
            {!view.live && (
              <p className={styles.waits} role="status">
                {t('games.play.waiting')}
              </p>
            )}
          </>
        )}
      </main>
    </div>
  );
}
