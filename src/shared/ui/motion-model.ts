import { createEffect, createEvent, createStore, sample } from 'effector';
import type { LazyFeatureBundle } from 'framer-motion';

type Features = Awaited<ReturnType<Extract<LazyFeatureBundle, () => unknown>>>;

/** A part that animates was rendered. */
export const motionNeeded = createEvent();
const FIRST_USE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;
/** Resolves at the visitor's first movement on the page. */
const firstUse = () =>
  new Promise<void>((done) => {
    const listening = new AbortController();
    const used = () => {
      listening.abort();
      done();
    };
    for (const type of FIRST_USE)
      addEventListener(type, used, { capture: true, passive: true, signal: listening.signal });
  });
const loadFx = createEffect(async (): Promise<Features> => {
  // Earlier, it would block the main thread while the page becomes usable.
  await firstUse();
  return (await import('./motion-features.ts')).default;
});
/** Null until the animation code is loaded. Until then, and if it cannot be loaded, parts appear and disappear at once. */
export const $motionFeatures = createStore<Features | null>(null, { serialize: 'ignore' }).on(
  loadFx.doneData,
  (_, features) => features,
);

sample({ clock: motionNeeded, source: $motionFeatures, filter: (loaded) => !loaded, fn: () => {}, target: loadFx });
