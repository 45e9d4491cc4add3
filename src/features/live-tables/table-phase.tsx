import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundPhaseNow } from '../../../streams/feeds/round-phase.ts';
import { formatSpan } from '../../shared/format/time.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './table-list.module.css';

interface Props {
  now: RoundPhaseNow | null;
  isLive: boolean;
  /** False while the table is far from the viewport: nothing is known of it. */
  isFollowed: boolean;
}

/** The last seconds for bets stand out. */
const LAST = 5;
/** From here on the seconds are a clock. */
const CLOCK = 600;

/** A table whose round has not come by then has none that players share. */
const UNKNOWN_MS = 3_000;

const NoRound = () => {
  const { t } = useTranslation();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), UNKNOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isKnown ? (
    <p className={styles.phase}>{t('tables.phase.none')}</p>
  ) : (
    <Skeleton className={styles.unfollowed} />
  );
};

/** The phase of a table's round, with the seconds that bets are still taken. */
export const TablePhase = ({ now, isLive, isFollowed }: Props) => {
  const { t } = useTranslation();
  if (!isFollowed) return <Skeleton className={styles.unfollowed} />;
  if (!isLive || now?.isLive === false) return <p className={styles.phase}>{t('tables.phase.unsure')}</p>;
  if (!now) return <NoRound />;
  if (now.secondsLeft === null)
    return (
      <p className={styles.phase} data-phase={now.phase}>
        {t(`tables.phase.${now.phase}`)}
      </p>
    );
  const { secondsLeft } = now;
  const timeLeft =
    secondsLeft < CLOCK ? t('tables.seconds', { seconds: secondsLeft }) : formatSpan(secondsLeft * 1_000);
  return (
    <p className={styles.phase} data-phase="open" data-last={now.secondsLeft <= LAST || undefined}>
      {t('tables.phase.open')} <b className={styles.seconds}>{timeLeft}</b>
    </p>
  );
};
