import { createEvent, sample } from 'effector';
import { teamReports } from '../../../contract/team-reports.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import type { CallParams } from '../../shared/api/call.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';

/** AGT-04: the team's figures of a period beside those of the period before. */
export const periodView = createLifecycle();
export const periodRequested = createEvent<CallParams<typeof teamReports.period>>();
export const periodRefreshed = createEvent();

const period = createQuery(teamReports.period, { resetOn: [periodView.closed, sessionEnded] });
/** Null while unknown. While another period is loaded, the one before stays. */
export const { $data: $period, $error: $periodFailure, $pending: $periodPending } = period;
sample({ clock: periodRequested, target: period.start });
sample({ clock: periodRefreshed, target: period.refresh });
