import { CircleAlert } from './icons.ts';
import styles from './note.module.css';

interface Props {
  id: string;
  hint?: string;
  error?: string | null;
}

/** Beneath a field, which names it by `aria-describedby`: its hint, or what is wrong. Only what is wrong is read out by itself. */
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
