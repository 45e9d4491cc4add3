import styles from './levels.module.css';

interface Props {
  /** From 0; below it, no level yet. */
  place: number;
  of: number;
}

const SIZE = 44;
const RADIUS = 19;
const ROUND = 2 * Math.PI * RADIUS;

/** A medal: a ring of as many parts as there are levels, those that were reached lit. */
export const LevelMark = ({ place, of }: Props) => {
  const part = ROUND / Math.max(of, 1);
  const gap = of > 1 ? 4 : 0;
  return (
    <svg className={styles.mark} viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} aria-hidden>
      {Array.from({ length: of }, (_, at) => (
        <circle
          key={at}
          cx={SIZE / 2}
          cy={SIZE / 2}
          r={RADIUS}
          data-lit={at <= place || undefined}
          strokeDasharray={`${part - gap} ${ROUND - part + gap}`}
          strokeDashoffset={-at * part - gap / 2}
        />
      ))}
      <path
        d="m22 12.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9Z"
        data-lit={place >= 0 || undefined}
      />
    </svg>
  );
};
