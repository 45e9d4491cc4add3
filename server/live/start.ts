import type { Server as HttpServer } from 'node:http';
import { LIMITS } from '../../contract/limits.ts';
import type { House } from '../house.ts';
import { ensureEpoch } from './epoch.ts';
import { createFanOut } from './fan-out.ts';
import { createFollowers } from './followers.ts';
import { createGateway, type GatewayLimits } from './gateway.ts';
import { joinNodes } from './nodes.ts';
import type { Outgoing } from './outgoing.ts';
import { startProofs } from './proofs.ts';
import { startRelay } from './relay.ts';
import { startRetention } from './retention.ts';
import { startSessionWatch } from './session-watch.ts';
import { createSnapshots } from './snapshots.ts';
import { createWatchers, type Watcher } from './watchers.ts';

/** Times and sizes of the live side; a test shortens them, the site runs on these. */
export const LIVE_DEFAULTS = {
  proofEveryMs: LIMITS.proofEveryMs as number,
  /** With the query that follows, an ended session's sockets are closed within the second that W9 allows. */
  sessionCheckEveryMs: 750,
  relayPollMs: 250,
  relayGapMs: 5,
  /** A killed node's relay is taken over after this; longer than any pause of a healthy process. */
  leaseMs: 5_000,
  tickingEveryMs: 250,
  retentionEveryMs: 10 * 60_000,
  requests: { burst: 30, perSecond: 5 },
  answerWithinMs: 15_000,
  frames: { burst: 150, perSecond: 20 },
  connectionsPerAddress: 200,
  slowReaderBytes: LIMITS.slowReaderBytes,
} satisfies GatewayLimits & Record<string, unknown>;
export type LiveOptions = typeof LIVE_DEFAULTS;

export interface Live {
  /** Says goodbye to every client, hands the leases on, and closes; the http server stays the caller's. */
  stop(): Promise<void>;
  stats(): LiveStats;
  /** Sends a proof now, as a new epoch wants. */
  prove(): Promise<void>;
}

export interface LiveStats {
  connections: number;
  watched: number;
  refused: Record<string, number>;
  byes: Record<string, number>;
  relay: { holds: boolean; batches: number; rows: number; envelopes: number };
}

/** Starts this node's live side on an http server: relay, gateway, proofs, and the watch over ended sessions. */
export const startLive = async (
  house: House,
  httpServer: HttpServer,
  given: Partial<LiveOptions> = {},
): Promise<Live> => {
  const options = { ...LIVE_DEFAULTS, ...given };
  await ensureEpoch(house.database.db);
  const watchers = createWatchers();
  const snapshots = createSnapshots(house);
  const isMerchant = merchants(house);

  const fanOut = createFanOut(watchers, options, (outgoing) => {
    followers.after(outgoing);
    if (outgoing.envelope.feed === 'session') sessions.end(outgoing.envelope.key.slice('session:'.length));
  });
  const followers = createFollowers(house, watchers, snapshots, (outgoing) => fanOut.deliver(outgoing));
  const gateway = createGateway(
    house,
    httpServer,
    () => ({ watchers, snapshots, fanOut, sessions, isMerchant }),
    options,
  );
  const sessions = startSessionWatch<Watcher>(house, options.sessionCheckEveryMs, (watcher) =>
    gateway.close(watcher, 'session_ended'),
  );
  const nodes = await joinNodes(house, gateway.io, (outgoing) => fanOut.deliver(outgoing));
  const publish = (outgoing: Outgoing[]) => {
    fanOut.deliver(outgoing);
    nodes.send(outgoing);
  };
  const relay = startRelay(house, publish, options);
  const retention = startRetention(house, options.retentionEveryMs);
  const proofs = startProofs(house, watchers, fanOut, options);

  return {
    prove: () => proofs.now(),
    async stop() {
      await Promise.all([relay.stop(), retention.stop(), proofs.stop(), sessions.stop(), followers.stop()]);
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

/** Whether there is such a brand; one that was seen is not asked for again, for brands are not taken away. */
const merchants = ({ database }: House) => {
  const known = new Set<string>();
  return async (code: string): Promise<boolean> => {
    if (known.has(code)) return true;
    const found = await database.db.selectFrom('merchants').select('code').where('code', '=', code).executeTakeFirst();
    if (found) known.add(code);
    return found !== undefined;
  };
};
