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

/**
 * Loads the site again after a failed reload, so that an open page follows the merchant's change all the same (SYS-05). A page
 * without any site info has a button.
 */
export function connectReloadRetry(): void {
  sample({
    clock: loadSiteFx.fail,
    source: { failures: $failures, site: $site },
    filter: ({ site }) => site !== null,
    fn: ({ failures }) => failures,
    target: waitFx,
  });
  sample({ clock: waitFx.done, source: $failures, filter: Boolean, fn: () => ({}), target: loadSiteFx });
}
