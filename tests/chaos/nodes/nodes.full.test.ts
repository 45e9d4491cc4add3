import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { delaysOf, quantile } from '../clients/support/delays.ts';
import { countByRule, expectHonest } from '../clients/support/oracle.ts';
import { rowsOf, tell } from '../clients/support/table.ts';
import type { ClientKind } from '../clients/support/watching-client.ts';
import { FEEDS } from '../clients/support/messages.ts';
import { expectNoFaults } from '../money/oracle.ts';
import { VENDOR } from '../money/table.ts';
import { profile } from '../support/profile.ts';
import { NODES, openTestCluster, rightAfter, type TestCluster } from './support/cluster.ts';
import { blindSpots, onceFaults, readHistory, type Broken } from './support/once.ts';
import { RIGHT_WITHIN_MS, STALE_MS, verdictOn } from './support/verdict.ts';
import {
  PLAYERS,
  LOAD,
  BETTING_MS,
  REDIS_AWAY_MS,
  STANDS_STILL_MS,
  HUNG_CALL_MS,
  KILLS,
  FOLLOWS_WITHIN_MS,
  JOINED_WITHIN_MS,
  LEASES_MOVED_WITHIN_MS,
} from './support/extent.ts';
import { stopWithin } from './support/stall.ts';
import { comesTrue, outboxRows, relaying } from './support/waiting.ts';
import { leaseControls, leaseFaults, type Look } from './support/watch.ts';

const redisUrl = process.env['TEST_REDIS_URL'];
const isGiven = redisUrl !== undefined && process.env['TEST_DATABASE_URL'] !== undefined;

const BALANCE = FEEDS.indexOf('balance');
const ms = (value: number): string => `${Math.round(value)} ms`;

