import { agentFigure } from '../../live/agent-figures.ts';
import type { FeedSet } from '../../live/feeds.ts';

const agentContracts = agentFigure('contracts', () => ({ waiting: 0 }));

/** How many contract requests wait for an agent. */
export const contractFeeds: FeedSet = { state: { contracts: agentContracts } };
