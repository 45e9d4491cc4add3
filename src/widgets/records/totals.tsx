import type { ReactNode } from 'react';
import { formatAmount } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import styles from './records.module.css';

interface Props {
  label: string;
  /** Each with its name. A number is a count. */
  figures: readonly (readonly [string, ReactNode])[];
}

/** Figures side by side, each with its name. */
export const Totals = ({ label, figures }: Props) => {
  const locale = useLocale();
  return (
    <dl className={styles.totals} aria-label={label}>
      {figures.map(([name, figure]) => (
        <div key={name} className={styles.total}>
          <dt>{name}</dt>
          <dd>{typeof figure === 'number' ? formatAmount(figure, 0, locale) : figure}</dd>
        </div>
      ))}
    </dl>
  );
};
