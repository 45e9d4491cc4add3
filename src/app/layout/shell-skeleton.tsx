import { RotateCw } from '../../shared/ui/icons.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import shell from './shell.module.css';
import styles from './shell-skeleton.module.css';

/** A placeholder with the measures of the page before anything is loaded. */
export const ShellSkeleton = () => (
  <div className={shell.shell} aria-busy="true">
    <div className={styles.header} />
    <div className={styles.nav} />
    <div className={shell.main}>
      <PageSkeleton />
    </div>
  </div>
);

export const PageSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton className={styles.line} />
    <Skeleton className={styles.block} />
    <Skeleton className={styles.band} />
  </div>
);

/** Not even texts could be loaded: the logo and a retry button. */
export const WordlessFailure = () => (
  <div className={styles.wordless}>
    <button type="button" onClick={() => window.location.reload()}>
      <RotateCw aria-hidden />
    </button>
  </div>
);
