import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../contract/limits.ts';
import type { ConnectionState } from '../../../streams/sync/connection.ts';
import type { Observation } from '../clients/support/messages.ts';
import { expectHonest } from '../clients/support/oracle.ts';
import { rowsOf, tell } from '../clients/support/table.ts';
import { expectNoFaults } from '../money/oracle.ts';
import { isAcknowledged, send, txIdOf } from '../money/published.ts';
import { VENDOR } from '../money/table.ts';
import { profile } from '../support/profile.ts';
import { NODES, openTestCluster, rightAfter, type TestCluster } from './support/cluster.ts';
import { DRAIN_SECONDS, LOAD, ROLLING_MS } from './support/extent.ts';
import { onceFaults, readHistory } from './support/once.ts';
import { RIGHT_WITHIN_MS, verdictOn } from './support/verdict.ts';
import { comesTrue, outboxRows } from './support/waiting.ts';

const redisUrl = process.env['TEST_REDIS_URL'];
const isGiven = redisUrl !== undefined && process.env['TEST_DATABASE_URL'] !== undefined;
const ms = (value: number): string => `${Math.round(value)} ms`;
/** The server's own bound, and a second to end. */
const ENDS_WITHIN_MS = DRAIN_SECONDS * 1_000 + 16_000;
/** Between the clocks of a page, milliseconds. */
const ROUNDING_MS = 100;
/** Repeats of a call that got no answer; a client repeats it with the same id. */
const REPEATS = 20;

interface Interruption {
  client: number;
  /** Each state from the end of `live` on, with the time since then. */
  states: { state: ConnectionState; afterMs: number }[];
  lastedMs: number;
}

/** The times from a moment on during which pages were not live. */
const interruptionsOf = (seen: readonly Observation[], fromMs: number): Interruption[] =>
  seen.flatMap(({ client, texts }) => {
    const found: Interruption[] = [];
    let open: Interruption | undefined;
    let sinceMs = 0;
    for (const word of texts) {
      if (word.kind !== 'state' || word.at < fromMs) continue;
      if (open) open.lastedMs = word.at - sinceMs;
      if (word.state === 'live') open = undefined;
      else {
        if (!open) {
          open = { client, states: [], lastedMs: 0 };
          sinceMs = word.at;
          found.push(open);
        }
        open.states.push({ state: word.state, afterMs: word.at - sinceMs });
      }
    }
    return found;
  });

/**
 * States in which a page says more than that it reconnects. In the short profile, where nodes start slowly on a shared machine, only
 * what is said at once: after 8 s without a heartbeat or without a connection, a page has to say so.
 */
const tooMuch = (interruptions: readonly Interruption[]): string[] =>
  interruptions.flatMap(({ client, states, lastedMs }) =>
    states
      .filter(({ state, afterMs }) => {
        if (profile.long) return state !== 'catching up';
        return state === 'outdated' || (state === 'offline' && afterMs < LIMITS.staleAfterMs - ROUNDING_MS);
      })
      .map(
        ({ state, afterMs }) =>
          `page ${client}: ${state} after ${afterMs} ms (${states.map((each) => `${each.afterMs} ${each.state}`).join(', ')}; ${lastedMs} live)`,
      ),
  );

/** When pages left the live state in this time, and over how long. */
const spreadOf = (seen: readonly Observation[], fromMs: number, untilMs: number) => {
  const left = seen.flatMap(({ texts }) =>
    texts.flatMap((word) =>
      word.kind === 'state' && word.state !== 'live' && word.at >= fromMs && word.at <= untilMs ? [word.at] : [],
    ),
  );
  return { left, overMs: left.length > 0 ? Math.max(...left) - Math.min(...left) : 0 };
};

