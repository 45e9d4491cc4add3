import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './count-badge.module.css';

interface Props {
  count: number;
  /** What is counted, for screen readers. */
  text: string;
}

/** A small number beside a name; nothing for none. */
export const CountBadge = ({ count, text }: Props) =>
  count > 0 && (
    <span className={styles.badge}>
      <span aria-hidden dir="ltr">
        {count > 99 ? '99+' : count}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
