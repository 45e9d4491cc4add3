import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './marquee.module.css';

interface Props {
  /** Whether it scrolls; false when the content is short enough to stand still. */
  runs: boolean;
  paused: boolean;
  /** Pixels a second. */
  speed: number;
  children: ReactNode;
}

/** A line that scrolls endlessly. It pauses on hover and focus. */
export const Marquee = ({ runs, paused, speed, children }: Props) => {
  const line = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    if (!line.current) return;
    const observer = new ResizeObserver(() => setWidth(line.current?.offsetWidth ?? 0));
    observer.observe(line.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.window}>
      <div
        className={classes(styles.track, runs && styles.runs)}
        data-paused={paused}
        style={{ animationDuration: `${Math.max(1, width / speed)}s` }}
      >
        <div ref={line} className={styles.line}>
          {children}
        </div>
        {runs && (
          <div className={styles.line} aria-hidden inert>
            {children}
          </div>
        )}
      </div>
    </div>
  );
};
