import { createEvent, sample, type Effect } from 'effector';
import { createDownload, createRecord } from '../../entities/records/index.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import type { CallFailure } from '../../shared/api/failure.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

interface Answer<Row, Totals> {
  list: Row[];
  hasMore: boolean;
  totals: Totals | null;
}

/** The rows of an agent's report, with the totals of the selection, requested again on demand, and their download. */
export const createReport = <Row, Totals, Selection extends { before?: string | number | undefined }, Exported>(
  loadFx: Effect<Selection, Answer<Row, Totals>, CallFailure>,
  keyOf: (row: Row) => string,
  exportFx: Effect<Exported, { path: string }, CallFailure>,
) => {
  const page = createLifecycle();
  const left = [page.closed, sessionEnded];
  const record = createRecord(loadFx, keyOf);
  const refreshed = createEvent();
  sample({ clock: left, fn: () => {}, target: record.forgotten });
  sample({ clock: refreshed, target: record.refreshed });
  return {
    ...{ page, record, refreshed },
    /** The totals of the whole selection; null while unknown. */
    $totals: record.$totals.map((totals): Totals | null => totals ?? null),
    download: createDownload(exportFx, left),
  };
};
