import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './button.module.css';

export type ButtonTone = 'primary' | 'outline' | 'quiet' | 'danger';

/** The classes of a button, for links that look like one. */
export const buttonClass = (tone: ButtonTone = 'outline', size: 'medium' | 'small' | 'large' = 'medium'): string =>
  classes(styles.button, styles[tone], styles[size]);

interface Props extends ComponentProps<'button'> {
  tone?: ButtonTone;
  size?: 'medium' | 'small' | 'large';
  /** In progress: the button keeps its size and the focus, which a disabled button would lose, and ignores presses. */
  busy?: boolean;
}

export const Button = ({ tone, size, busy = false, className, children, onClick, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    className={classes(buttonClass(tone, size), busy && styles.busy, className)}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
  >
    {children}
  </button>
);
