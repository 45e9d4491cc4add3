import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Begun, Chases } from '../protocol.ts';
import { continueChases } from '../engines/rounds/chase-clock.ts';
import { stepNext } from '../engines/rounds/step.ts';
import { ensureTables } from '../engines/rounds/tables.ts';
import type { LoadedTitle } from '../titles/load.ts';
import { openStudio, TITLES, type Player, type StudioServer } from './support/studio-server.ts';

const TABLE: LoadedTitle = {
  ...TITLES.get('galaxy-five')!,
  id: 'table-one',
  vendor: 'STUDIO',
  table: { openMs: 600_000, drawMs: 2_000, showMs: 8_000 },
};
/** All digits of a place: one of them always wins 9.50. */
const WINS = { lines: [{ on: 'place', picks: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [], [], [], []], unit: 100, times: 1 }] };
/** Five exact digits do not come in the rounds of a test. */
const LOSES = { lines: [{ on: 'all-5', picks: [[1], [2], [3], [4], [5]], unit: 100, times: 2 }] };
const START = 100_000;

let server: StudioServer;
let player: Player;
beforeEach(async () => {
  // The only table of this vendor.
  const others = [...TITLES].filter(([, { table }]) => table === undefined);
  server = await openStudio([], new Map([...others, [TABLE.id, TABLE]]));
  server.platform.wallet.game = TABLE.id;
  await ensureTables(server.studio);
  player = await server.open();
});
afterEach(() => server.close());

const post = (url: string, payload: object) => player.call({ method: 'POST', url: `/studio/api${url}`, payload });
const cancel = (id: string) => post('/round/cancel', { id });
const chased = (bet: unknown, draws: number, stopOnWin = false, id: string = crypto.randomUUID()) =>
  post('/round/begin', { clientRoundId: id, bet, chase: { draws, stopOnWin } });
const chases = async () => (await player.call({ method: 'GET', url: '/studio/api/chases' })).json<Chases>().chases;
const balance = () => server.platform.wallet.balance;
const bets = () => server.platform.calls('bet').length;
const due = () =>
  server.db.query(`update table_round set due_at = clock_timestamp(),
    closes_at = case when phase = 'open' then clock_timestamp() else closes_at end where due_at is not null`);
/** Closes the draw, decides it, pays it, opens the next one, and makes the due bets of chases. */
const draw = async (): Promise<void> => {
  for (let steps = 0; steps < 4; steps += 1) {
    await due();
    expect(await stepNext(server.studio)).toBe(true);
  }
  await server.work();
  await continueChases(server.studio);
};

describe('a ticket', () => {
  it('of several bet types is one bet with one stake, and is paid by the draw', async () => {
    const bet = await player.begun({ lines: [...WINS.lines, ...LOSES.lines] });
    expect(bet).toMatchObject({ status: 'open', stake: 1_200 });
    expect(server.platform.calls('bet').at(-1)!.body).toMatchObject({
      amount: 1_200,
      details: { EN: expect.stringContaining('All five, exact: 1 · 2 · 3 · 4 · 5, 2.00') as string },
    });
    await draw();
    expect(balance()).toBe(START - 1_200 + 950);
    expect((await player.look()).bets[0]).toMatchObject({ status: 'closed', win: 950 });
  });

  it('is cancelled before its draw closes: its stake comes back once, and it has no part in the draw', async () => {
    const { id } = await player.begun(WINS);
    expect((await cancel(id)).json<Begun>().round).toMatchObject({ status: 'returning', reason: 'BET_WITHDRAWN' });
    expect((await cancel(id)).statusCode).toBe(200);
    await server.work();
    expect(balance()).toBe(START);
    await draw();
    expect(balance()).toBe(START);
    expect((await player.look()).bets[0]).toMatchObject({ id, status: 'returned', win: null });
    expect((await player.look()).session).toMatchObject({ net: 0, wagered: 0 });
    expect(server.platform.calls('settle')).toEqual([]);
  });

  it('is not cancelled after the end of the draw, nor by another player', async () => {
    const { id } = await player.begun(WINS);
    await server.db.query(`update table_round set closes_at = clock_timestamp()`);
    expect((await cancel(id)).json()).toEqual({ code: 'BET_CLOSED' });
    expect((await cancel('T-unknown')).json()).toEqual({ code: 'NOT_FOUND' });
    await draw();
    expect(balance()).toBe(START - 50);
  });
});

