import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $isLive } from './runtime.ts';

/** Calls `retry` when the page is live again while `waits`: what did not load during a lost connection loads by itself. */
export const useLiveAgain = (retry: () => void, waits = true) => {
  const isLive = useUnit($isLive);
  const wasLive = useRef(isLive);
  useEffect(() => {
    if (isLive && !wasLive.current && waits) retry();
    wasLive.current = isLive;
  }, [isLive, retry, waits]);
};
