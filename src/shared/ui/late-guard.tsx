import { useEffect, useState, type ReactNode } from 'react';
import { LIMITS } from '../../../contract/limits.ts';

/** Thrown when a part has not loaded in time. */
export const LATE = 'a part is late';

/** A placeholder for a loading part. It reports a timeout after two minutes (SYS-11). It is empty without children. */
export const LateGuard = ({ children }: { children?: ReactNode }) => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LIMITS.chunkTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) throw new Error(LATE);
  return children;
};