describe.runIf(isGiven)(
  'two nodes that are restarted one after the other under play (TEST_DATABASE_URL, TEST_REDIS_URL)',
  () => {
    let cluster: TestCluster;
    const clientsOf = () => cluster.plans.filter(({ kind }) => kind === 'product').map(({ client }) => client);
    beforeAll(async () => {
      cluster = await openTestCluster({ redisUrl: redisUrl!, ...LOAD, drainSeconds: DRAIN_SECONDS });
      expect(await rightAfter(cluster, cluster.crowd, clientsOf(), profile.within(10_000))).not.toBe(Infinity);
    });
    afterAll(() => cluster?.close());

    /** Restarts a node as an operator does: SIGTERM, the end, the start, until it is ready. */
    const restart = async (index: number) => {
      const node = cluster.nodes[index]!;
      const there = clientsOf().filter((client) => cluster.balancer.nodeOf(client) === index);
      const fromMs = Date.now();
      node.signal('SIGTERM');
      await Promise.race([node.ended, sleep(ENDS_WITHIN_MS, undefined, { ref: false })]);
      const endedMs = Date.now() - fromMs;
      expect(node.isRunning(), `node ${index} ran on after ${ms(endedMs)}:\n${node.output()}`).toBe(false);
      await cluster.restart(index);
      const readyMs = await comesTrue(profile.within(5_000), async () =>
        fetch(`${cluster.nodes[index]!.url}/health/ready`).then(
          async (response) => (await response.text(), response.ok),
          () => false,
        ),
      );
      expect(readyMs).not.toBe(Infinity);
      return { fromMs, endedMs, readyMs: Date.now() - fromMs, there };
    };

    it('[W3] [W6] [W8] lose and double nothing, and no page shows more than that it reconnects', async () => {
      const pages = clientsOf();
      cluster.betAt(cluster.balancer.url);
      const playing = cluster.bettors.play();
      await sleep(ROLLING_MS);
      const fromMs = Date.now();
      const restarts = [];
      for (const node of NODES) {
        restarts.push(await restart(node));
        await sleep(ROLLING_MS);
      }
      await playing.stop();
      const calls = playing.acknowledged();

      const unanswered = cluster.bettors.published.unacknowledged();
      for (const call of unanswered) {
        for (let left = REPEATS; left > 0 && !(await send(cluster.table.client, call)); left -= 1) await sleep(100);
        expect(isAcknowledged(call), `${call.requested.call} ${txIdOf(call)}: ${call.answers[0]?.code}`).toBe(true);
      }
      expect(await cluster.payments.rest(profile.within(10_000)), 'webhooks acknowledged').toBe(true);
      const quietAtMs = Date.now();
      const right = await rightAfter(cluster, cluster.crowd, pages, RIGHT_WITHIN_MS);
      const { verdict, seen } = await verdictOn(cluster, cluster.crowd, pages, quietAtMs);
      const interruptions = interruptionsOf(seen, fromMs);
      const states = interruptions.flatMap((each) => each.states.map(({ state }) => state));
      const spreads = restarts.map(({ fromMs: at, endedMs }) => spreadOf(seen, at, at + endedMs));
      const thrownAway = seen.flatMap(({ client, texts }) =>
        texts.flatMap((word) => (word.at > fromMs && word.kind.startsWith('reset') ? [`${client} ${word.kind}`] : [])),
      );
      tell('both nodes restarted under play', {
        pages: pages.length,
        'vendor calls acknowledged': calls,
        'of them only when repeated': unanswered.length,
        'node ended after': restarts.map(({ endedMs }) => ms(endedMs)).join(', '),
        'node ready again after': restarts.map(({ readyMs }) => ms(readyMs)).join(', '),
        'pages that left': spreads.map(({ left, overMs }) => `${left.length} over ${ms(overMs)}`).join(', '),
        'states shown': [...new Set(states)].join(', '),
        'longest interruption': ms(Math.max(0, ...interruptions.map(({ lastedMs }) => lastedMs))),
        'all right after quiet': ms(right),
        ...rowsOf(verdict),
      });
      expectHonest(verdict);
      expect(thrownAway).toEqual([]);
      expect(interruptions.length).toBeGreaterThanOrEqual(pages.length);
      expect(tooMuch(interruptions)).toEqual([]);
      for (const [index, { left, overMs }] of spreads.entries()) {
        expect(left.length).toBeGreaterThanOrEqual(restarts[index]!.there.length);
        // No herd: pages draw moments in half of the time.
        expect(overMs).toBeGreaterThan(DRAIN_SECONDS * 1_000 * 0.1);
      }
      await comesTrue(profile.within(5_000), async () => (await outboxRows(cluster.database)) === 0);
      const truth = await cluster.truth();
      const history = await readHistory(cluster.database, {
        delivered: cluster.payments.delivered,
        broken: restarts.map(({ fromMs: at, endedMs }) => ({ fromMs: at, untilMs: at + endedMs })),
      });
      expect(onceFaults(history, truth)).toEqual([]);
      await expectNoFaults(cluster.database, VENDOR, cluster.bettors.published, cluster.table.start);
    });

    it('control: a node that stops at once is seen as more than that', async () => {
      const pages = clientsOf();
      const fromMs = Date.now();
      cluster.nodes[0]!.signal('SIGKILL');
      await cluster.nodes[0]!.ended;
      await comesTrue(RIGHT_WITHIN_MS, async () =>
        (await cluster.crowd.now()).every(({ client, state }) => !pages.includes(client) || state === 'live'),
      );
      const { seen } = await cluster.crowd.collect();
      const product = seen.filter(({ client }) => pages.includes(client));
      expect(tooMuch(interruptionsOf(product, fromMs))).not.toEqual([]);
    });
  },
);
