import { useUnit } from 'effector-react';
import { useState } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import { $isLost } from './lines.ts';
import styles from './price.module.css';

interface Props {
  /** Thousandths; 0 or 1,000 is not offered. */
  price: number;
  /** False: suspended. The price is shown and not taken. */
  open: boolean;
  text: string;
  /** What stands beside or above the price: the line, or the outcome. */
  name?: string | undefined;
  /** For a screen reader: outcome, market, match and price. */
  label: string;
  chosen: boolean;
  /** The name stands at the start and the price at the end, as in the list of all markets. */
  wide?: boolean;
  onPress: () => void;
}

/** A price of a fixture. It marks a move by its direction, and keeps its size whatever it shows. */
export const Price = ({ price, open, text, name, label, chosen, wide, onPress }: Props) => {
  const [shown, setShown] = useState({ price, move: '', count: 0 });
  if (shown.price !== price) {
    const known = shown.price > 0 && price > 0;
    setShown({ price, move: known ? (price > shown.price ? 'up' : 'down') : '', count: shown.count + 1 });
  }
  const isOffered = price > 1_000;
  // W8: what may be out of date is not taken.
  const isLost = useUnit($isLost);
  const isOff = !open || !isOffered || isLost;
  return (
    <button
      type="button"
      className={classes(styles.price, wide && styles.wide)}
      aria-disabled={isOff || undefined}
      aria-pressed={chosen}
      aria-label={label}
      // Another name of the same animation starts it again.
      data-move={shown.move ? `${shown.move}-${shown.count % 2}` : undefined}
      onClick={() => !isOff && onPress()}
    >
      {/* A text of another width in the same element would count as a shift of the layout. */}
      {name !== undefined && (
        <span key={`name ${name}`} className={styles.name}>
          {name}
        </span>
      )}
      <span key={`odds ${text.length}`} className={styles.odds}>
        {isOffered ? text : <Lock />}
      </span>
    </button>
  );
};

/** A market or an outcome that is not offered: the place of a price stays. */
export const LockedPrice = ({ label, wide }: { label: string; wide?: boolean }) => (
  <span role="img" aria-label={label} className={classes(styles.price, styles.locked, wide && styles.wide)}>
    <Lock />
  </span>
);

const Lock = () => (
  <svg className={styles.lock} viewBox="0 0 12 14" aria-hidden>
    <path d="M3 6V4a3 3 0 0 1 6 0v2h.5A1.5 1.5 0 0 1 11 7.5v4A1.5 1.5 0 0 1 9.5 13h-7A1.5 1.5 0 0 1 1 11.5v-4A1.5 1.5 0 0 1 2.5 6H3Zm1.4 0h3.2V4a1.6 1.6 0 0 0-3.2 0v2Z" />
  </svg>
);
