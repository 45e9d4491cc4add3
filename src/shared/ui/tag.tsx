import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** `running`: in force; `waiting`: somebody has to act; `ended`: over. */
export type TagTone = 'running' | 'waiting' | 'ended';

/** A state as a chip that is no control. */
export const Tag = ({ tone, children }: { tone: TagTone; children: ReactNode }) => (
  <span className={styles.tag} data-tone={tone}>
    {children}
  </span>
);
