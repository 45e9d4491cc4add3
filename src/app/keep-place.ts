const KEPT = 'places';
/** Pages grow while they load: for so long the old place is looked for, unless the person moves the page. */
const WITHIN_MS = 4_000;
/** It has held for so long: nothing moves it any more. */
const HELD_MS = 400;
const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The router's name of the entry of the history where the page is. */
const entry = (): string => (window.history.state as { key?: string } | null)?.key ?? 'default';

/** SYS-09: back, forward and a reload return to where the page was, also where its parts come one after the other. */
export const keepPlace = (): void => {
  const places = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, number>;
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Gone to by a link of another site, as from a payment page: nobody has been here, though an earlier entry had this name.
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
      // While the old place is looked for, the page is not where anybody left it.
      if (!stop) places[entry()] = window.scrollY;
    },
    { passive: true },
  );
  addEventListener('pagehide', () => sessionStorage.setItem(KEPT, JSON.stringify(places)));
  restore();
};
