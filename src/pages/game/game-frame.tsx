import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FRAME_SANDBOX } from '../../../contract/vendor-frame.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import {
  $ready,
  $slow,
  type Shown,
  frameGone,
  frameLoaded,
  frameShown,
  leaveRequested,
} from '../../features/game-frame/model.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CircleAlert } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Opening } from './opening.tsx';
import styles from './game-page.module.css';

/** Over the frame of a game that does not open in time (GAME-07). It goes when the game is ready after all. */
const SlowGame = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  const leave = useUnit(leaveRequested);
  return (
    <div className={styles.slow}>
      <Message alert icon={<CircleAlert />} title={t('site.broken.late')}>
        <Button tone="primary" onClick={onRetry}>
          {t('ui.tryAgain')}
        </Button>
        <Button onClick={() => leave()}>{t('games.play.leave')}</Button>
      </Message>
    </div>
  );
};

interface Props extends Omit<Shown, 'game'> {
  name: string;
  /** Of the game; absent for a replay. */
  code?: string;
  nodeId?: string;
  /** Opens the game anew, because it is slow. */
  onRetry: () => void;
}

/** A vendor's game, sandboxed from this page. It gets its data over a channel (docs/vendor-frame.md). */
export const GameFrame = ({ name, url, mode, poolId, code, nodeId, session, uncounted = false, onRetry }: Props) => {
  const { t } = useTranslation();
  const view = useUnit({
    live: $isLive,
    ready: $ready,
    slow: $slow,
    shown: frameShown,
    gone: frameGone,
    loaded: frameLoaded,
  });
  const { shown, gone } = view;
  // No bets while the connection is not live (W8). A replay moves no money.
  const waits = !view.live && mode !== 'replay';
  useEffect(() => {
    const game = code !== undefined && nodeId !== undefined ? { code, nodeId } : undefined;
    shown({ url, mode, poolId, game, session, uncounted });
    return () => gone();
  }, [shown, gone, url, mode, poolId, code, nodeId, session, uncounted]);
  return (
    <>
      <iframe
        // A new address in the same frame would look like a navigation by the game, and may differ in its fragment only.
        key={url}
        className={styles.frame}
        src={url}
        title={t('games.play.frame', { name })}
        sandbox={FRAME_SANDBOX}
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
        inert={waits}
        data-waits={waits}
        onLoad={({ currentTarget }) => view.loaded(currentTarget.contentWindow!)}
      />
      {view.slow && <SlowGame onRetry={onRetry} />}
      {!view.ready && !view.slow && <Opening over plain={mode === 'replay'} text={t('games.play.opening')} />}
      {waits && (
        <p className={styles.waits} role="status">
          {t('games.play.waiting')}
        </p>
      )}
    </>
  );
};
