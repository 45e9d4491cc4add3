import { useUnit } from 'effector-react';
import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { $isLoggedIn, $member } from '../../entities/session/index.ts';
import { $play } from '../../entities/wallet/index.ts';
import { BalanceFigure } from '../../entities/wallet/lazy.ts';
import { ConnectionMark } from '../../features/connection/index.ts';
import { leaveAsked } from '../../features/game-frame/index.ts';
import { $connection } from '../../shared/realtime/runtime.ts';
import { classes } from '../../shared/ui/classes.ts';
import { Countdown } from '../../shared/ui/countdown.tsx';
import { ArrowLeft, Maximize2, Minimize2 } from '../../shared/ui/icons.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Money } from '../../shared/ui/money.tsx';
import styles from './game-page.module.css';

interface Props {
  name: string;
  demo: boolean;
  /** The element that goes full screen. */
  stage: RefObject<HTMLDivElement | null>;
}

/** Leave and full screen; elapsed time, net position and balance, always visible while playing (PP-07, 10, 11). */
export const GameBar = ({ name, demo, stage }: Props) => {
  const { t } = useTranslation();
  const [full, setFull] = useState(false);
  const view = useUnit({
    known: $isLoggedIn,
    member: $member,
    play: $play,
    connection: $connection,
    leave: leaveAsked,
  });

  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);

  const toggleFull = () => void (full ? document.exitFullscreen() : stage.current?.requestFullscreen());

  return (
    <header className={styles.bar}>
      <IconButton label={t('games.play.leave')} onClick={() => view.leave()} className={styles.leave}>
        <ArrowLeft />
      </IconButton>
      <h1 className={styles.name}>{name || t('shell.gameNavigation')}</h1>
      {demo && <span className={styles.demo}>{t('games.play.demo')}</span>}
      <span className={styles.space} />
      {view.known && view.member && (
        <>
          <span className={classes(styles.figure, styles.time)} title={t('games.play.elapsedHint')}>
            <small>{t('games.play.elapsed')}</small>
            <Countdown up atMs={view.member.sessionStartedAtMs} offsetMs={view.connection.serverOffsetMs ?? 0} />
          </span>
          <span className={classes(styles.figure, styles.net)} title={t('games.play.netHint')}>
            <small>{t('games.play.net')}</small>
            <Money amount={view.play?.net ?? 0} exponent={view.play?.exponent ?? view.member.exponent} signed toned />
          </span>
          <span className={styles.balance}>
            <ConnectionMark />
            <BalanceFigure />
          </span>
        </>
      )}
      <IconButton
        label={full ? t('games.play.endFullScreen') : t('games.play.fullScreen')}
        onClick={toggleFull}
        className={styles.fullScreen}
      >
        {full ? <Minimize2 /> : <Maximize2 />}
      </IconButton>
    </header>
  );
};