describe('a chase', () => {
  it('bets the same ticket in each of the next draws when it opens, each for its own stake', async () => {
    expect((await chased(LOSES, 3)).statusCode).toBe(200);
    expect([bets(), balance()]).toEqual([1, START - 200]);
    await draw();
    await continueChases(server.studio);
    expect([bets(), balance()]).toEqual([2, START - 400]);
    expect(await chases()).toMatchObject([{ total: 3, done: 2, state: 'active', stake: 200 }]);
    await draw();
    await draw();
    expect([bets(), balance()]).toEqual([3, START - 600]);
    expect(await chases()).toMatchObject([{ done: 3, state: 'done' }]);
    const numbers = (
      await server.db.query<{ number: number }>(
        `select t.number from round r join table_round t on t.id = r.table_round_id order by t.number`,
      )
    ).rows.map(({ number }) => number);
    expect(numbers).toEqual([1, 2, 3]);
  });

  it('sent twice with one id is one chase', async () => {
    const id = crypto.randomUUID();
    await chased(LOSES, 3, false, id);
    await chased(LOSES, 3, false, id);
    expect([bets(), (await chases()).length]).toEqual([1, 1]);
  });

  it('stops after a win, if its player chose so; otherwise it goes on', async () => {
    await chased(WINS, 5, true);
    await chased(WINS, 5, false);
    await draw();
    expect(bets()).toBe(3);
    expect((await chases()).map(({ state, done }) => [state, done])).toEqual([
      ['active', 2],
      ['won', 1],
    ]);
  });

  it('ends when a stake is refused', async () => {
    await chased(LOSES, 5);
    server.platform.misbehave('bet', { code: 'INSUFFICIENT_FUNDS' });
    await draw();
    await draw();
    expect(await chases()).toMatchObject([{ state: 'refused', done: 2 }]);
    expect(bets()).toBe(2);
    expect(balance()).toBe(START - 200);
  });

  it('is ended by its player; the bet in the open draw stays', async () => {
    await chased(LOSES, 5);
    const { id } = (await chases())[0]!;
    expect((await post('/chases/end', { id })).json<Chases>().chases).toMatchObject([{ state: 'cancelled' }]);
    await draw();
    expect(bets()).toBe(1);
    expect((await post('/chases/end', { id: crypto.randomUUID() })).statusCode).toBe(404);
  });

  it('is continued once by any number of nodes', async () => {
    await chased(LOSES, 5);
    for (let steps = 0; steps < 4; steps += 1) {
      await due();
      await stepNext(server.studio);
    }
    await server.work();
    await Promise.all([1, 2, 3].map(() => continueChases(server.studio)));
    expect(bets()).toBe(2);
  });

  it('goes on where another node stopped before it sent the bet: the draw after makes up for it', async () => {
    await chased(LOSES, 3);
    await draw();
    await server.db.query(
      `update round set state = 'cancelled', reason = 'INTERRUPTED' where number = (select max(number) from round)`,
    );
    await draw();
    expect(await chases()).toMatchObject([{ done: 2, state: 'active' }]);
  });

  it('is not taken for a game without tickets', async () => {
    server.platform.wallet.game = 'jade-lantern';
    const other = await server.open();
    const answer = await other.call({
      method: 'POST',
      url: '/studio/api/round/begin',
      payload: { clientRoundId: crypto.randomUUID(), bet: { stake: 100 }, chase: { draws: 3, stopOnWin: true } },
    });
    expect(answer.json()).toEqual({ code: 'BAD_REQUEST' });
  });
});
