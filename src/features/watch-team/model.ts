import { combine, createEvent, createStore } from 'effector';
import type { TeamFigure } from '../../../contract/team-figure.ts';
import { teamActivity } from '../../../streams/feeds/team-activity.ts';
import type { Subscriptions } from '../../../streams/transport/transport.ts';
import { $isAgent, $member, sessionEnded } from '../../entities/session/model.ts';
import { liveFeed } from '../../shared/realtime/runtime.ts';

export const teamOpened = createEvent();
export const teamClosed = createEvent();

const feed = liveFeed({
  subscriptions: combine($member, $isAgent, (member, isAgent): Subscriptions | null =>
    member && isAgent ? { team: [`agent:${member.id}`] } : null,
  ),
  stream: (syncEvents$, { scheduler }, watched) => teamActivity(syncEvents$, watched.team?.[0] ?? '', { scheduler }),
  start: teamOpened,
  stop: teamClosed,
});

/** LIVE-06: the team's activity today; null while unknown. */
export const $team = createStore<TeamFigure | null>(null)
  .on(feed.next, (_, figure) => figure)
  // Cleared on close, so that a reopened page does not show an old value.
  .reset(sessionEnded, teamClosed);
/** Turnover of the minutes of the last hour that had any. */
export const $minutes = $team.map((team) => team?.minutes ?? []);
