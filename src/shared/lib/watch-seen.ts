type Tell = (isSeen: boolean) => void;

const tellers = new WeakMap<Element, Tell>();
/** One for the whole page: hundreds of elements cost it no more than one. */
let observer: IntersectionObserver | undefined;

/** Tells, soon and at each change, whether an element is in view or nearly so; answers how to stop. */
export const watchSeen = (element: Element, tell: Tell): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) tellers.get(target)?.(isIntersecting);
    },
    { rootMargin: '10% 0px' },
  );
  tellers.set(element, tell);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    tellers.delete(element);
  };
};
