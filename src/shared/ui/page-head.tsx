import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface Props {
  title: string;
  text?: string;
  /** Tabs above it show the title too: on a phone only screen readers get it here. */
  underTabs?: boolean;
  /** On a phone the title and its control share one line. */
  oneLine?: boolean;
  children?: ReactNode;
}

/** A page's title, with an optional text and controls. */
export const PageHead = (props: Props) => (
  <header
    className={styles.head}
    data-under-tabs={props.underTabs || undefined}
    data-one-line={props.oneLine || undefined}
  >
    <div>
      <h1>{props.title}</h1>
      {props.text && <p>{props.text}</p>}
    </div>
    {props.children}
  </header>
);
