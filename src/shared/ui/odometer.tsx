import { useLayoutEffect, useRef } from 'react';
import { formatAmount } from '../format/money.ts';
import { useLocale } from '../format/use-locale.ts';
import { classes } from './classes.ts';
import { wheelFrames } from './odometer-wheels.ts';
import styles from './odometer.module.css';

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
