import { useEffect, useRef } from 'react';

/** Calls `onSeen` once when the element comes within `margin` of the viewport, and within `scrollMargin` of what scrolls in it. */
export const useSeen = <E extends Element>(onSeen: () => void, margin = '60% 0px', scrollMargin = '0px') => {
  const ref = useRef<E>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        latest.current();
      },
      { rootMargin: margin, scrollMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin, scrollMargin]);
  return ref;
};

/**
 * Calls `onSeen` each time the element comes near the end of the window, for endless lists. `shown` is what the list shows: an
 * element that stays in view when it changes is seen again.
 */
export const useSeenAlways = <E extends Element>(onSeen: () => void, shown: unknown) => {
  const ref = useRef<E>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [shown]);
  return ref;
};
