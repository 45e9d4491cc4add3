import styles from './connection-dot.module.css';

interface Props {
  state: 'live' | 'catching up' | 'stale' | 'offline';
  /** The state in words, on hover and for screen readers. */
  words: string;
}

/** How the page stands with the server, as a dot; the colour is never alone. */
export const ConnectionDot = ({ state, words }: Props) => (
  <span className={styles.dot} data-state={state} role="img" aria-label={words} title={words} />
);
