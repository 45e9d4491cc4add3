import { useTranslation } from 'react-i18next';
import type { Game } from '../../../contract/games.ts';
import { useSeenAlways } from '../../shared/lib/use-seen.ts';
import { useLiveAgain } from '../../shared/realtime/use-live-again.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './rail-end.module.css';

interface Props {
  /** The games before it. */
  games: readonly Game[];
  /** More games did not load. */
  failed: boolean;
  onMore: () => void;
}

/** The end of a rail: loads more games when it comes into view (HOME-05), and says so when they did not load. */
export const RailEnd = ({ games, failed, onMore }: Props) => {
  const { t } = useTranslation();
  const ref = useSeenAlways<HTMLLIElement>(() => !failed && onMore(), games);
  useLiveAgain(onMore, failed);
  return (
    <li ref={ref}>
      {failed ? (
        <div role="alert" className={styles.failed}>
          <p>{t('games.moreFailed')}</p>
          <Button onClick={onMore}>{t('ui.tryAgain')}</Button>
        </div>
      ) : (
        <Skeleton className={styles.art} />
      )}
    </li>
  );
};
