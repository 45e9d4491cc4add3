import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, SERVER_LIMITS } from '../../../contract/limits.ts';
import { chance, profile } from '../support/profile.ts';
import type { Line } from '../support/proxy.ts';
import { delaysOf, quantile } from './support/delays.ts';
import { judged, OPEN_WITHIN_MS, RIGHT_WITHIN_MS, STALE_MS } from './support/evaluated.ts';
import { countByRule, expectHonest } from './support/oracle.ts';
import { rowsOf, tell } from './support/table.ts';
import type { ClientKind } from './support/watching-client.ts';
import type { Observation } from './support/messages.ts';
import { openServer, type Brand, type ChaosServer } from './support/world.ts';

const CLIENTS = profile.of({ long: 1_000, short: 40 });
/** A tenth of all clients stop reading, and a twentieth have each of the other silent failures. */
const BROKEN = {
  'half open': { clients: CLIENTS / 20, breaks: (line: Line) => line.halfOpen() },
  'black hole': { clients: CLIENTS / 20, breaks: (line: Line) => line.blackhole() },
  'deaf client': { clients: CLIENTS / 20, breaks: (line: Line) => line.deafen() },
  'slow reader': { clients: CLIENTS / 10, breaks: (line: Line) => line.stopReading() },
};
const RATES = { updates: profile.of({ long: 200, short: 30 }), wins: profile.of({ long: 1, short: 2 }), grows: 1 };
/**
 * Without a network error the client reconnects by itself 15 s after the last heartbeat; the transport's ping would take 45 s.
 */
const FOUND_WITHIN_MS = profile.of({ long: 20_000, short: 35_000 });
/** The next heartbeat reports a lost message, and the client fetches it a grace period later. */
const HEALED_WITHIN_MS = SERVER_LIMITS.heartbeatEveryMs + LIMITS.heartbeatGraceMs + profile.within(500);
const BEFORE_MS = profile.of({ long: 20_000, short: 2_500 });
/** How long connections stay broken, and the server stopped: in the short profile just longer than a stale value may be shown. */
const BROKEN_MS = profile.of({ long: 30_000, short: STALE_MS + 1_500 });
const LOCKED_LONGER_MS = 1_500;
/** All clients reconnect at once, on the processors that their own processes share. */
const CONTINUED_WITHIN_MS = profile.of({ long: 30_000, short: RIGHT_WITHIN_MS });
/** A value turns stale this long after the last heartbeat, plus a moment until it is shown. */
const STALE_WITHIN_MS = LIMITS.staleAfterMs + profile.within(500);
/** The maximum delay that slow clients may cause others: 95th percentile of the time from commit to shown. */
const FELT_MS = profile.within(200);

const times = (count: number, kind: ClientKind): ClientKind[] => Array.from({ length: count }, () => kind);

let house: ChaosServer;
let brand: Brand;
let last: Brand;
beforeAll(async () => {
  house = await openServer();
  brand = await house.openMerchant({ code: 'parlour', clients: times(CLIENTS, 'product') });
  // Control, W11 off: half of these receive no heartbeat and rely on the transport alone.
  last = await house.openMerchant({ code: 'last', clients: [...times(5, 'product'), ...times(5, 'noProof')] });
  expect(await brand.becomesRight(OPEN_WITHIN_MS)).toBe(true);
  expect(await last.becomesRight(OPEN_WITHIN_MS)).toBe(true);
});
afterAll(() => house?.close());

const clientsOf = ({ plans }: Brand, kind: ClientKind) =>
  plans.filter((plan) => plan.kind === kind).map(({ client }) => client);

const linesOf = (clients: readonly number[]): Line[] => {
  const names = new Set(clients.map(String));
  return house.proxy.lines().filter(({ who }) => names.has(who));
};

/** For each client, when it first reported after `fromMs` that its values are not live; milliseconds since then. */
const turnedAfter = (seen: readonly Observation[], fromMs: number): number[] =>
  seen.map(({ texts }) => {
    const turn = texts.find(({ at, ...word }) => at >= fromMs && word.kind === 'state' && word.state !== 'live');
    return (turn?.at ?? Infinity) - fromMs;
  });

const statesBetween = (seen: readonly Observation[], fromMs: number, untilMs: number): string[] => [
  ...new Set(
    seen.flatMap(({ texts }) =>
      texts.flatMap((word) => (word.kind === 'state' && word.at >= fromMs && word.at < untilMs ? [word.state] : [])),
    ),
  ),
];

