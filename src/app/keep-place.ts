import { readJson, sessionKept } from '../shared/lib/storage.ts';

const KEPT = 'places';
/** Pages grow while they load: for this long the old scroll position is restored, unless the person scrolls. */
const WITHIN_MS = 4_000;
/** The position is final after holding for this long. */
const HELD_MS = 400;
const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The router's key of the current history entry. */
const entry = (): string => (window.history.state as { key?: string } | null)?.key ?? 'default';

/** SYS-09: back, forward and reload restore the scroll position, even when parts of the page load one after the other. */
export const keepPlace = (): void => {
  const places = readJson<Record<string, number>>(sessionKept, KEPT) ?? {};
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Arrived by a link from another site, such as a payment page: an earlier entry's position with the same key does not apply.
  if (arrival?.type === 'navigate') delete places[entry()];
  let stop: (() => void) | null = null;

  const restore = () => {
    stop?.();
    const place = places[entry()];
    if (place === undefined) return;
    const startedAt = performance.now();
    let heldSince: number | null = null;
    let frame = 0;
    const end = () => {
      cancelAnimationFrame(frame);
      for (const input of BY_HAND) removeEventListener(input, end);
      stop = null;
    };
    const look = (now: number) => {
      if (Math.abs(window.scrollY - place) > 1) {
        heldSince = null;
        window.scrollTo({ top: place, behavior: 'instant' });
      } else heldSince ??= now;
      if (now - startedAt > WITHIN_MS || (heldSince !== null && now - heldSince > HELD_MS)) return end();
      frame = requestAnimationFrame(look);
    };
    for (const input of BY_HAND) addEventListener(input, end, { passive: true });
    stop = end;
    frame = requestAnimationFrame(look);
  };

  window.history.scrollRestoration = 'manual';
  addEventListener('popstate', restore);
  addEventListener(
    'scroll',
    () => {
      // While the old position is being restored, the current one is not saved.
      if (!stop) places[entry()] = window.scrollY;
    },
    { passive: true },
  );
  addEventListener('pagehide', () => sessionKept.setItem(KEPT, JSON.stringify(places)));
  restore();
};
