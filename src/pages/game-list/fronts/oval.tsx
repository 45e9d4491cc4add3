import { useTranslation } from 'react-i18next';
import type { TableState } from '../../../../contract/live-tables.ts';
import styles from './oval.module.css';

/** The middle of the drawing and the radii of the ring of seats, in its own units. */
const [X, Y] = [80, 48];
const [ACROSS, UP] = [66, 37];

/** A place of the ring, from the top clockwise. */
const at = (place: number, seats: number) => {
  const turn = (place / seats) * 2 * Math.PI;
  return { cx: X + ACROSS * Math.sin(turn), cy: Y - UP * Math.cos(turn) };
};

/** A table from above: its seats in a ring, the taken ones filled; without seats while there is no table. */
export const Oval = ({ seats }: { seats: TableState['seats'] }) => {
  const { t } = useTranslation();
  const count = seats.filter((seat) => seat !== null).length;
  const label = seats.length > 0 ? t('fronts.seated', { count, seats: seats.length }) : undefined;
  return (
    <svg viewBox="0 0 160 96" className={styles.oval} role="img" aria-label={label} aria-hidden={!label}>
      <ellipse cx={X} cy={Y} rx={ACROSS} ry={UP} className={styles.rim} />
      <ellipse cx={X} cy={Y} rx={ACROSS - 9} ry={UP - 9} className={styles.felt} />
      <path
        className={styles.suit}
        d="M80 34c5 6 12 9 12 16a6 6 0 0 1-10 4c0 4 2 6 4 8H74c2-2 4-4 4-8a6 6 0 0 1-10-4c0-7 7-10 12-16z"
      />
      {seats.map((seat, place) => (
        // A seat is known by its place alone.
        <circle key={place} {...at(place, seats.length)} r="9" data-taken={seat !== null || undefined} />
      ))}
    </svg>
  );
};
