import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './chip.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  chosen: boolean;
}

/** One of several options, of which one is selected. */
export const Chip = ({ chosen, children, ...rest }: Props) => (
  <button type="button" {...rest} className={styles.chip} aria-pressed={chosen}>
    {children}
  </button>
);

/** Chips side by side. Where they have no room, they scroll and fade at the end. */
export const ChipRow = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={classes(styles.row, className)} {...props} />
);
