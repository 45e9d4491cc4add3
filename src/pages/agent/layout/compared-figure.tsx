import type { ReactNode } from 'react';
import styles from '../reports/report-page.module.css';

interface Props {
  name: string;
  value: ReactNode;
  /** The same of the time before, and what that time is called. */
  before: ReactNode;
  beforeName: string;
}

/** A figure of a list of figures, beside that of the time before. */
export const ComparedFigure = ({ name, value, before, beforeName }: Props) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      <small className={styles.before}>
        {beforeName} {before}
      </small>
    </dd>
  </div>
);
