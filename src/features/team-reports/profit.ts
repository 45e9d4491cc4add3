import { createEvent, createStore, sample } from 'effector';
import { teamReports, type ProfitRow, type TeamProfit } from '../../../contract/team-reports.ts';
import { createDownload, createRecord } from '../../entities/records/index.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall, type CallParams } from '../../shared/api/call.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

type Exported = CallParams<typeof teamReports.profitExport>;
export type ProfitSelection = Omit<CallParams<typeof teamReports.profit>, 'before' | keyof Exported> & Exported;

/** AGT-04: profit and loss of the team by direct downline. */
export const profitPage = createLifecycle();
export const profitRecord = createRecord(createCall(teamReports.profit), ({ memberId }: ProfitRow) => String(memberId));
/** The selection is requested again. */
export const profitRefreshed = createEvent();
export const csvRequested = createEvent();

const left = [profitPage.closed, sessionEnded];
sample({ clock: left, fn: () => {}, target: profitRecord.forgotten });
sample({ clock: profitRefreshed, target: profitRecord.refreshed });

/** The totals of the whole selection; null while unknown. */
export const $profitTotals = profitRecord.$totals.map((totals): TeamProfit | null => totals ?? null);

/** The selection that is shown. */
const $selection = createStore<ProfitSelection | null>(null)
  .on(profitRecord.opened, (_, selection) => selection as ProfitSelection)
  .reset(left);
const csv = createDownload(createCall(teamReports.profitExport), left);
export const { $pending: $csvPending, $failure: $csvFailure } = csv;
sample({ clock: csvRequested, source: $selection, filter: Boolean, target: csv.requested });
