import { SERVER_LIMITS } from '../../../../contract/limits.ts';
import { profile } from '../../support/profile.ts';
import { STALE_MS } from './verdict.ts';

export const PLAYERS = profile.of({ long: 25, short: 6 });
const CALLS_PER_SECOND = profile.of({ long: 100, short: 30 });
export const LOAD = { players: PLAYERS, workers: PLAYERS, callsPerSecond: CALLS_PER_SECOND };
/** Duration of betting at each node in turn. */
export const BETTING_MS = profile.of({ long: 20_000, short: 2_000 });
/** The short one is just longer than a stale value may be shown, so that the control has a fault to detect. */
export const REDIS_AWAY_MS = profile.of({ long: 30_000, short: STALE_MS + 1_500 });
/** A stalled transaction is ended after 10 s; a waiting call may have waited as long, and is retried. */
export const STANDS_STILL_MS = 12_000;
/** Duration after which a call to the stopped node fails. */
export const HUNG_CALL_MS = 10_000;
export const KILLS = profile.of({ long: 4, short: 1 });
/** The median delay to the other node must be below this; heartbeats alone would take longer. The bench measures the speed. */
export const FOLLOWS_WITHIN_MS = SERVER_LIMITS.heartbeatEveryMs / 2;
/** Time until a restarted Redis is used again: the client's longest backoff, and a message through it. */
export const JOINED_WITHIN_MS = profile.within(3_000);
/** A lease lasts 5 s, and candidates check it at a quarter of that, on busy processors. */
export const LEASES_MOVED_WITHIN_MS = profile.within(6_250 + 1_500);
/** Time that a node has to send its pages away in a rolling restart. */
export const DRAIN_SECONDS = profile.of({ long: 10, short: 4 });
/** Duration of play before, between and after the restarts. A node that has just started is slow; the long profile lets it warm up. */
export const ROLLING_MS = profile.of({ long: 30_000, short: 2_000 });
