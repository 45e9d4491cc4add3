import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';
import styles from './status-page.module.css';

interface Props {
  brand: string;
  /** As of `Logo`. */
  logo: string | null;
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

/** A page that replaces the whole site. */
export const StatusPage = ({ brand, logo, icon, title, text, children }: Props) => (
  <main className={styles.page}>
    <p className={styles.brand}>
      <Logo src={logo} />
      {brand}
    </p>
    <span className={styles.icon} aria-hidden>
      {icon}
    </span>
    <h1>{title}</h1>
    <p className={styles.text}>{text}</p>
    {children}
  </main>
);
