import type { CSSProperties } from 'react';
import type { Group } from '../lanes/lane.ts';
import { COLOURS } from '../lanes/texts.ts';
import styles from './ui.module.css';

/** The colour of a group's marbles; decoration beside its name. */
export const Dot = ({ group }: { group: Group }) => (
  <i
    className={styles.dot}
    data-hollow={group === 'Frames out' || undefined}
    style={{ '--dot': `var(${COLOURS[group]})` } as CSSProperties}
  />
);
