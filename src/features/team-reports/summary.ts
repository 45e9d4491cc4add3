import { combine, createEvent, sample } from 'effector';
import { teamReports } from '../../../contract/team-reports.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

/** The summary of the agent centre is shown. */
export const summaryPage = createLifecycle();
/** Today's date at the merchant, and the first day of the trend. */
export const summaryRequested = createEvent<{ today: string; from: string }>();
export const summaryRefreshed = createEvent();

const left = [summaryPage.closed, sessionEnded];
const today = createQuery(teamReports.period, { resetOn: left });
const trend = createQuery(teamReports.period, { resetOn: left });
const income = createQuery(teamReports.revenue, { resetOn: left });
const queries = [today, trend, income];

sample({ clock: summaryRequested, fn: ({ today: day }) => ({ from: day, to: day }), target: today.start });
sample({ clock: summaryRequested, fn: ({ today: to, from }) => ({ from, to }), target: [trend.start, income.start] });
sample({ clock: summaryRefreshed, target: queries.map(({ refresh }) => refresh) });

/** Today beside yesterday, the trend, and the agent's own income by day; null until all are known. */
export const $summary = combine(today.$data, trend.$data, income.$data, (figures, days, paid) =>
  figures && days && paid ? { figures, days, income: paid } : null,
);
export const $summaryFailure = combine(
  queries.map(({ $error }) => $error),
  (errors) => errors.find((error) => error !== null) ?? null,
);
