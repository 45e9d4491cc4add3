type Tell = (isSeen: boolean) => void;

const tellers = new WeakMap<Element, Tell>();
/**
 * Elements nearly in view count. `delay` in milliseconds (Chromium, not yet in TypeScript's library): checking hundreds of
 * elements in each frame would take a tenth of its time.
 */
const LOOKED_AT: IntersectionObserverInit & { delay: number } = { rootMargin: '10% 0px', delay: 200 };
/** One observer for the whole page. */
let observer: IntersectionObserver | undefined;

/** Reports soon, and at each change, whether an element is in view or nearly so. Returns a function that stops it. */
export const watchSeen = (element: Element, tell: Tell): (() => void) => {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) tellers.get(target)?.(isIntersecting);
  }, LOOKED_AT);
  tellers.set(element, tell);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    tellers.delete(element);
  };
};
