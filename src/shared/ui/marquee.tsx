import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './marquee.module.css';

interface Props {
  /** Runs only where there is more than fits calmly; otherwise the line stands. */
  runs: boolean;
  paused: boolean;
  /** Pixels a second. */
  speed: number;
  children: ReactNode;
}

/** A line that scrolls by without end; it waits while the pointer or the keyboard is on it. */
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