describe.runIf(isGiven)('two nodes on one PostgreSQL and one Redis (TEST_DATABASE_URL, TEST_REDIS_URL)', () => {
  let cluster: TestCluster;
  const broken: Broken[] = [];
  beforeAll(async () => {
    cluster = await openTestCluster({ redisUrl: redisUrl!, ...LOAD });
    expect(await rightAfter(cluster, cluster.crowd, clientsOf('product'), profile.within(10_000))).not.toBe(Infinity);
  });
  afterAll(() => cluster?.close());

  const clientsOf = (kind: ClientKind): number[] =>
    cluster.plans.filter((plan) => plan.kind === kind).map(({ client }) => client);
  const at = (node: number, clients: readonly number[]): number[] =>
    clients.filter((client) => cluster.balancer.nodeOf(client) === node);

  it('shows a bet at one node on the pages of both', async () => {
    const pages = clientsOf('product');
    for (const node of NODES) expect(at(node, pages)).toHaveLength(pages.length / 2);
    const relay = await relaying(cluster.watch);
    const bets = [];
    for (const node of NODES) {
      cluster.betAt(cluster.nodes[node]!.url);
      const fromMs = Date.now();
      const playing = cluster.bettors.play();
      await sleep(BETTING_MS);
      await playing.stop();
      bets.push({ node, fromMs, untilMs: Date.now(), calls: playing.acknowledged() });
    }
    const quietAtMs = Date.now();
    await rightAfter(cluster, cluster.crowd, pages, RIGHT_WITHIN_MS);
    const { verdict, seen } = await verdictOn(cluster, cluster.crowd, pages, quietAtMs);
    const truth = await cluster.truth();
    const cells = bets.flatMap(({ node, ...time }) =>
      NODES.map((shownAt) => {
        const there = at(shownAt, pages);
        const theirs = seen.filter(({ client }) => there.includes(client));
        const delays = delaysOf(theirs, truth, cluster.memberOf, time);
        const where = node === shownAt ? 'the same node' : 'the other node';
        return { name: `from commit to pages, ${where}, relay ${relay === node ? 'at the bet' : 'elsewhere'}`, delays };
      }),
    );
    tell('a bet at one node, pages at both', {
      players: PLAYERS,
      pages: pages.length,
      'vendor calls acknowledged': bets.map(({ calls }) => calls).join(' + '),
      ...Object.fromEntries(
        cells.map(({ name, delays }) => [
          name,
          `${ms(quantile(delays, 0.5))}, 19 of 20 within ${ms(quantile(delays, 0.95))} (${delays.length} shown)`,
        ]),
      ),
      ...rowsOf(verdict),
    });
    expectHonest(verdict);
    for (const { name, delays } of cells) expect(quantile(delays, 0.5), name).toBeLessThan(FOLLOWS_WITHIN_MS);
  });

  it('keeps pages current by heartbeat while Redis is down, and by push again afterwards', async () => {
    const pages = clientsOf('product');
    const pids = cluster.nodes.map(({ pid }) => pid);
    const far = 1 - (await relaying(cluster.watch));
    // These ignore heartbeats (W11 off): what they show of the relay's envelopes came through Redis.
    const deafFar = at(far, clientsOf('noProof'));
    const deafNear = at(1 - far, clientsOf('noProof'));
    cluster.betAt(cluster.balancer.url);
    const playing = cluster.bettors.play();
    const awayAtMs = Date.now();
    await cluster.redis.kill();
    await sleep(REDIS_AWAY_MS);
    // The oracle allows for a stall of the client process, so the control needs that much more time.
    const { stallMs } = await cluster.crowd.collect();
    await sleep(Math.max(0, awayAtMs + STALE_MS + stallMs + 1_500 - Date.now()));
    const { seen: meanwhile } = await cluster.crowd.collect();
    const relayMoved = 1 - (await relaying(cluster.watch)) !== far;

    const balancesOf = async (clients: readonly number[]) =>
      (await cluster.crowd.now()).flatMap(({ client, seqs }) => (clients.includes(client) ? [seqs[BALANCE]!] : []));
    const held = await balancesOf(deafFar);
    await cluster.redis.start();
    const backAtMs = Date.now();
    const joinedAfterMs = await comesTrue(JOINED_WITHIN_MS, async () =>
      (await balancesOf(deafFar)).every((seq, index) => seq > held[index]!),
    );
    await playing.stop();
    const quietAtMs = Date.now();
    await rightAfter(cluster, cluster.crowd, pages, RIGHT_WITHIN_MS);

    const { verdict } = await verdictOn(cluster, cluster.crowd, pages, quietAtMs);
    const blind = await verdictOn(cluster, cluster.crowd, deafFar, quietAtMs);
    const near = await verdictOn(cluster, cluster.crowd, deafNear, quietAtMs);
    const farPages = at(far, pages);
    const newsOf = (client: number) =>
      meanwhile
        .find((each) => each.client === client)!
        .texts.filter((word) => word.kind === 'shown' && word.feed === 'balance' && word.at > awayAtMs).length;
    tell(`Redis ${cluster.redis.way} for ${ms(backAtMs - awayAtMs)}`, {
      'vendor calls acknowledged': playing.acknowledged(),
      'balances shown meanwhile, a page away from the relay': farPages.map(newsOf).join(' '),
      'pushes again after': ms(joinedAfterMs),
      ...rowsOf(verdict),
    });
    tell('control: W11 off, away from the relay', rowsOf(blind.verdict));
    tell('the same, at the relay', rowsOf(near.verdict));
    expect(cluster.nodes.map(({ pid }) => pid)).toEqual(pids);
    for (const node of cluster.nodes) expect(node.isRunning(), node.output()).toBe(true);
    expectHonest(verdict);
    for (const client of farPages) expect(newsOf(client)).toBeGreaterThan(0);
    expect(joinedAfterMs).toBeLessThan(JOINED_WITHIN_MS);
    if (relayMoved) throw new Error('the relay moved meanwhile: the control has shown nothing');
    const blindOnes = new Set(
      blind.verdict.faults.filter(({ rule }) => rule === 'live while stale').map(({ client }) => client),
    );
    expect([...blindOnes]).toEqual(deafFar);
    expect(countByRule(near.verdict.faults)).not.toHaveProperty('live while stale');
  });

  it('moves users and jobs of a killed node to the other one, and takes the restarted node back', async () => {
    const pages = clientsOf('product');
    for (let round = 1; round <= KILLS; round += 1) {
      cluster.betAt(cluster.balancer.url);
      const victim = await relaying(cluster.watch);
      const dead = cluster.watch.looks.at(-1)!.leases.find(({ name }) => name === 'relay')!.holder;
      const moving = at(victim, pages);
      const playing = cluster.bettors.play();
      await sleep(1_000);
      const killed = Date.now();
      broken.push({ fromMs: killed, untilMs: killed });
      cluster.nodes[victim]!.signal('SIGKILL');
      await cluster.nodes[victim]!.ended;
      const before = playing.acknowledged();
      const { balances } = await cluster.truth();

      // Current: live, with the balance committed when the node died. Wins wait for the relay, which numbers them.
      const areRight = async () =>
        (await cluster.crowd.now())
          .filter(({ client }) => moving.includes(client))
          .every(
            ({ client, state, seqs }) =>
              state === 'live' &&
              cluster.balancer.nodeOf(client) !== victim &&
              seqs[BALANCE]! >= balances.get(cluster.memberOf(client))!.values.length - 1,
          );
      const isMoved = ({ leases }: Look) => leases.every(({ holder, isHeld }) => isHeld && holder !== dead);
      const look = () => cluster.watch.looks.at(-1)!;
      const [right, served, relay, leases] = await Promise.all([
        comesTrue(RIGHT_WITHIN_MS, areRight, killed),
        comesTrue(RIGHT_WITHIN_MS, () => playing.acknowledged() > before, killed),
        comesTrue(LEASES_MOVED_WITHIN_MS, () => look().relays[1 - victim] === true, killed),
        comesTrue(LEASES_MOVED_WITHIN_MS, () => isMoved(look()), killed),
      ]);
      expect(cluster.nodes[1 - victim]!.isRunning()).toBe(true);

      await cluster.restart(victim);
      const late = await cluster.openPages(['product']);
      const latecomers = late.plans.map(({ client }) => client);
      await comesTrue(RIGHT_WITHIN_MS, async () => (await late.crowd.now()).every(({ state }) => state === 'live'));
      await playing.stop();
      const quietAtMs = Date.now();
      const [allRight, lateRight] = await Promise.all([
        rightAfter(cluster, cluster.crowd, pages, RIGHT_WITHIN_MS),
        rightAfter(cluster, late.crowd, latecomers, RIGHT_WITHIN_MS),
      ]);
      const { verdict, seen } = await verdictOn(cluster, cluster.crowd, pages, quietAtMs);
      const thrownAway = seen.flatMap(({ client, texts }) =>
        texts.flatMap((word) => (word.at > killed && word.kind.startsWith('reset') ? [`${client} ${word.kind}`] : [])),
      );
      tell(`kill -9 of node ${victim}, which relayed (${round} of ${KILLS})`, {
        'pages that moved': moving.length,
        'right at the other node, from the kill': ms(right),
        'next vendor call acknowledged': ms(served),
        'the relay moved': ms(relay),
        'all leases moved': ms(leases),
        'all right after quiet': ms(allRight),
        'pages at the node that came back': `${at(victim, latecomers).length}, right after ${ms(lateRight)}`,
        ...rowsOf(verdict),
      });
      expect(moving.length).toBeGreaterThan(0);
      expect(right).toBeLessThan(RIGHT_WITHIN_MS);
      expect(served).toBeLessThan(RIGHT_WITHIN_MS);
      expect(relay).toBeLessThan(LEASES_MOVED_WITHIN_MS);
      expect(leases).toBeLessThan(LEASES_MOVED_WITHIN_MS);
      expectHonest(verdict);
      expect(thrownAway).toEqual([]);
      expect(at(victim, latecomers).length).toBeGreaterThan(0);
      expectHonest((await verdictOn(cluster, late.crowd, latecomers, quietAtMs)).verdict);
      await late.crowd.stop();
    }
  });

  // This takes more than ten seconds, so the short profile omits it.
  it.runIf(profile.long)(
    'a stalled node blocks bets only briefly, and has lost its leases when it continues',
    async () => {
      const pages = clientsOf('product');
      cluster.betAt(cluster.balancer.url);
      const victim = await relaying(cluster.watch);
      const dead = cluster.watch.looks.at(-1)!.leases.find(({ name }) => name === 'relay')!.holder;
      const playing = cluster.bettors.play();
      const isStopped = await stopWithin(cluster.database.db, cluster.nodes[victim]!);
      const stoppedAtMs = Date.now();
      cluster.betAt(cluster.nodes[1 - victim]!.url);
      const leases = comesTrue(LEASES_MOVED_WITHIN_MS + STANDS_STILL_MS, () =>
        cluster.watch.looks.at(-1)!.leases.every(({ holder, isHeld }) => isHeld && holder !== dead),
      );
      await sleep(STANDS_STILL_MS);
      const since = Date.now();
      const served = new Set<number>();
      const sent = new Map([...cluster.bettors.published.calls].map(([txId, { answers }]) => [txId, answers.length]));
      const allServed = await comesTrue(RIGHT_WITHIN_MS, () => {
        for (const [txId, { answers, memberId }] of cluster.bettors.published.calls)
          if (answers.length > (sent.get(txId) ?? 0)) served.add(memberId);
        return served.size === PLAYERS;
      });
      const leasesAfter = await leases;
      const stoodMs = Date.now() - stoppedAtMs;
      cluster.nodes[victim]!.signal('SIGCONT');
      broken.push({ fromMs: stoppedAtMs, untilMs: Date.now() + HUNG_CALL_MS });
      await sleep(1_000);
      await playing.stop();
      const quietAtMs = Date.now();
      await rightAfter(cluster, cluster.crowd, pages, RIGHT_WITHIN_MS);
      const { verdict } = await verdictOn(cluster, cluster.crowd, pages, quietAtMs);
      tell(`node ${victim}, which relayed, stopped for ${ms(stoodMs)}`, {
        'in the midst of a transaction': isStopped ? 'yes' : 'no',
        'all leases moved': ms(leasesAfter),
        [`members served after ${ms(since - stoppedAtMs)}`]: `${served.size} of ${PLAYERS}, within ${ms(allServed)}`,
        ...rowsOf(verdict),
      });
      expect(isStopped).toBe(true);
      expect(leasesAfter).toBeLessThan(LEASES_MOVED_WITHIN_MS + STANDS_STILL_MS);
      expect(allServed).toBeLessThan(RIGHT_WITHIN_MS);
      expectHonest(verdict);
    },
  );

  it('omits nothing and does nothing twice over the whole run, and the ledger is correct', async () => {
    const aftermath = await cluster.bettors.tidyUp();
    expect(await cluster.payments.rest(profile.within(10_000)), 'webhooks acknowledged').toBe(true);
    await comesTrue(profile.within(5_000), async () => (await outboxRows(cluster.database)) === 0);
    await cluster.watch.stop();
    const { looks } = cluster.watch;
    const truth = await cluster.truth();
    const history = await readHistory(cluster.database, { delivered: cluster.payments.delivered, broken });
    const terms = looks.at(-1)!.leases;
    tell('the whole run', {
      'looks at the nodes': looks.length,
      'looks in which two relayed': looks.filter(({ relays }) => relays.filter(Boolean).length > 1).length,
      'terms at the end': terms.map(({ name, term }) => `${name} ${term}`).join(', '),
      'events in logs': history.logs.reduce((sum, { seqs }) => sum + seqs.length, 0),
      wins: truth.wins.size,
      'releases a pool': Object.values(history.releases).join(', '),
      'payments decided, webhooks told': `${history.decided.length}, ${history.delivered.length}`,
      'calls with an open outcome': JSON.stringify(aftermath),
    });
    expect(leaseFaults(looks)).toEqual([]);
    expect(onceFaults(history, truth)).toEqual([]);
    await expectNoFaults(cluster.database, VENDOR, cluster.bettors.published, cluster.table.start);

    // The controls: this run's history with each of these faults added.
    expect(blindSpots(history, truth), 'faults that the check does not find').toEqual([]);
    for (const control of leaseControls(looks.at(-1)!)) expect(leaseFaults([...looks, ...control])).not.toEqual([]);
  });
});
