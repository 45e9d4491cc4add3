import type { ReactNode } from 'react';
import styles from './status-page.module.css';

interface Props {
  brand: string;
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

/** A page that replaces the whole site. */
export const StatusPage = ({ brand, icon, title, text, children }: Props) => (
  <main className={styles.page}>
    <p className={styles.brand}>{brand}</p>
    <span className={styles.icon} aria-hidden>
      {icon}
    </span>
    <h1>{title}</h1>
    <p className={styles.text}>{text}</p>
    {children}
  </main>
);
