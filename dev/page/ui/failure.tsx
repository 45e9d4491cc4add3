import { TriangleAlert } from 'lucide-react';
import styles from './ui.module.css';

/** What went wrong, where it went wrong. */
export const Failure = ({ children }: { children: string | null }) =>
  children === null ? null : (
    <p className={styles.failure} role="alert">
      <TriangleAlert size={15} aria-hidden />
      <span>{children}</span>
    </p>
  );
