type Tell = (isSeen: boolean) => void;

const tellers = new WeakMap<Element, Tell>();
/** Nearly in view counts; `delay` (milliseconds, of Chromium, not yet in TypeScript's library): hundreds of elements looked at in each frame would cost it a tenth. */
const LOOKED_AT: IntersectionObserverInit & { delay: number } = { rootMargin: '10% 0px', delay: 200 };
/** One for the whole page. */
let observer: IntersectionObserver | undefined;

/** Tells, soon and at each change, whether an element is in view or nearly so; answers how to stop. */
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
