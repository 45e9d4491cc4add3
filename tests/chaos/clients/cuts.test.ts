import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { between, chance, profile } from '../support/profile.ts';
import { judged, OPEN_WITHIN_MS, RIGHT_WITHIN_MS, STALE_MS } from './support/evaluated.ts';
import { countByRule, expectHonest } from './support/oracle.ts';
import { rowsOf, tell } from './support/table.ts';
import type { ClientKind } from './support/watching-client.ts';
import { openServer, type ChaosServer } from './support/world.ts';

const CLIENTS = profile.of({ long: 1_000, short: 60 });
/** The number of clients whose transport repeats and reorders envelopes: the client must tolerate this. */
const STUTTERING = CLIENTS / 10;
const CONTROLS = 5;
const RATES = {
  updates: profile.of({ long: 500, short: 50 }),
  wins: profile.of({ long: 1, short: 2 }),
  grows: 1,
};
const FOR_MS = profile.of({ long: 240_000, short: 10_000 });
const CUT_MS = profile.of({ long: 2_000, short: 500 });
const EVERY_MS = { min: profile.of({ long: 5_000, short: 1_000 }), max: profile.of({ long: 15_000, short: 3_000 }) };

const times = (count: number, kind: ClientKind): ClientKind[] => Array.from({ length: count }, () => kind);

let house: ChaosServer;
beforeAll(async () => {
  house = await openServer();
});
afterAll(() => house?.close());

/** Cuts each connection repeatedly until stopped; resolves with the number of cuts once the last client is connected again. */
const cutThemAll = (clients: readonly number[]) => {
  const random = chance('cuts');
  const ends = new AbortController();
  setMaxListeners(0, ends.signal);
  let cuts = 0;
  const cutOne = async (client: number) => {
    for (;;) {
      await sleep(between(random, EVERY_MS.min, EVERY_MS.max), undefined, { signal: ends.signal }).catch(() => {});
      if (ends.signal.aborted) return;
      house.proxy.bar(String(client), CUT_MS);
      cuts += 1;
      await sleep(CUT_MS);
    }
  };
  const all = Promise.all(clients.map(cutOne));
  return async () => {
    ends.abort();
    await all;
    return cuts;
  };
};

it('under continuous disconnects every page shows only real values, in order, and is current soon after', async () => {
  // Control, W5 off: a merchant whose wins are emitted after their commit, by a process that sometimes dies in between.
  const late = await house.openMerchant({ code: 'late', clients: times(CONTROLS, 'product'), tellsLate: true });
  await late.becomesRight(OPEN_WITHIN_MS);
  await late.load.run({ updates: 5, wins: 4, grows: 1 });
  const lateSince = performance.now();

  const kinds = [
    ...times(CLIENTS - STUTTERING, 'product'),
    ...times(STUTTERING, 'stutter'),
    // Control, W2 off.
    ...times(CONTROLS, 'noOrder'),
  ];
  const brand = await house.openMerchant({ code: 'parlour', clients: kinds });
  const real = brand.plans.filter(({ kind }) => kind !== 'noOrder').map(({ client }) => client);
  const disorderly = brand.plans.filter(({ kind }) => kind === 'noOrder').map(({ client }) => client);
  expect(await brand.becomesRight(OPEN_WITHIN_MS, real)).toBe(true);

  await brand.load.run(RATES);
  const stopCutting = cutThemAll(real);
  await sleep(FOR_MS);
  const [updates, cuts] = await Promise.all([brand.load.rest(), stopCutting()]);
  const quietAtMs = Date.now();
  // A longer wait than allowed, to measure the delay of late clients.
  await brand.becomesRight(2 * RIGHT_WITHIN_MS, real);

  const { verdict, stallMs } = await judged(brand, quietAtMs, real);
  tell('cuts', {
    clients: real.length,
    cuts,
    'changes committed': updates,
    ...rowsOf(verdict),
    'longest stall of the clients’ own process': `${Math.round(stallMs)} ms`,
  });
  expectHonest(verdict);
  expect(cuts).toBeGreaterThan(CLIENTS);
  // Otherwise the test had no load; a busy machine may slow the short run down.
  expect(updates).toBeGreaterThan((RATES.updates * FOR_MS) / profile.of({ long: 2_000, short: 5_000 }));

  const disorder = await judged(brand, quietAtMs, disorderly);
  tell('control: W2 off', rowsOf(disorder.verdict));
  expect(countByRule(disorder.verdict.faults)).toMatchObject({
    'a version went back': expect.any(Number),
    'an event twice': expect.any(Number),
  });

  // The first win is lost about a second after the start; the time during which the loss may stay hidden starts then.
  await sleep(Math.max(0, STALE_MS + 5_000 - (performance.now() - lateSince)));
  await late.load.rest();
  const lost = await judged(late, Date.now());
  tell('control: outbox after the commit', { deaths: late.load.deaths(), ...rowsOf(lost.verdict) });
  expect(late.load.deaths()).toBeGreaterThan(0);
  expect(
    lost.verdict.faults.filter(({ rule, feed }) => rule === 'live while stale' && feed === 'winners'),
  ).toHaveLength(CONTROLS);
});
