import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { modalClosed } from '../../shared/lib/modals.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import styles from './records.module.css';

export type Line = [title: string, value: ReactNode];

/** Fields of a row, each with its name. */
export const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <dl className={styles.details}>
    {lines.map(([title, value]) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Where everything that belongs to the row is shown. */
export const Onward = ({ to, title }: { to: string; title: string }) => {
  const close = useUnit(modalClosed);
  return (
    <p className={styles.onward}>
      <Link className={buttonClass('primary')} to={to} onClick={() => close()}>
        {title}
      </Link>
    </p>
  );
};
