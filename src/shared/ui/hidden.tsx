import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** Words for screen readers alone. */
export const Hidden = ({ children }: { children: ReactNode }) => <span className={styles.hidden}>{children}</span>;
