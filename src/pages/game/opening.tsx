import { Cover } from './cover.tsx';
import styles from './game-page.module.css';

interface Props {
  text: string;
  /** Covers the game's frame until the game reports `ready`. */
  over?: boolean;
  /** Without the picture of the game. */
  plain?: boolean;
}

/** A game is loading. */
export const Opening = ({ text, over = false, plain = false }: Props) => (
  <div className={over ? `${styles.opening} ${styles.over}` : styles.opening} role="status">
    {!plain && <Cover />}
    <span className={styles.ring} aria-hidden />
    {text}
  </div>
);
