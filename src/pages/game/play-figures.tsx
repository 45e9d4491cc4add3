import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $isLoggedIn, $member } from '../../entities/session/index.ts';
import { $play } from '../../entities/wallet/model.ts';
import { $stakeable, BalanceFigure } from '../../entities/wallet/lazy.ts';
import { ConnectionMark } from '../../features/connection/connection-mark.tsx';
import { $connection } from '../../shared/realtime/runtime.ts';
import { classes } from '../../shared/ui/classes.ts';
import { Countdown } from '../../shared/ui/countdown.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { $isUncounted } from './model.ts';
import styles from './game-page.module.css';

/** Elapsed time, net position and balance, always visible while playing (PP-07, 10, 11). */
export const PlayFigures = () => {
  const { t } = useTranslation();
  const view = useUnit({
    known: $isLoggedIn,
    member: $member,
    play: $play,
    connection: $connection,
    uncounted: $isUncounted,
  });
  if (!view.known || !view.member) return null;
  return (
    <>
      <span className={classes(styles.figure, styles.time)} title={t('games.play.elapsedHint')}>
        <small>{t('games.play.elapsed')}</small>
        <Countdown up atMs={view.member.sessionStartedAtMs} offsetMs={view.connection.serverOffsetMs ?? 0} />
      </span>
      {!view.uncounted && (
        <span className={classes(styles.figure, styles.net)} title={t('games.play.netHint')}>
          <small>{t('games.play.net')}</small>
          <Money amount={view.play?.net ?? 0} exponent={view.play?.exponent ?? view.member.exponent} signed toned />
        </span>
      )}
      <span className={styles.balance}>
        <ConnectionMark />
        <BalanceFigure of={$stakeable} label={view.uncounted ? t('games.play.demo') : undefined} />
      </span>
    </>
  );
};
