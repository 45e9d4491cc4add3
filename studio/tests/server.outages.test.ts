import { afterEach, describe, expect, it } from 'vitest';
import { ENGINE_COMMANDS } from '../engines/commands.ts';
import { stepNext } from '../engines/rounds/step.ts';
import { ensureTables } from '../engines/rounds/tables.ts';
import { stepNextTable, takeStakes } from '../engines/tables/step.ts';
import { baccarat } from '../families/baccarat/index.ts';
import { msTo } from '../families/crash/curve.ts';
import { executeCommand } from '../server/commands.ts';
import type { LoadedTitle } from '../titles/load.ts';
import { openFlights, PARAMS, type Flights } from './support/flights.ts';
import { beat, outage } from './support/outages.ts';
import { openPlayer, openStudio, TITLES, type StudioServer } from './support/studio-server.ts';

/** Decision 0007. */
const [HOUR_MS, RETURN_MS] = [3_600_000, 15_000];
/** A step or two of a test. */
const SOON_MS = 5_000;

let server: StudioServer;
afterEach(() => server.close());

/** Milliseconds until this time of a row; negative once it is past. */
const until = async (column: string, table: string): Promise<number> => {
  const { rows } = await server.db.query<{ ms: number }>(
    `select (extract(epoch from ${column} - clock_timestamp()) * 1000)::float8 as ms from ${table} order by id desc limit 1`,
  );
  return rows[0]!.ms;
};
const expectAbout = (ms: number, wanted: number): void => {
  expect(ms).toBeLessThanOrEqual(wanted);
  expect(ms).toBeGreaterThan(wanted - SOON_MS);
};

describe('[PP-26] a flight that an outage interrupts', () => {
  let flights: Flights;
  const opened = async (min = 500, max = 100_000): Promise<number> => {
    flights = await openFlights();
    ({ server } = flights);
    await beat(server);
    return flights.flyTo(min, max);
  };
  const begun = (auto: number | null, stake = 1_000) => flights.player.begun({ stake, auto });
  /** It has flown so far when the outage begins. */
  const interruptAt = async (multiplier: number): Promise<void> => {
    await flights.flownFor(msTo(PARAMS, multiplier));
    await outage(server, HOUR_MS);
    await beat(server);
  };
  const finish = async (): Promise<void> => {
    for (let steps = 0; steps < 4; steps += 1) await flights.step();
    await server.work();
  };
  const ends = async () => (await flights.bets()).map(({ status, win, reason }) => [status, win, reason]);

  it('is called off: what had cashed out is paid, and every other stake is returned', async () => {
    await opened();
    const byHand = await begun(null);
    await begun(150);
    await begun(480);
    await begun(null);
    await flights.takeOff();
    await flights.flownFor(msTo(PARAMS, 120));
    const { result } = await flights.command({ bet: byHand.id });
    await interruptAt(200);
    await finish();
    expect(await ends()).toEqual([
      ['closed', result!.win, null],
      ['closed', 1_500, null],
      ['returned', null, 'OUTAGE'],
      ['returned', null, 'OUTAGE'],
    ]);
    expect(server.platform.calls('rollback')).toHaveLength(2);
    expect(server.platform.wallet.balance).toBe(100_000 - 2_000 + result!.win + 1_500);
    expect((await flights.player.look()).session).toMatchObject({ wagered: 2_000 });
  });

  it('takes no cash-out after it, and says why', async () => {
    await opened();
    const bet = await begun(null);
    await flights.takeOff();
    await interruptAt(200);
    expect(await flights.command({ bet: bet.id })).toEqual({ code: 'CALLED_OFF', result: null });
    await finish();
    expect(await flights.command({ bet: bet.id })).toEqual({ code: 'CALLED_OFF', result: null });
    expect(await ends()).toEqual([['returned', null, 'OUTAGE']]);
  });

  it('is told to everybody, with the multiplier at which it was called off', async () => {
    const end = await opened();
    await begun(null);
    await flights.takeOff();
    await interruptAt(200);
    await flights.step();
    const { interrupted, flight, result, phase } = await flights.published();
    expect([phase, interrupted, result]).toEqual(['drawn', true, { end }]);
    // Times are whole milliseconds: the flight may have begun within one.
    expect(flight!.calledOffAt).toBeGreaterThanOrEqual(199);
    expect(flight!.calledOffAt).toBeLessThan(230);
  });

  it('ends as ever if it had ended before, though no node had noticed', async () => {
    const end = await opened(150, 300);
    await begun(null);
    await begun(101);
    await flights.takeOff();
    await interruptAt(end + 2);
    await finish();
    expect(await ends()).toEqual([
      ['closed', 0, null],
      ['closed', 1_010, null],
    ]);
    expect(server.platform.calls('rollback')).toEqual([]);
  });

  it.each(['open', 'closed'])('waits %s until players could be back', async (phase) => {
    await opened();
    await begun(null);
    if (phase === 'closed') await flights.next();
    await outage(server, HOUR_MS);
    await beat(server);
    expect(await flights.step()).toBe(false);
    expect((await flights.roundNow()).phase).toBe(phase);
    expectAbout(await until(phase === 'open' ? 'closes_at' : 'draws_at', 'table_round'), RETURN_MS);
    expect((await flights.published()).interrupted).toBe(true);
    while ((await flights.roundNow()).phase !== 'flying') await flights.next();
  });

  it('is not called off by less than three seconds', async () => {
    await opened();
    await begun(null);
    await flights.takeOff();
    await flights.flownFor(msTo(PARAMS, 150));
    await server.db.query(`update heart set at = clock_timestamp() - interval '2 s'`);
    await beat(server);
    expect((await flights.published()).flight!.calledOffAt).toBeUndefined();
  });

  it('is called off once, by however many nodes', async () => {
    await opened();
    await begun(null);
    await flights.takeOff();
    await flights.flownFor(msTo(PARAMS, 200));
    await outage(server, HOUR_MS);
    await Promise.all([beat(server), beat(server), beat(server)]);
    await finish();
    expect(server.platform.calls('rollback')).toHaveLength(1);
  });
});

