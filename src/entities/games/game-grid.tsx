import type { ReactNode } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './game-grid.module.css';

interface Props {
  /** A rail is one row that scrolls sideways, two rows on phones (`GameRail`). */
  columns: 'four' | 'five' | 'six';
  rail?: boolean;
  label: string;
  /** Undefined while the games load: placeholders of the cards' exact size are shown. */
  children: ReactNode;
  /** The number of placeholders. */
  places?: number;
}

/** A grid of game cards; each child is one card. */
export const GameGrid = ({ columns, rail = false, label, children, places = 0 }: Props) => (
  <ul
    className={classes(styles.grid, styles[columns], rail && styles.rail, !children && styles.waiting)}
    aria-label={label}
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
