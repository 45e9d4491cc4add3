import type { ReactNode } from 'react';
import styles from './message.module.css';

interface Props {
  icon?: ReactNode;
  title: string;
  text?: string;
  /** The actions to offer. */
  children?: ReactNode;
  /** Read out when it appears, for errors. */
  alert?: boolean;
}

/** Replaces content that is empty, failed or not available. */
export const Message = ({ icon, title, text, children, alert = false }: Props) => (
  <div className={styles.message} role={alert ? 'alert' : undefined}>
    {icon && (
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
    )}
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);
