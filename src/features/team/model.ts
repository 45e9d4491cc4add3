import type { TeamFigure } from '../../../contract/team-figure.ts';
import { teamActivity } from '../../../streams/feeds/team-activity.ts';
import { $agentKey } from '../../entities/session/index.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';

export const teamPage = createLifecycle();

/** LIVE-06: the team's activity today; null while unknown. */
export const { $value: $team, $state: $teamState } = liveState<'team', TeamFigure>({
  feed: 'team',
  $key: $agentKey,
  lifecycle: teamPage,
  stream: teamActivity,
});
/** Turnover of the minutes of the last hour that had any. */
export const $minutes = $team.map((team) => team?.minutes ?? []);
