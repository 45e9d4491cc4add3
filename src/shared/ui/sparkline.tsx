import styles from './sparkline.module.css';

const WIDTH = 100;
const HEIGHT = 28;
/** Room for the line's own thickness. */
const EDGE = 2;

const pointsOf = (values: readonly number[]): string => {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = WIDTH / Math.max(values.length - 1, 1);
  return values
    .map((value, at) => `${at * step},${HEIGHT - EDGE - ((value - low) / span) * (HEIGHT - 2 * EDGE)}`)
    .join(' ');
};

/** A trend as a line, the oldest value first. It has no scale: a table of the page has the figures. */
export const Sparkline = ({ values }: { values: readonly number[] }) => (
  <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
    {values.length > 1 && <polyline points={pointsOf(values)} />}
  </svg>
);
