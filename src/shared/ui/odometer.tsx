import { useLayoutEffect, useRef } from 'react';
import { formatAmount } from '../format/money.ts';
import { useLocale } from '../format/use-locale.ts';
import { classes } from './classes.ts';
import styles from './odometer.module.css';

/** The position of a wheel at a fraction of the roll's time (0 to 1); `digit` runs from 0 to 10, where 10 looks like 0. */
export interface WheelFrame {
  offset: number;
  digit: number;
}

/** A wheel with more turns than this is a blur, so it makes about this many and ends at the right digit. */
const MAX_TURNS = 200;

/**
 * Returns how the wheel of a place (0 is the last digit) turns while a figure grows evenly from one value to another, as in a
 * mechanical counter: the last wheel follows the value, and each other wheel turns only while the wheel below it goes from 9 to
 * 0. A figure that does not grow is at `to` at once.
 */
export const wheelFrames = (from: number, to: number, place: number): WheelFrame[] => {
  const [start, end] = [turnsAt(from, place), turnsAt(to, place)];
  if (from >= to || start === end) return [{ offset: 0, digit: end % 10 }];
  if (end - start > MAX_TURNS) {
    const blurred = start + MAX_TURNS + ((end - start) % 10);
    return turned([
      { offset: 0, turns: start },
      { offset: 1, turns: blurred },
    ]);
  }
  const path = corners(from, to, place).map((value) => ({
    offset: (value - from) / (to - from),
    turns: turnsAt(value, place),
  }));
  return turned(path);
};

/** Digits that the wheel has turned since zero. */
const turnsAt = (value: number, place: number): number => {
  const unit = 10 ** place;
  const whole = Math.floor(value / unit);
  return place === 0 ? value : whole + Math.max(0, value + 1 - (whole + 1) * unit);
};

/** The values at which a wheel starts or stops turning. Between them it moves evenly or not at all. */
const corners = (from: number, to: number, place: number): number[] => {
  const unit = 10 ** place;
  const values = [from];
  if (place > 0) {
    for (let full = (Math.floor(from / unit) + 1) * unit; full - 1 < to; full += unit) values.push(full - 1, full);
  }
  return [...values.filter((value) => value >= from && value < to), to];
};

interface Corner {
  offset: number;
  turns: number;
}

/** Maps unbounded turns to digits. When a wheel passes zero it is at 10 and at 0 at the same time. */
const turned = (path: readonly Corner[]): WheelFrame[] =>
  path.flatMap((corner, index) => {
    const last = path[index - 1];
    const frames: WheelFrame[] = [];
    if (last) {
      const pace = (corner.offset - last.offset) / (corner.turns - last.turns);
      for (let zero = Math.floor(last.turns / 10) * 10 + 10; zero <= corner.turns; zero += 10) {
        const offset = last.offset + (zero - last.turns) * pace;
        frames.push({ offset, digit: 10 }, { offset, digit: 0 });
      }
    }
    return [...frames, { offset: corner.offset, digit: corner.turns % 10 }];
  });

export interface Roll {
  /** Minor units. */
  from: number;
  to: number;
  durationMs: number;
}

interface Props {
  roll: Roll;
  exponent: number;
  /** Names the figure for screen readers, before its value. */
  label: string;
  /** Pauses the figure (WCAG 2.2.2). */
  paused?: boolean;
  className?: string;
}

const DIGITS = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n0';

/**
 * A figure whose digits roll to the last known true value and never beyond it. The compositor runs the animation, without
 * scripts.
 */
export const Odometer = ({ roll, exponent, label, paused = false, className }: Props) => {
  const locale = useLocale();
  const wheels = useRef<HTMLSpanElement>(null);
  const turning = useRef<Animation[]>(null);
  const text = formatAmount(roll.to, exponent, locale);
  const cells = text.replaceAll(/\d/g, '0').split('');

  useLayoutEffect(() => {
    if (paused && turning.current) {
      turning.current.forEach((animation) => animation.pause());
      return;
    }
    turning.current?.forEach((animation) => animation.cancel());
    // Paused from the start: the wheels show the figure, not zeros.
    turning.current = turnWheels(wheels.current!, paused ? { ...roll, durationMs: 0 } : roll);
  }, [roll, paused, cells.length]);

  return (
    <span className={classes(styles.odometer, className)} dir="ltr">
      <span className={styles.hidden}>{`${label} ${text}`}</span>
      <span ref={wheels} aria-hidden className={styles.cells}>
        {cells.map((cell, index) =>
          cell === '0' ? (
            <span key={cells.length - index} className={styles.cell}>
              <span data-wheel className={styles.wheel}>
                {DIGITS}
              </span>
            </span>
          ) : (
            <span key={cells.length - index} className={styles.mark}>
              {cell}
            </span>
          ),
        )}
      </span>
    </span>
  );
};

/** Sets every wheel to the end of the roll, and animates those that turn. */
const turnWheels = (root: HTMLElement, { from, to, durationMs }: Roll): Animation[] => {
  const still = durationMs <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return [...root.querySelectorAll<HTMLElement>('[data-wheel]')].reverse().flatMap((wheel, place) => {
    const frames = wheelFrames(still ? to : from, to, place).map(({ offset, digit }) => ({
      offset,
      transform: `translateY(${-digit * 1.1}em)`,
    }));
    wheel.style.transform = frames.at(-1)!.transform;
    return frames.length > 1 ? [wheel.animate(frames, durationMs)] : [];
  });
};
