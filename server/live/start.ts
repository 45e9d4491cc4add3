import type { Server as HttpServer } from 'node:http';
import { SERVER_LIMITS } from '../../contract/limits.ts';
import type { BaseContext } from '../app/base-context.ts';
import { createCountryOf, type CountryOf } from '../http/region.ts';
import type { Commands } from './commands.ts';
import { ensureEpoch } from './epoch.ts';
import { createFanOut } from './fan-out.ts';
import type { Feeds } from './feeds.ts';
import { createFollowers } from './followers.ts';
import { createGateway, type GatewayLimits } from './gateway.ts';
import { joinCluster } from './cluster.ts';
import type { Outgoing } from './outgoing.ts';
import { startHeartbeats } from './heartbeats.ts';
import { createRegions } from './regions.ts';
import { startAttendance } from './attendance.ts';
import { startRelay } from './relay.ts';
import { startLogRetention } from './retention.ts';
import { startSessionWatch } from './session-watch.ts';
import { createSnapshots } from './snapshots.ts';
import { createWatchers, type Watcher } from './watchers.ts';

/** Intervals and limits of the live server. Tests shorten them. */
export const LIVE_DEFAULTS = {
  heartbeatEveryMs: SERVER_LIMITS.heartbeatEveryMs as number,
  /** Including the query, an ended session's sockets are closed within the second that W9 allows. */
  sessionCheckEveryMs: 750,
  /** Poll interval for region restrictions whose message was lost. */
  regionCheckEveryMs: 10_000,
  /** Who watches a room is told at most this often. */
  attendanceEveryMs: 2_000,
  relayPollMs: 250,
  relayGapMs: 5,
  /** Another node takes over a killed node's relay after this. Longer than any pause of a healthy process. */
  leaseMs: 5_000,
  tickingEveryMs: 250,
  retentionEveryMs: 10 * 60_000,
  requests: { burst: 30, perSecond: 5 },
  answerWithinMs: 15_000,
  frames: { burst: 150, perSecond: 20 },
  connectionsPerAddress: 200,
  slowReaderBytes: SERVER_LIMITS.slowReaderBytes,
} satisfies GatewayLimits & Record<string, unknown>;
export type LiveOptions = typeof LIVE_DEFAULTS;

/** What the domains serve over the socket. */
export interface Served {
  feeds: Feeds;
  commands: Commands;
}

export interface Live {
  /** Closes every client, releases the leases and stops. The HTTP server stays open; it belongs to the caller. */
  stop(): Promise<void>;
  /** Refuses new clients, and asks the others to leave at random times until `withinMs` from now; resolves when they have. */
  drain(withinMs: number): Promise<void>;
  stats(): LiveStats;
  /** Returns why Redis does not answer; undefined if it does, or if none is configured. */
  redisProblem(): Promise<string | undefined>;
  /** Sends a heartbeat now, for example after a change of epoch. */
  sendHeartbeat(): Promise<void>;
}

export interface LiveStats {
  connections: number;
  watched: number;
  refused: Record<string, number>;
  byes: Record<string, number>;
  relay: { holds: boolean; batches: number; rows: number; envelopes: number };
}

/** Starts this node's live server on an HTTP server: relay, gateway, heartbeats, and the watch for ended sessions. */
export const startLive = async (
  ctx: BaseContext,
  httpServer: HttpServer,
  { feeds, commands }: Served,
  given: Partial<LiveOptions> = {},
  countryOf: CountryOf = createCountryOf(ctx.config),
): Promise<Live> => {
  const options = { ...LIVE_DEFAULTS, ...given };
  await ensureEpoch(ctx.database.db);
  const watchers = createWatchers();
  const snapshots = createSnapshots(ctx, feeds);

  const fanOut = createFanOut(watchers, feeds, options, (outgoing) => {
    followers.after(outgoing);
    const { feed, key } = outgoing.envelope;
    if (feed === 'session') sessions.end(key.slice('session:'.length));
    if (feed === 'siteStatus') regions.look();
  });
  const followers = createFollowers(ctx, watchers, feeds, snapshots, (outgoing) => fanOut.deliver(outgoing));
  const gateway = createGateway(
    ctx,
    httpServer,
    () => ({ feeds, commands, watchers, snapshots, fanOut, sessions, regions }),
    countryOf,
    options,
  );
  const sessions = startSessionWatch<Watcher>(ctx, options.sessionCheckEveryMs, (watcher) =>
    gateway.close(watcher, 'session_ended'),
  );
  const regions = createRegions(ctx, options.regionCheckEveryMs, (watcher) => gateway.close(watcher, 'region_changed'));
  const nodes = await joinCluster(ctx, gateway.io, (outgoing) => fanOut.deliver(outgoing));
  const publish = (outgoing: Outgoing[]) => {
    fanOut.deliver(outgoing);
    nodes.send(outgoing);
  };
  const relay = startRelay(ctx, publish, options);
  const retention = startLogRetention(ctx, options.retentionEveryMs);
  const attendance = startAttendance(ctx, watchers, feeds, options.attendanceEveryMs);
  const heartbeats = startHeartbeats(ctx, watchers, fanOut, feeds, options);

  return {
    sendHeartbeat: () => heartbeats.now(),
    drain: (withinMs) => gateway.drain(withinMs),
    redisProblem: () => nodes.problem(),
    async stop() {
      await Promise.all([
        relay.stop(),
        retention.stop(),
        heartbeats.stop(),
        attendance.stop(),
        sessions.stop(),
        regions.stop(),
        followers.stop(),
      ]);
      fanOut.stop();
      await gateway.stop();
      await nodes.stop();
    },
    stats: () => ({
      ...gateway.stats(),
      watched: watchers.watched().length,
      relay: { holds: relay.holds(), ...relay.stats() },
    }),
  };
};
