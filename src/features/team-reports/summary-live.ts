import { merge, sample } from 'effector';
import { throttle } from 'patronum/throttle';
import { teamActivity } from '../../../streams/feeds/team-activity.ts';
import { $agentKey } from '../../entities/session/index.ts';
import { summaryPage, summaryRefreshed } from './summary.ts';
import { liveState } from '../../shared/realtime/live-state.ts';

/** The report follows the feeds at most this often: an agent may ask for 120 reports a minute, and each time takes three. */
const REFRESH_MS = 5_000;

const team = liveState({ feed: 'team', $key: $agentKey, lifecycle: summaryPage, stream: teamActivity });
const salary = liveState({ feed: 'salary', $key: $agentKey, lifecycle: summaryPage });

/** The team's activity of today, and the accrual of the running window of real-time salary; null while unknown. */
export const $team = team.$value;
export const $salary = salary.$value;

sample({
  clock: throttle(merge([team.changed.map(() => {}), salary.changed.map(() => {})]), REFRESH_MS),
  source: summaryPage.$isOpen,
  filter: Boolean,
  fn: () => {},
  target: summaryRefreshed,
});
