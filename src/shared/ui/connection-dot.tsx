import styles from './connection-dot.module.css';

interface Props {
  state: 'live' | 'catching up' | 'stale' | 'offline' | 'outdated';
  /** The state as text, on hover and for screen readers. */
  texts: string;
}

/** The connection state as a dot, distinguished by more than colour. */
export const ConnectionDot = ({ state, texts }: Props) => (
  <span className={styles.dot} data-state={state} role="img" aria-label={texts} title={texts} />
);
