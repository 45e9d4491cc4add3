import { createEvent, createStore, sample } from 'effector';
import { teamReports } from '../../../contract/team-reports.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import type { CallParams } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { saveFileFx } from '../../shared/lib/save-file.ts';

type Days = CallParams<typeof teamReports.revenue>;

/** AGT-04: what the agent was paid in a period, by kind and day. */
export const revenuePage = createLifecycle();
export const revenueRequested = createEvent<Days>();
export const revenueRefreshed = createEvent();
export const revenueCsvRequested = createEvent();
/** The bills of a figure are shown. */
export const revenueBillsRequested = createEvent<CallParams<typeof teamReports.revenueBills>>();
export const revenueBillsClosed = createEvent();

const left = [revenuePage.closed, sessionEnded];
const revenue = createQuery(teamReports.revenue, { resetOn: left });
export const { $data: $revenue, $error: $revenueFailure, $pending: $revenuePending } = revenue;
sample({ clock: revenueRequested, target: revenue.start });
sample({ clock: revenueRefreshed, target: revenue.refresh });

const bills = createQuery(teamReports.revenueBills, { resetOn: [...left, revenueBillsRequested, revenueBillsClosed] });
/** The bills of the chosen figure; null while unknown. */
export const { $data: $revenueBills, $error: $revenueBillsFailure } = bills;
sample({ clock: revenueBillsRequested, target: bills.start });

const $days = createStore<Days | null>(null)
  .on(revenueRequested, (_, days) => days)
  .reset(left);
const csv = createQuery(teamReports.revenueCsv, { resetOn: left });
export const { $pending: $revenueCsvPending, $error: $revenueCsvFailure } = csv;
sample({
  clock: revenueCsvRequested,
  source: { days: $days, pending: $revenueCsvPending },
  filter: ({ days, pending }) => days !== null && !pending,
  fn: ({ days }) => days!,
  target: csv.start,
});
sample({
  clock: csv.done,
  fn: ({ result: { name, csv: text } }) => ({ name, text, type: 'text/csv' }),
  target: saveFileFx,
});
