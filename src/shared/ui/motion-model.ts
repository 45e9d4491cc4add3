import { createEffect, createEvent, createStore, sample } from 'effector';
import type { LazyFeatureBundle } from 'framer-motion';

type Features = Awaited<ReturnType<Extract<LazyFeatureBundle, () => unknown>>>;

/** A part that animates was rendered. */
export const motionNeeded = createEvent();
/** Safari has no idle callbacks. */
const idle = () =>
  new Promise<void>((done) => ('requestIdleCallback' in window ? requestIdleCallback(() => done()) : setTimeout(done)));
const loadFx = createEffect(async (): Promise<Features> => {
  // After what the visitor waits for.
  await idle();
  return (await import('./motion-features.ts')).default;
});
/** Null until the animation code is loaded. Until then, and if it cannot be loaded, parts appear and disappear at once. */
export const $motionFeatures = createStore<Features | null>(null, { serialize: 'ignore' }).on(
  loadFx.doneData,
  (_, features) => features,
);

sample({ clock: motionNeeded, source: $motionFeatures, filter: (loaded) => !loaded, fn: () => {}, target: loadFx });
