import type { ReactNode } from 'react';
import styles from './message.module.css';

interface Props {
  icon?: ReactNode;
  title: string;
  text?: string;
  /** What can be done now. */
  children?: ReactNode;
  /** Read out when it appears: for what went wrong. */
  alert?: boolean;
}

/** What stands in a place that has nothing to show: empty, failed, not available. */
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
