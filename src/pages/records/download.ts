import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { records, type ExportRequest } from '../../../contract/records.ts';
import { createCall } from '../../shared/api/call.ts';
import { $baseUrl } from '../../shared/api/context.ts';
import { recordLeft } from './model.ts';

/** The selection is to be downloaded as CSV. */
export const exportRequested = createEvent<ExportRequest>();
const exportFx = createCall(records.export);
/** The browser saves from the address while it reads, so a large file is never in the page's memory. */
const startDownloadFx = attach({
  source: $baseUrl,
  mapParams: ({ path }: { path: string }, baseUrl) => baseUrl + path,
  effect: createEffect((address: string) => {
    const link = document.createElement('a');
    link.href = address;
    link.download = '';
    link.click();
  }),
});

export const $isExporting = exportFx.pending;
export const $exportFailure = createStore<{ key: string } | null>(null)
  .on(exportFx.failData, (_, failure) => failure)
  .reset(exportFx, recordLeft);
sample({
  clock: exportRequested,
  source: $isExporting,
  filter: (busy) => !busy,
  fn: (_, asked) => asked,
  target: exportFx,
});
sample({ clock: exportFx.doneData, target: startDownloadFx });