// Two independent merchants, tested concurrently.
describe.concurrent('silent failures', () => {
  it('dead connections turn the values stale in time and recover, without effect on the others', async () => {
    const random = chance('silent');
    const drawn = brand.plans
      .map(({ client }) => ({ client, lot: random() }))
      .sort((one, other) => one.lot - other.lot)
      .map(({ client }) => client);
    const groups = Object.entries(BROKEN).map(([name, { clients, breaks }]) => ({
      name,
      clients: drawn.splice(0, clients),
      breaks,
    }));
    const others = drawn;
    const slow = groups.find(({ name }) => name === 'slow reader')!.clients;

    await brand.load.run(RATES);
    const beforeMs = Date.now();
    await sleep(BEFORE_MS);
    const brokenMs = Date.now();
    for (const { clients, breaks } of groups) linesOf(clients).forEach(breaks);
    await sleep(BROKEN_MS);
    const mendedMs = Date.now();
    linesOf(slow).forEach((line) => line.goOn());
    const lost = groups.flatMap(({ clients }) => (clients === slow ? [] : clients));
    await brand.load.rest();
    const quietAtMs = Date.now();
    const published = [...others, ...slow];
    await brand.becomesRight(RIGHT_WITHIN_MS, published);
    // Where the connections were broken for longer than that, the clients have already found out.
    const foundWithinMs = Math.max(RIGHT_WITHIN_MS, brokenMs + FOUND_WITHIN_MS - quietAtMs);
    await brand.becomesRight(quietAtMs + foundWithinMs - Date.now(), lost);

    const all = await judged(brand, quietAtMs, published);
    const truth = await brand.truth();
    for (const { name, clients } of groups) {
      const within = published.includes(clients[0]!) ? RIGHT_WITHIN_MS : foundWithinMs;
      const { seen, verdict } = await judged(brand, quietAtMs, clients, within);
      const turned = Math.max(...turnedAfter(seen, brokenMs));
      const rightAfterMs = quietAtMs - brokenMs + verdict.worstToRightMs;
      tell(name, {
        clients: clients.length,
        'last to turn stale': `${Math.round(turned)} ms`,
        'last to be right, from the break': `${Math.round(rightAfterMs)} ms`,
        ...rowsOf(verdict),
      });
      expectHonest(verdict);
      expect(turned).toBeLessThan(STALE_WITHIN_MS);
    }
    const { seen } = await judged(brand, quietAtMs, others);
    const before = delaysOf(seen, truth, brand.memberOf, { fromMs: beforeMs, untilMs: brokenMs });
    const meanwhile = delaysOf(seen, truth, brand.memberOf, { fromMs: brokenMs, untilMs: mendedMs });
    tell('all together', {
      'the others': others.length,
      'their delay before, median and 95 %': `${Math.round(quantile(before, 0.5))}, ${Math.round(quantile(before, 0.95))} ms`,
      'their delay meanwhile': `${Math.round(quantile(meanwhile, 0.5))}, ${Math.round(quantile(meanwhile, 0.95))} ms`,
      ...rowsOf(all.verdict),
    });
    expectHonest(all.verdict);
    expect(statesBetween(seen, brokenMs, mendedMs)).toEqual([]);
    expect(quantile(meanwhile, 0.95)).toBeLessThan(quantile(before, 0.95) + FELT_MS);
  });

  it('a lost last message is recovered by the next heartbeat', async () => {
    let swallowed = 0;
    const isLost = (text: string) => {
      const isEnvelope = text.startsWith('42["feed"');
      if (isEnvelope) swallowed += 1;
      return isEnvelope;
    };
    linesOf(last.plans.map(({ client }) => client)).forEach((line) => line.lose(isLost));
    for (const place of last.plans.keys()) await last.load.one(place);
    const quietAtMs = Date.now();
    const site = clientsOf(last, 'product');
    await last.becomesRight(HEALED_WITHIN_MS, site);
    await sleep(quietAtMs + STALE_MS + 1_500 - Date.now());

    const healed = await judged(last, quietAtMs, site, HEALED_WITHIN_MS);
    tell('the last message lost', { clients: site.length, 'frames swallowed': swallowed, ...rowsOf(healed.verdict) });
    expect(swallowed).toBeGreaterThanOrEqual(last.plans.length);
    expectHonest(healed.verdict);

    const blind = clientsOf(last, 'noProof');
    const { verdict } = await judged(last, quietAtMs, blind, HEALED_WITHIN_MS);
    tell('control: W11 off', { clients: blind.length, ...rowsOf(verdict) });
    expect(countByRule(verdict.faults)).toEqual({
      'live while stale': blind.length,
      'not right after quiet': blind.length,
    });
  });
});

it('a stopped server leaves no client with values marked live, and all recover when it continues', async () => {
  const site = clientsOf(last, 'product');
  await Promise.all([brand, last].map(({ load }) => load.run({ ...RATES, wins: 1 })));
  expect(await brand.becomesLive(RIGHT_WITHIN_MS)).toBe(true);
  const stoppedMs = Date.now();
  // The pool's growth waits behind a lock, and commits when all are live again: no client could know of it before.
  const held = house.database.transact(async (tx) => {
    await sql`select from pools where merchant = ${brand.code} for update`.execute(tx);
    await sql`select pg_sleep(${(BROKEN_MS + LOCKED_LONGER_MS) / 1_000})`.execute(tx);
  });
  house.server.signal('SIGSTOP');
  await sleep(BROKEN_MS);
  house.server.signal('SIGCONT');
  await held;
  await Promise.all([brand, last].map(({ load }) => load.rest()));
  const quietAtMs = Date.now();
  await brand.becomesRight(CONTINUED_WITHIN_MS);
  await last.becomesRight(CONTINUED_WITHIN_MS, site);
  for (const [stopped, clients] of [
    [brand, undefined],
    [last, site],
  ] as const) {
    const { seen, verdict } = await judged(stopped, quietAtMs, clients, CONTINUED_WITHIN_MS, stoppedMs);
    const turned = Math.max(...turnedAfter(seen, stoppedMs));
    tell(`server stopped ${BROKEN_MS} ms, brand ${stopped.code}`, {
      clients: seen.length,
      'last to turn stale': `${Math.round(turned)} ms`,
      ...rowsOf(verdict),
    });
    expectHonest(verdict);
    expect(turned).toBeLessThan(STALE_WITHIN_MS);
  }
});
