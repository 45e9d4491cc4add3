import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import { ChevronLeft, ChevronRight } from '../../shared/ui/icons.ts';
import { GameGrid } from './game-grid.tsx';
import styles from './game-rail.module.css';

interface Props {
  label: string;
  /** Undefined while the games load. */
  children: ReactNode;
  places?: number;
  /** One row on phones too. */
  single?: boolean;
}

/** Part of the visible width that one press of an arrow moves. */
const STEP = 0.85;

/** A row of game cards that scrolls sideways: by touch, by wheel, by the focus, and by arrows for a mouse. */
export const GameRail = ({ label, children, places, single = false }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState({ start: true, end: true });
  const read = () => {
    const list = frame.current?.querySelector('ul');
    if (!list) return;
    // Right to left, scrollLeft is negative.
    const at = Math.abs(list.scrollLeft);
    const [start, end] = [at < 2, at > list.scrollWidth - list.clientWidth - 2];
    setEdge((known) => (known.start === start && known.end === end ? known : { start, end }));
  };
  useEffect(read, [children]);
  const move = (by: 1 | -1) => {
    const list = frame.current!.querySelector('ul')!;
    const sign = getComputedStyle(list).direction === 'rtl' ? -by : by;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({ left: sign * list.clientWidth * STEP, behavior: still ? 'auto' : 'smooth' });
  };
  // The arrows repeat what the focus does, so that the keyboard and screen readers need none.
  return (
    <div ref={frame} className={classes(styles.frame, single && styles.single)} onScrollCapture={read}>
      <GameGrid columns="six" rail label={label} places={places}>
        {children}
      </GameGrid>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        hidden={edge.start}
        className={styles.back}
        onClick={() => move(-1)}
      >
        <ChevronLeft />
      </button>
      <button type="button" tabIndex={-1} aria-hidden hidden={edge.end} className={styles.on} onClick={() => move(1)}>
        <ChevronRight />
      </button>
    </div>
  );
};
