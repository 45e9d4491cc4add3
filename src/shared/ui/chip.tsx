import type { ButtonHTMLAttributes } from 'react';
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
