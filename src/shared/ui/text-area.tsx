import { useId } from 'react';
import { Note } from './note.tsx';
import styles from './text-area.module.css';

interface Props {
  label: string;
  value: string;
  onValue: (value: string) => void;
  maxLength: number;
  rows?: number;
  hint?: string;
  /** Why the value is invalid; read out when it appears. */
  error?: string | null;
  autoFocus?: boolean;
}

/** A multi-line input with a count of used and allowed characters. */
export const TextArea = ({ label, value, onValue, maxLength, rows = 4, hint, error, autoFocus }: Props) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        dir="auto"
        id={id}
        data-autofocus={autoFocus || undefined}
        className={styles.area}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={`${id}-note`}
      />
      <div className={styles.foot}>
        <Note id={`${id}-note`} hint={hint} error={error} />
        <span dir="ltr" aria-hidden>
          {`${value.length} / ${maxLength}`}
        </span>
      </div>
    </div>
  );
};
