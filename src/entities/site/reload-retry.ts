import { createEffect, createStore, sample } from 'effector';
import { backoffMs } from '../../../streams/transport/request.ts';
import { $site, loadSiteFx } from './model.ts';

const LONGEST_WAIT_MS = 60_000;

export const waitFx = createEffect(
  (failures: number) =>
    // One second at least, unlike the first retry of a connection.
    new Promise<void>((resolve) => {
      setTimeout(resolve, backoffMs(failures + 2, Math.random, LONGEST_WAIT_MS));
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
    source: $failures,
    filter: $site.map(Boolean),
    target: waitFx,
  });
  sample({ clock: waitFx.done, source: $failures, filter: Boolean, fn: () => ({}), target: loadSiteFx });
}
