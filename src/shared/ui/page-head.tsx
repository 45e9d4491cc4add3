import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** A page's title, with an optional text and controls. */
export const PageHead = (props: { title: string; text?: string; children?: ReactNode }) => (
  <header className={styles.head}>
    <div>
      <h1>{props.title}</h1>
      {props.text && <p>{props.text}</p>}
    </div>
    {props.children}
  </header>
);
