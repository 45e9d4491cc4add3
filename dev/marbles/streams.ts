import { balance } from '../../streams/feeds/balance.ts';
import { favouriteToggle } from '../../streams/feeds/favourite-toggle.ts';
import { jackpotTicker } from '../../streams/feeds/jackpot-ticker.ts';
import { limitsUsed } from '../../streams/feeds/limits-used.ts';
import { liveBets } from '../../streams/feeds/live-bets.ts';
import { marquee } from '../../streams/feeds/marquee.ts';
import { notices } from '../../streams/feeds/notices.ts';
import { realityPause } from '../../streams/feeds/reality-pause.ts';
import { realtimeSalary } from '../../streams/feeds/realtime-salary.ts';
import { roadMap } from '../../streams/feeds/road-map.ts';
import { roundPhase } from '../../streams/feeds/round-phase.ts';
import { sessionActivity } from '../../streams/feeds/session-activity.ts';
import { sessionEnd } from '../../streams/feeds/session-end.ts';
import { siteStatus } from '../../streams/feeds/site-status.ts';
import { teamActivity } from '../../streams/feeds/team-activity.ts';
import { unread } from '../../streams/feeds/unread.ts';
import { winners } from '../../streams/feeds/winners.ts';
import { connection } from '../../streams/sync/connection.ts';
import { feed, feedState } from '../../streams/sync/feed.ts';
import { agentClock } from '../../streams/time/agent-clock.ts';
import { captchaRefresh } from '../../streams/time/captcha-refresh.ts';
import { dueAt } from '../../streams/time/due-at.ts';
import { smsCountdown } from '../../streams/time/sms-countdown.ts';
import { acknowledgedCommand } from '../../streams/transport/acknowledged-command.ts';

// The types of its arguments do not matter here: they come from a trace.
// oxlint-disable-next-line typescript/no-explicit-any
export type StreamFunction = (...args: any[]) => unknown;

/** The functions of `streams/` that make the named streams of `src/`, by module. Their calls are traced, and become tests. */
export const STREAMS: Readonly<Record<string, Readonly<Record<string, StreamFunction>>>> = {
  'streams/feeds/balance.ts': { balance },
  'streams/feeds/favourite-toggle.ts': { favouriteToggle },
  'streams/feeds/jackpot-ticker.ts': { jackpotTicker },
  'streams/feeds/limits-used.ts': { limitsUsed },
  'streams/feeds/live-bets.ts': { liveBets },
  'streams/feeds/marquee.ts': { marquee },
  'streams/feeds/notices.ts': { notices },
  'streams/feeds/reality-pause.ts': { realityPause },
  'streams/feeds/realtime-salary.ts': { realtimeSalary },
  'streams/feeds/road-map.ts': { roadMap },
  'streams/feeds/round-phase.ts': { roundPhase },
  'streams/feeds/session-activity.ts': { sessionActivity },
  'streams/feeds/session-end.ts': { sessionEnd },
  'streams/feeds/site-status.ts': { siteStatus },
  'streams/feeds/team-activity.ts': { teamActivity },
  'streams/feeds/unread.ts': { unread },
  'streams/feeds/winners.ts': { winners },
  'streams/sync/connection.ts': { connection },
  'streams/sync/feed.ts': { feed, feedState },
  'streams/time/agent-clock.ts': { agentClock },
  'streams/time/captcha-refresh.ts': { captchaRefresh },
  'streams/time/due-at.ts': { dueAt },
  'streams/time/sms-countdown.ts': { smsCountdown },
  'streams/transport/acknowledged-command.ts': { acknowledgedCommand },
};
