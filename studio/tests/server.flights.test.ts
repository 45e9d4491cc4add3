import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replay } from '../engines/instant/play.ts';
import { stepNext } from '../engines/rounds/step.ts';
import { msTo } from '../families/crash/curve.ts';
import { openFlights, PARAMS, TITLE, type Flights } from './support/flights.ts';

const BY_HAND = { stake: 1_000, auto: null };
let flights: Flights;
let server: Flights['server'];
let player: Flights['player'];
beforeEach(async () => {
  flights = await openFlights();
  ({ server, player } = flights);
});
afterEach(() => server.close());

describe('a cash-out by hand', () => {
  it('pays the stake times the multiplier of the database’s clock, once', async () => {
    await flights.flyTo(500, 100_000);
    const bet = await player.begun(BY_HAND);
    await flights.takeOff();
    await flights.flownFor(msTo(PARAMS, 250));
    const { code, result } = await flights.command({ bet: bet.id });
    expect(code).toBe('OK');
    expect(result!.at).toBeGreaterThanOrEqual(250);
    expect(result!.win).toBe(10 * result!.at);
    await server.work();
    expect((await flights.bets())[0]).toMatchObject({
      status: 'closed',
      win: result!.win,
      moves: [{ at: result!.at }],
    });
    expect(server.platform.wallet.balance).toBe(100_000 - 1_000 + result!.win);
  });

  it('twice, with one id or with two, pays once and gives the same answer', async () => {
    await flights.flyTo(500, 100_000);
    const bet = await player.begun(BY_HAND);
    await flights.takeOff();
    await flights.flownFor(msTo(PARAMS, 200));
    const id = randomUUID();
    const node = await server.node();
    const answers = await Promise.all([
      flights.command({ bet: bet.id }, { id }),
      flights.command({ bet: bet.id }, { id, app: node }),
      flights.command({ bet: bet.id }),
      flights.command({ bet: bet.id }, { app: node }),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await server.work();
    expect(server.platform.calls('settle')).toHaveLength(1);
  });

  it('is in up to the last hundredth of the flight, though no node has noticed the time', async () => {
    const end = await flights.flyTo(300, 400);
    const bet = await player.begun(BY_HAND);
    await flights.takeOff();
    // One hundredth lasts long enough for a call: the end is 30 ms away.
    await flights.flownFor(msTo(PARAMS, end + 1) - 30);
    const answer = await flights.command({ bet: bet.id });
    if (answer.code === 'OK') expect(answer.result!.at).toBeLessThanOrEqual(end);
    else expect(answer.code).toBe('TOO_LATE');
  });

  it('after the end is too late, though no node has noticed the end', async () => {
    const end = await flights.flyTo(150, 400);
    const bet = await player.begun(BY_HAND);
    await flights.takeOff();
    await flights.flownFor(msTo(PARAMS, end + 1));
    expect(await flights.command({ bet: bet.id })).toEqual({ code: 'TOO_LATE', result: null });
    await flights.step();
    await flights.step();
    await server.work();
    expect((await flights.bets())[0]).toMatchObject({
      status: 'closed',
      win: 0,
      moves: [{ at: null }],
      outcome: { end },
    });
  });

  it('before the take-off, and before 1.01, is too early and leaves the bet in', async () => {
    await flights.flyTo(500, 100_000);
    const bet = await player.begun(BY_HAND);
    expect((await flights.command({ bet: bet.id })).code).toBe('NOT_FLYING');
    await flights.takeOff();
    expect((await flights.command({ bet: bet.id })).code).toBe('TOO_EARLY');
    await flights.flownFor(msTo(PARAMS, 150));
    expect((await flights.command({ bet: bet.id })).code).toBe('OK');
  });

  it('of a bet that passed its own target pays the target', async () => {
    await flights.flyTo(500, 100_000);
    const bet = await player.begun({ stake: 1_000, auto: 200 });
    await flights.takeOff();
    await flights.flownFor(msTo(PARAMS, 400));
    expect((await flights.command({ bet: bet.id })).result).toMatchObject({ at: 200, win: 2_000 });
  });

  it('of another player’s bet, of no bet, and as a move of the client is refused', async () => {
    await flights.flyTo(500, 100_000);
    const bet = await player.begun(BY_HAND);
    server.platform.wallet.player = 'member-8';
    const other = await server.open();
    await other.begun(BY_HAND);
    await flights.takeOff();
    await flights.flownFor(msTo(PARAMS, 200));
    expect((await flights.command({ bet: bet.id })).code).toBe('NOT_FOUND');
    expect((await flights.command({ bet: 'none' })).code).toBe('NOT_FOUND');
    expect((await flights.command({ at: 100_000 })).code).toBe('INVALID_PAYLOAD');
    expect((await player.move(bet, { at: 100_000 })).json()).toEqual({ code: 'ROUND_OPEN' });
  });
});

describe('an automatic cash-out', () => {
  it('is made by the server while it flies, without its player', async () => {
    await flights.flyTo(500, 100_000);
    await player.begun({ stake: 1_000, auto: 150 });
    await player.begun({ stake: 1_000, auto: 100_000 });
    await flights.takeOff();
    await flights.flownFor(msTo(PARAMS, 150));
    await flights.step();
    await server.work();
    expect((await flights.bets()).map(({ status, win }) => [status, win])).toEqual([
      ['closed', 1_500],
      ['open', null],
    ]);
    expect((await flights.roundNow()).phase).toBe('flying');
  });

  it('exactly at the end is in, and one hundredth above it is not, however late a node notices', async () => {
    const end = await flights.flyTo(200, 5_000);
    await player.begun({ stake: 1_000, auto: end });
    await player.begun({ stake: 1_000, auto: end + 1 });
    await flights.takeOff();
    await flights.flownFor(msTo(PARAMS, end + 1) + 60_000);
    for (let steps = 0; steps < 3; steps += 1) await flights.step();
    await server.work();
    expect((await flights.bets()).map(({ win }) => win)).toEqual([10 * end, 0]);
  });

  it('is made at the top for every bet that is still in', async () => {
    await flights.flyTo(PARAMS.top, PARAMS.top);
    await player.begun({ stake: 100, auto: null });
    await flights.takeOff();
    await flights.flownFor(msTo(PARAMS, PARAMS.top));
    await flights.step();
    await server.work();
    expect((await flights.bets())[0]).toMatchObject({ status: 'closed', win: PARAMS.top });
  });

  it('below 1.01 or above the top is not offered', async () => {
    expect((await player.begin({ stake: 100, auto: 100 })).json()).toEqual({ code: 'BAD_REQUEST' });
    expect((await player.begin({ stake: 100, auto: PARAMS.top + 1 })).json()).toEqual({ code: 'BET_NOT_OFFERED' });
  });
});

describe('a flight', () => {
  it('that is interrupted at any time goes on on another node, and ends once', async () => {
    const end = await flights.flyTo(200, 5_000);
    await player.begun(BY_HAND);
    await player.begun({ stake: 1_000, auto: 150 });
    await flights.takeOff();
    await flights.flownFor(msTo(PARAMS, end + 1));
    // A node dies in its step: nothing of it is kept.
    const dying = server.studio.db.transact(async () => {
      await stepNext({ ...server.studio, nudge: () => undefined });
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    for (let steps = 0; steps < 6; steps += 1) await Promise.all([flights.step(), flights.step(), flights.step()]);
    await server.work();
    expect((await flights.bets()).map(({ win }) => win)).toEqual([0, 1_500]);
    expect(server.platform.calls('settle')).toHaveLength(2);
    const { rows } = await server.db.query(`select from table_round where phase = 'settled'`);
    expect(rows).toHaveLength(1);
  });

  it('is told with those who cashed out, nobody by name, and the seed only after its end', async () => {
    const end = await flights.flyTo(500, 2_000);
    const bet = await player.begun(BY_HAND);
    await player.begun({ stake: 500, auto: 100_000 });
    expect(await flights.published()).toMatchObject({ phase: 'open', flight: { tookOffAtMs: null, count: 2 } });
    await flights.takeOff();
    await flights.flownFor(msTo(PARAMS, 200));
    const { result } = await flights.command({ bet: bet.id });
    expect(await flights.published()).toMatchObject({
      phase: 'flying',
      result: null,
      seed: null,
      flight: {
        bets: [
          { player: 1, stake: 1_000, at: result!.at },
          { player: 2, stake: 500, at: null },
        ],
      },
    });
    await flights.flownFor(msTo(PARAMS, end + 1));
    for (let steps = 0; steps < 2; steps += 1) await flights.step();
    const { seed, result: ended } = await flights.published();
    expect(ended).toEqual({ end });
    expect(seed).toBe((await flights.roundNow()).server_seed);
    expect(JSON.stringify(server.platform.calls('state'))).not.toContain('member');
  });

  it('of play money is not among the stakes that are shown', async () => {
    server.platform.wallet.demo = true;
    const free = await server.open();
    await free.begun(BY_HAND);
    expect(await flights.published()).toMatchObject({ players: 1, totals: {}, flight: { count: 0, bets: [] } });
  });

  it('repeats from its revealed seed, cash-outs included', async () => {
    await flights.flyTo(500, 2_000);
    const bet = await player.begun(BY_HAND);
    await flights.takeOff();
    await flights.flownFor(msTo(PARAMS, 200));
    await flights.command({ bet: bet.id });
    await flights.flownFor(10_000_000);
    for (let steps = 0; steps < 2; steps += 1) await flights.step();
    await server.work();
    const [round] = await flights.bets();
    const seeds = { ...round!.seeds, serverSeed: round!.seeds.serverSeed! };
    expect(await replay(TITLE, round!, seeds)).toMatchObject({ stake: 1_000, payout: round!.win });
  });
});
