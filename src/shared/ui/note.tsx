import { CircleAlert } from './icons.ts';
import styles from './note.module.css';

interface Props {
  id: string;
  hint?: string;
  error?: string | null;
}

/** The hint or error below a field, which refers to it by `aria-describedby`. Only an error is announced. */
export const Note = ({ id, hint, error }: Props) => (
  <p id={id} className={styles.note}>
    {!error && hint}
    <span aria-live="polite" className={styles.error}>
      {error && (
        <>
          <CircleAlert aria-hidden />
          {error}
        </>
      )}
    </span>
  </p>
);
