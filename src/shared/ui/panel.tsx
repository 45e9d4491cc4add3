import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface Props {
  title: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  /** Tabs above it name it too: on a phone only screen readers get the title. */
  underTabs?: boolean;
  children: ReactNode;
}

/** A raised section of a page with its heading. */
export const Panel = ({ title, aside, underTabs, children }: Props) => (
  <section className={styles.panel}>
    <header className={styles.head} data-under-tabs={underTabs || undefined}>
      <h2>{title}</h2>
      {aside}
    </header>
    {children}
  </section>
);
