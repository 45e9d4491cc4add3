import { useEffect, useState, type ReactNode } from 'react';
import { LIMITS } from '../../../contract/limits.ts';

/** Thrown where a part has been waited for too long. */
export const LATE = 'a part is late';

/** Stands until a part is there; after two minutes it is told that it is late (SYS-11). Nothing stands there without children. */
export const LateGuard = ({ children }: { children?: ReactNode }) => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LIMITS.chunkTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) throw new Error(LATE);
  return children;
};
