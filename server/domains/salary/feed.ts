import { REALTIME_WINDOW_MS } from '../../../contract/salary.ts';
import { agentFigure } from '../../live/agent-figures.ts';
import type { FeedSet } from '../../live/feeds.ts';

const agentSalary = agentFigure('salary', (accrued, windowStartMs) => ({
  accrued,
  carried: 0,
  corrected: 0,
  windowStartMs,
  windowEndMs: windowStartMs + REALTIME_WINDOW_MS,
  turnover: 0,
  active: 0,
  tier: -1,
  rate: 0,
  next: null,
  closing: null,
  lastBill: null,
}));

/** An agent's real-time salary. */
export const salaryFeeds: FeedSet = { state: { salary: agentSalary } };
