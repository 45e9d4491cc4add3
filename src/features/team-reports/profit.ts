import { createEvent, createStore, sample } from 'effector';
import { teamReports, type ProfitRow } from '../../../contract/team-reports.ts';
import { createCall, type CallParams } from '../../shared/api/call.ts';
import { createReport } from './create-report.ts';

type Exported = CallParams<typeof teamReports.profitExport>;
export type ProfitSelection = Omit<CallParams<typeof teamReports.profit>, 'before' | keyof Exported> & Exported;

const loadFx = createCall(teamReports.profit);
const exportFx = createCall(teamReports.profitExport);
/** AGT-04: profit and loss of the team by direct downline. */
const profit = createReport(loadFx, ({ memberId }: ProfitRow) => String(memberId), exportFx);
export const { page: profitPage, record: profitRecord, refreshed: profitRefreshed, $totals: $profitTotals } = profit;
export const { $pending: $csvPending, $failure: $csvFailure } = profit.download;
export const csvRequested = createEvent();

/** The selection that is shown. */
const $selection = createStore<ProfitSelection | null>(null)
  .on(profitRecord.opened, (_, selection) => selection as ProfitSelection)
  .reset(profitRecord.forgotten);
sample({ clock: csvRequested, source: $selection, filter: Boolean, target: profit.download.requested });