describe('[PP-26] a choice that an outage interrupts', () => {
  const DECIDE_MS = 20_000;
  const opened = async (id: string) => {
    const title: LoadedTitle = {
      ...TITLES.get(id)!,
      vendor: 'STUDIO',
      table: { openMs: 60_000, drawMs: 1_000, decideMs: DECIDE_MS, showMs: 8_000 },
    };
    server = await openStudio([], new Map([[id, title]]));
    server.platform.wallet.game = id;
    await ensureTables(server.studio);
    await beat(server);
    return server.open();
  };
  const phase = async () =>
    (await server.db.query<{ phase: string }>(`select phase from table_round order by number desc limit 1`)).rows[0]!
      .phase;
  const next = async (): Promise<void> => {
    await server.db.query(`update table_round set due_at = clock_timestamp(),
      closes_at = case when phase = 'open' then clock_timestamp() else closes_at end where due_at is not null`);
    expect(await stepNext(server.studio)).toBe(true);
  };

  it.each([
    ['parlour-hold-em', { ante: 200, aces: 100 }, { move: 'call' }],
    ['evening-blackjack', { hand: 200 }, { move: 'stand' }],
  ])('of %s has the whole time again', async (id, bet, move) => {
    const player = await opened(id);
    // A hand that is over with its first cards asks nobody.
    let placed = await player.begun(bet);
    for (;;) {
      await next();
      await next();
      if ((await phase()) === 'deciding') break;
      while ((await phase()) !== 'open') await next();
      placed = await player.begun(bet);
    }
    await outage(server, HOUR_MS);
    expect((await player.move(placed, move)).json()).toEqual({ code: 'BET_CLOSED' });
    await beat(server);
    expect(await stepNext(server.studio)).toBe(false);
    expectAbout(await until('draws_at', 'table_round'), DECIDE_MS);
    expectAbout(await until('next_at', 'table_round'), DECIDE_MS + 8_000);
    expect((await player.moved(placed, move)).round.moves).toEqual([move]);
    while ((await phase()) !== 'settled') await next();
    await server.work();
    expect((await player.look()).bets.at(-1)).toMatchObject({ status: 'closed', reason: null, moves: [move] });
  });

  it('whose time was over before gets no new time', async () => {
    const player = await opened('parlour-hold-em');
    await player.begun({ ante: 200 });
    await next();
    await next();
    await server.db.query(`update table_round set draws_at = clock_timestamp() - interval '1 s'`);
    await outage(server, 60_000);
    await beat(server);
    await next();
    expect(await phase()).toBe('drawn');
  });
});

describe('[PP-26] a draw', () => {
  it('that an outage delays takes place when a node is back, with the bets that were in', async () => {
    const id = 'table-one';
    const title: LoadedTitle = {
      ...TITLES.get('six-lanterns-baccarat')!,
      ...{ id, vendor: 'STUDIO', family: baccarat, minRoundMs: 0 },
      table: { openMs: 60_000, drawMs: 1_000, showMs: 8_000 },
    };
    server = await openStudio([], new Map([[id, title]]));
    server.platform.wallet.game = id;
    await ensureTables(server.studio);
    await beat(server);
    const player = await server.open();
    const bet = await player.begun({ chips: { player: 100 } });
    await outage(server, HOUR_MS);
    await beat(server);
    for (let steps = 0; steps < 3; steps += 1) expect(await stepNext(server.studio)).toBe(true);
    await server.work();
    expect((await player.look()).bets[0]).toMatchObject({ id: bet.id, status: 'closed', reason: null });
    expect(server.platform.calls('rollback')).toEqual([]);
  });
});

