import { useEffect, useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { LATE } from '../part-failure.ts';
import { PageSkeleton } from './shell-skeleton.tsx';

/** Stands until a page's part is there; after two minutes it is told that it is late (SYS-11). */
export const AwaitedPage = () => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LIMITS.chunkTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) throw new Error(LATE);
  return <PageSkeleton />;
};
