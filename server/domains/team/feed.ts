import { agentFigure } from '../../live/agent-figures.ts';
import type { FeedSet } from '../../live/feeds.ts';

const agentTeam = agentFigure('team', (turnover, windowStartMs) => ({
  dayStartMs: windowStartMs,
  members: 0,
  newMembers: 0,
  online: 0,
  activeMembers: 0,
  turnover,
  minutes: [],
  rows: [],
  moreRows: 0,
  biggestBets: [],
  biggestWins: [],
  joined: [],
}));

/** The activity of an agent's team. */
export const teamFeeds: FeedSet = { state: { team: agentTeam } };
