import { createEffect, createStore, sample } from 'effector';
import { $site, loadSiteFx } from './model.ts';

/** The first wait, which doubles up to the longest: pages that fail together must not come back together. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

export const waitFx = createEffect(
  (failures: number) =>
    new Promise<void>((resolve) => {
      const ms = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
      setTimeout(resolve, ms * (0.5 + Math.random() / 2));
    }),
);
const $failures = createStore(0)
  .on(loadSiteFx.fail, (failures) => failures + 1)
  .reset(loadSiteFx.done);

// SYS-05: an open page whose reload failed follows the merchant's change all the same. A page without any site info has a button.
sample({
  clock: loadSiteFx.fail,
  source: { failures: $failures, site: $site },
  filter: ({ site }) => site !== null,
  fn: ({ failures }) => failures,
  target: waitFx,
});
sample({ clock: waitFx.done, source: $failures, filter: Boolean, fn: () => ({}), target: loadSiteFx });
