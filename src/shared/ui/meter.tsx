import styles from './meter.module.css';

interface Props {
  /** What the meter measures, for screen readers. */
  label: string;
  value: number;
  max: number;
}

/** A bar that fills up to a limit or a goal. Below zero it is empty. */
export const Meter = ({ label, value, max }: Props) => (
  <progress className={styles.meter} max={Math.max(max, 1)} value={Math.max(value, 0)} aria-label={label} />
);
