import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for screen readers and as its tooltip. */
  label: string;
  children: ReactNode;
}

/** A round button with only an icon. */
export const IconButton = ({ label, className, children, ...rest }: Props) => (
  <button type="button" title={label} {...rest} aria-label={label} className={classes(styles.button, className)}>
    {children}
  </button>
);
