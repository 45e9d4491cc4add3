import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

interface Part<Props> {
  default: ComponentType<Props>;
}

/**
 * React's `lazy` with a function that loads the code ahead. A part that is loaded renders at once. With `lazy` alone it would
 * leave its place empty first, and React keeps an empty place for 300 ms.
 */
export const prepared = <Props>(
  load: () => Promise<Part<Props>>,
): { Part: LazyExoticComponent<ComponentType<Props>>; prepare: () => Promise<void> } => {
  let loaded: Part<Props> | undefined;
  // React reads the part during the call of `then` if it is there by then.
  const atOnce = (part: Part<Props>) => ({ then: (take: (part: Part<Props>) => void) => take(part) });
  return {
    Part: lazy(() => (loaded ? (atOnce(loaded) as unknown as Promise<Part<Props>>) : load())),
    prepare: async () => {
      loaded = await load();
    },
  };
};
