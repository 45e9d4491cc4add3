import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface Props {
  title: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A raised section of a page with its heading. */
export const Panel = ({ title, aside, children }: Props) => (
  <section className={styles.panel}>
    <header className={styles.head}>
      <h2>{title}</h2>
      {aside}
    </header>
    {children}
  </section>
);
