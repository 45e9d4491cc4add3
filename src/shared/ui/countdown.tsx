import { useEffect, useRef } from 'react';
import { formatSpan } from '../format/time.ts';

interface Props {
  /** Counts down to this instant by the server's clock, or, with `up`, up from it. */
  atMs: number;
  up?: boolean;
  /** Server's clock minus this device's, in milliseconds. */
  offsetMs?: number;
  className?: string;
}

/** A running clock that writes its own text node: React renders it once. */
export const Countdown = ({ atMs, up = false, offsetMs = 0, className }: Props) => {
  const ref = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      const now = Date.now() + offsetMs;
      const span = up ? now - atMs : atMs - now;
      if (ref.current) ref.current.textContent = formatSpan(up ? span : span + 999);
      // Armed for the next whole second, so that it does not drift.
      const part = ((span % 1000) + 1000) % 1000;
      timer = setTimeout(show, up ? 1000 - part : part || 1000);
    };
    show();
    return () => clearTimeout(timer);
  }, [atMs, up, offsetMs]);
  return <time ref={ref} dir="ltr" className={className} />;
};
