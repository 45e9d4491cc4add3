import { ListSkeleton } from '../../widgets/fixtures/index.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './sports-page.module.css';

/** The page before its texts are loaded, in its own shape. */
export const WaitingPage = () => (
  <div className={styles.book} aria-hidden>
    <div className={styles.content}>
      <Skeleton className={styles.waitingHead} />
      <div className={styles.columns}>
        <Skeleton className={styles.waitingNav} />
        <ListSkeleton />
      </div>
    </div>
    <Skeleton className={styles.waitingSlip} />
  </div>
);
