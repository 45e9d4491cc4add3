import { createEvent, createStore, sample } from 'effector';
import { records, type ExportRequest } from '../../../contract/records.ts';
import { createCall } from '../../shared/api/call.ts';
import { startDownloadFx } from '../../shared/lib/start-download.ts';
import { recordLeft } from './model.ts';

/** The selection is to be downloaded as CSV. */
export const exportRequested = createEvent<ExportRequest>();
const exportFx = createCall(records.export);

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
