import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './section-head.module.css';

interface Props {
  title: string;
  to: string;
  more: string;
  children?: ReactNode;
}

/** A section's heading, its filters, and the link to the full list. */
export const SectionHead = ({ title, to, more, children }: Props) => (
  <div className={styles.head}>
    <h2>{title}</h2>
    <div className={styles.filters}>{children}</div>
    <Link className={styles.more} to={to}>
      {more}
    </Link>
  </div>
);