describe('[PP-26] a hand that an outage interrupts', () => {
  const TABLE: LoadedTitle = { ...TITLES.get('quiet-table')!, id: 'table-one', vendor: 'STUDIO' };
  const STAKE = 400;
  const opened = async () => {
    server = await openStudio([], new Map([[TABLE.id, TABLE]]));
    server.platform.wallet.game = TABLE.id;
    await beat(server);
    const people = [];
    for (const name of ['member-1', 'member-2']) {
      Object.assign(server.platform.wallet, { player: name });
      const player = await openPlayer(server.app);
      const session = `play-${server.platform.wallet.sessions}-`;
      const { rows } = await server.db.query<{ id: string }>(
        `select platform_session as id from play_session where platform_session like $1 limit 1`,
        [`${session}%`],
      );
      const send = (command: string, payload: Record<string, unknown> = {}) =>
        executeCommand(
          server.studio,
          ENGINE_COMMANDS,
          { merchant: 'parlour', vendor: 'STUDIO' },
          {
            ...{ id: crypto.randomUUID(), session: rows[0]!.id, game: TABLE.id, name: command, payload, atMs: 0 },
          },
        );
      expect((await send('sit', { stake: STAKE })).code).toBe('OK');
      people.push({ ...player, send });
    }
    return people;
  };
  const step = async (): Promise<void> => {
    await server.db.query(`update card_table set due_at = clock_timestamp() where due_at is not null`);
    await stepNextTable(server.studio);
  };
  const deal = async (): Promise<void> => {
    await step();
    await takeStakes(server.studio);
    await step();
  };
  const hand = async () =>
    (
      await server.db.query<{ number: number; turn: number; moves: unknown[]; phase: string; interrupted: boolean }>(
        `select number, turn, moves, phase, interrupted from hand order by id desc limit 1`,
      )
    ).rows[0]!;

  it('goes on with the same turn and its whole time; nobody packs', async () => {
    const people = await opened();
    await deal();
    const before = await hand();
    await outage(server, HOUR_MS);
    await beat(server);
    expect(await stepNextTable(server.studio)).toBe(false);
    expect(await hand()).toEqual({ ...before, interrupted: true });
    expectAbout(await until('turn_until', 'hand'), TABLE.hands!.turnMs);
    expectAbout(await until('due_at', 'card_table'), TABLE.hands!.turnMs);
    const move = { hand: before.number, after: before.moves.length, act: 'bet' };
    expect(await people[before.turn]!.send('act', move)).toMatchObject({ code: 'OK' });
    expect((await people[before.turn]!.look()).seat).toMatchObject({ isAway: false });
  });

  it('is packed for who does not come back in that time', async () => {
    await opened();
    await deal();
    await outage(server, HOUR_MS);
    await beat(server);
    await server.db.query(`update hand set turn_until = clock_timestamp()`);
    await step();
    expect(await hand()).toMatchObject({ phase: 'over' });
  });

  it('does not delay a turn whose time was over before', async () => {
    await opened();
    await deal();
    await server.db.query(`update hand set turn_until = clock_timestamp() - interval '1 s'`);
    await outage(server, 60_000);
    await beat(server);
    await stepNextTable(server.studio);
    expect(await hand()).toMatchObject({ phase: 'over' });
  });

  it('the next one waits until players could be back, and a seat is not lost', async () => {
    const people = await opened();
    await people[0]!.send('away');
    await outage(server, HOUR_MS);
    await beat(server);
    expect(await stepNextTable(server.studio)).toBe(false);
    expectAbout(await until('due_at', 'card_table'), RETURN_MS);
    await step();
    expect((await people[0]!.look()).seat).toMatchObject({ isAway: true });
  });
});

describe('[PP-26] a round of one player', () => {
  it('waits on for its move: the outage counts neither as silence nor as time without a move', async () => {
    server = await openStudio();
    server.platform.wallet.game = 'deep-koi';
    const player = await server.open();
    await beat(server);
    const round = await player.begun({ stake: 200, load: 20 });
    await server.db.query(`update heart set at = clock_timestamp() - interval '1 hour'`);
    server.wait(HOUR_MS);
    await beat(server);
    server.wait(RETURN_MS - 1);
    await server.work();
    expect((await player.look()).round).toMatchObject({ id: round.id, status: 'waiting' });
  });
});
