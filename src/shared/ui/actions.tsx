import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** The ways on from a dialog or form, at the end of the line; on phones they share it. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
