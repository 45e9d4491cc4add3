import styles from './game-page.module.css';

/** A game is loading; `over` covers its frame until the game reports `ready`. */
export const Opening = ({ text, over = false }: { text: string; over?: boolean }) => (
  <div className={over ? `${styles.opening} ${styles.over}` : styles.opening} role="status">
    <span className={styles.ring} aria-hidden />
    {text}
  </div>
);
