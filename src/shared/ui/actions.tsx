import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** The buttons of a dialog or form, aligned to the end of the line. On phones they share its width. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
