import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { classes } from '../../shared/ui/classes.ts';
import { ChevronLeft, ChevronRight } from '../../shared/ui/icons.ts';
import { GameGrid } from './game-grid.tsx';
import { InRail } from './tile-picture.tsx';
import styles from './game-rail.module.css';

interface Props {
  label: string;
  /** Undefined while the games load. */
  children: ReactNode;
  places?: number;
  /** One row on phones too. */
  single?: boolean;
}

/** Pixels that one press of an arrow moves: nine cards, or as many as the rail shows whole (HOME-08). */
const pageOf = (list: HTMLElement): number => {
  const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
  const cardPx = (list.firstElementChild?.getBoundingClientRect().width ?? 0) + parseFloat(columnGap);
  const roomPx =
    list.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) + parseFloat(columnGap);
  // Card widths are fractions: a hair less than a whole card is one.
  const shown = Math.floor(roomPx / cardPx + 0.01);
  return Math.min(Math.max(shown, 1), LIMITS.railPage) * cardPx;
};

/** A row of game cards that scrolls sideways: by touch, by wheel, by the focus, and by arrows for a mouse. */
export const GameRail = ({ label, children, places, single = false }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const [edge, setEdge] = useState({ start: true, end: true });
  const read = () => {
    // A frame may come after the list has gone.
    if (!list.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = list.current;
    // Right to left, scrollLeft is negative.
    const at = Math.abs(scrollLeft);
    const [start, end] = [at < 2, at > scrollWidth - clientWidth - 2];
    setEdge((known) => (known.start === start && known.end === end ? known : { start, end }));
  };
  useEffect(() => {
    // Calls back after the layout. Measuring here would force one, in the middle of what else is rendered.
    const observer = new ResizeObserver(read);
    observer.observe(list.current!);
    return () => observer.disconnect();
  }, [children]);
  const move = (by: 1 | -1) => {
    const sign = getComputedStyle(list.current!).direction === 'rtl' ? -by : by;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current!.scrollBy({ left: sign * pageOf(list.current!), behavior: still ? 'auto' : 'smooth' });
  };
  // The arrows repeat what the focus does, so that the keyboard and screen readers need none.
  return (
    <div className={classes(styles.frame, single && styles.single)}>
      <InRail value={true}>
        <GameGrid ref={list} layout="rail" label={label} places={places} onScroll={read}>
          {children}
        </GameGrid>
      </InRail>
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
