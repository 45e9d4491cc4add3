import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chainSeed } from '../engines/rounds/chain.ts';
import { msTo } from '../families/crash/curve.ts';
import { openFlights, PARAMS, TITLE, type Flights } from './support/flights.ts';

let flights: Flights;
let server: Flights['server'];
let player: Flights['player'];
beforeEach(async () => {
  flights = await openFlights();
  ({ server, player } = flights);
});
afterEach(() => server.close());

describe('[secrecy] before a flight ends', () => {
  it('nothing that leaves the Studio depends on how far it goes', async () => {
    /** All that leaves, without what differs between two flights anyway. */
    const flight = async (min: number, max: number): Promise<string> => {
      const end = await flights.flyTo(min, max);
      const from = server.platform.seen.length;
      const bet = await player.begun({ stake: 1_000, auto: 150 });
      const open = await flights.published();
      await flights.next();
      const closed = await flights.published();
      await flights.next();
      await flights.flownFor(msTo(PARAMS, 160));
      await flights.step();
      const flying = await flights.published();
      const seen = JSON.stringify([open, closed, flying, server.platform.seen.slice(from), await player.look(), bet]);
      const { server_seed: seed } = await flights.roundNow();
      expect(seen).not.toContain(seed);
      expect(seen).not.toMatch(new RegExp(`"end":${end}\\b`));
      // Every time that is told is fixed before the bets, or past.
      for (const each of [open, closed, flying]) {
        expect(each.drawsAtMs - each.opensAtMs).toBe(600_500);
        expect(each.nextAtMs - each.drawsAtMs).toBe(3_000);
      }
      const replayed = (await player.call({ method: 'GET', url: `/studio/api/rounds/${bet.id}` })).body;
      expect(replayed).not.toMatch(new RegExp(`"end":${end}\\b`));
      await flights.flownFor(10_000_000);
      for (let steps = 0; steps < 2; steps += 1) await flights.step();
      await server.work();
      await flights.next();
      return shape(seen);
    };
    /** The fields and the kinds of their values; every figure is any figure. */
    const shape = (text: string) =>
      text.replaceAll(/"recent":\[.*?\]/g, 'recent').replaceAll(/[0-9a-f-]{36,64}|-?\d+/g, '#');
    // Afterwards every flight has one before it.
    await flight(200, 300);
    expect(await flight(300, 330)).toBe(await flight(3_000, 3_300));
  });
});

describe('the chain of seeds', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const table = { merchant: 'parlour', game: TITLE.id };

  it('is fixed before the first flight: each seed gives the one before it, and the first one the published tip', async () => {
    const { commitment, flight } = await flights.published();
    expect(flight!.chain).toMatchObject({ tip: commitment, place: 1, length: 10_000 });
    const seeds: string[] = [];
    for (let round = 1; round <= 205; round += 1) seeds.push(await chainSeed(server.db, table, round));
    expect(hash(seeds[0]!)).toBe(flight!.chain.tip);
    for (let at = 1; at < seeds.length; at += 1) expect(hash(seeds[at]!)).toBe(seeds[at - 1]);
  });

  it('commits the next flight to the seed of the last one', async () => {
    const { server_seed: first } = await flights.roundNow();
    for (let steps = 0; steps < 2; steps += 1) await flights.next();
    await flights.flownFor(10_000_000);
    for (let steps = 0; steps < 2; steps += 1) await flights.step();
    await flights.next();
    const { number, commitment, flight } = await flights.published();
    expect([number, commitment, flight!.chain.place]).toEqual([2, first, 2]);
  });

  it('is followed by another one, whose tip was published with the whole of the first', async () => {
    const { flight } = await flights.published();
    const last = await chainSeed(server.db, table, 10_000);
    const after = await chainSeed(server.db, table, 10_001);
    expect(hash(after)).toBe(flight!.chain.nextTip);
    expect(hash(after)).not.toBe(last);
  });

  it('gives every node the same seeds', async () => {
    const seeds = await Promise.all([1, 2, 3].map(() => chainSeed(server.db, table, 777)));
    expect(new Set(seeds).size).toBe(1);
  });
});
