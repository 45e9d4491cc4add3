import { createEvent, createStore, sample, type Effect, type Event } from 'effector';
import type { CallFailure } from '../../shared/api/failure.ts';
import { startDownloadFx } from '../../shared/lib/start-download.ts';

/** Downloads of selections as CSV, one at a time. `left`: the page is closed. */
export const createDownload = <Selection>(
  exportFx: Effect<Selection, { path: string }, CallFailure>,
  left: readonly Event<unknown>[],
) => {
  const requested = createEvent<Selection>();
  const $pending = exportFx.pending;
  const $failure = createStore<{ key: string } | null>(null)
    .on(exportFx.failData, (_, failure) => failure)
    .reset(exportFx, ...left);
  sample({
    clock: requested,
    source: $pending,
    filter: (busy) => !busy,
    fn: (_, request) => request,
    target: exportFx as Effect<Selection, unknown>,
  });
  sample({ clock: exportFx.doneData, target: startDownloadFx });
  return { requested, $pending, $failure };
};
export type RecordDownload<Selection> = ReturnType<typeof createDownload<Selection>>;
