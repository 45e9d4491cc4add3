import type { ReactNode, Ref } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './game-grid.module.css';

interface Props {
  /** Cards in a row of a wide page. A rail is one row that scrolls sideways, two rows on phones (`GameRail`). */
  layout: 'four' | 'six' | 'rail';
  label: string;
  /** Undefined while the games load: placeholders of the cards' exact size are shown. */
  children: ReactNode;
  /** The number of placeholders. */
  places?: number;
  ref?: Ref<HTMLUListElement>;
  className?: string | undefined;
  /** Height in pixels of a list that places its items itself. */
  blockSize?: number;
  onScroll?: () => void;
}

/** A list of game cards; each child is one card. */
export const GameGrid = ({ layout, label, children, places = 0, ref, className, blockSize, onScroll }: Props) => (
  <ul
    ref={ref}
    className={classes(styles.grid, styles[layout], !children && styles.waiting, className)}
    style={{ blockSize }}
    aria-label={label}
    onScroll={onScroll}
  >
    {children ??
      Array.from({ length: places }, (_, index) => (
        <li key={index} aria-hidden>
          <Skeleton className={styles.art} />
          <Skeleton className={styles.name} />
          <Skeleton className={styles.vendor} />
        </li>
      ))}
  </ul>
);
