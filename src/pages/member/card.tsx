import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '../../shared/ui/panel.tsx';
import styles from './overview.module.css';

interface Props {
  title: string;
  /** The page with the whole of it. */
  more: { to: string; title: string };
  children: ReactNode;
}

/** A part of the overview, with a link to its page. */
export const Card = ({ title, more, children }: Props) => (
  <div className={styles.card}>
    <Panel
      title={title}
      aside={
        <Link className={styles.more} to={more.to} aria-label={`${more.title}: ${title}`}>
          {more.title}
        </Link>
      }
    >
      {children}
    </Panel>
  </div>
);
