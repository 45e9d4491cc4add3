import type { ReactNode } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './game-grid.module.css';

interface Props {
  /** `five` fills two lines with ten, `six` with twelve; `rail` runs sideways on phones. */
  columns: 'four' | 'five' | 'six';
  rail?: boolean;
  label: string;
  /** Undefined while the games load: stand-ins of the cards' exact size keep their places. */
  children: ReactNode;
  /** How many stand-ins. */
  places?: number;
}

/** Where game cards stand; each child is one card. */
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
