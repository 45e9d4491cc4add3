import type { ReactNode } from 'react';
import styles from './records.module.css';

/** Figures side by side, each with its name. */
export const Totals = ({ label, figures }: { label: string; figures: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.totals} aria-label={label}>
    {figures.map(([name, figure]) => (
      <div key={name} className={styles.total}>
        <dt>{name}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);
