import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Moved, Replay, RoundView } from '../protocol.ts';
import { doubling, DOUBLING } from './support/doubling.ts';
import { replayedBy } from './support/replayed.ts';
import { openStudio, TITLES, type Player, type StudioServer } from './support/studio-server.ts';

const MINES = TITLES.get('star-keeper')!;
const HOUR = 3_600_000;
let server: StudioServer;
let player: Player;

const opened = async (game: string): Promise<void> => {
  server = await openStudio([], new Map([...TITLES, [DOUBLING.id, DOUBLING]]));
  server.platform.wallet.game = game;
  player = await server.open();
};
afterEach(() => server.close());
const replayed = (round: RoundView) => replayedBy(server.db, round.game === DOUBLING.id ? DOUBLING : MINES, round);
const replayOf = async ({ id }: RoundView): Promise<Replay> =>
  (await player.call({ method: 'GET', url: `/studio/api/rounds/${id}` })).json<Replay>();
const look = async (): Promise<RoundView | null> => (await player.look()).round;
const betCalls = () => server.platform.calls('bet').map(({ body }) => body);

describe('a round of mines', () => {
  beforeEach(() => opened('star-keeper'));
  /** One mine in 25 cells: a first cell is safe 24 times of 25. */
  const bet = { stake: 100, mines: 1, cell: 0 };
  const cellsOf = async ({ id }: RoundView) => {
    const { rows } = await server.db.query<{ field: number[] }>(
      `select outcome->'field' as field from round where id = $1`,
      [id],
    );
    return rows[0]!.field;
  };
  /** Begins a round that waits for a move. */
  async function waiting(): Promise<RoundView> {
    for (;;) {
      const round = await player.begun(bet);
      if (round.status === 'waiting') return round;
      server.wait(5_000);
    }
  }

  it('waits for moves, draws its words on, and settles once its payout is known', async () => {
    const begun = await waiting();
    expect(begun).toMatchObject({
      game: 'star-keeper',
      bet,
      moves: [],
      win: null,
      outcome: { opened: [0], field: null },
    });
    const settles = server.platform.calls('settle').length;
    const mine = (await cellsOf(begun))[0]!;
    const cell = mine === 5 ? 6 : 5;
    const { round: second } = await player.moved(begun, { cell });
    expect(second).toMatchObject({ status: 'waiting', moves: [{ cell }], win: null });
    expect(server.platform.calls('settle')).toHaveLength(settles);
    const { round, session } = await player.moved(second, { cashOut: true });
    expect(round).toMatchObject({ status: 'closed', moves: [{ cell }, { cashOut: true }] });
    expect(round.win).toBeGreaterThan(100);
    expect(server.platform.calls('settle').at(-1)!.body).toMatchObject({ amount: round.win, round_closed: true });
    expect(session.balance).toBe(server.platform.wallet.balance);
    expect(await replayed(round)).toEqual({ stake: 100, payout: round.win, view: round.outcome });
  });

  it('[PP-25] is replayed move by move; while it waits, without what is still hidden', async () => {
    const begun = await waiting();
    const [mine] = await cellsOf(begun);
    const cell = mine === 5 ? 6 : 5;
    const { round: second } = await player.moved(begun, { cell });
    const waits = await replayOf(begun);
    expect(waits.steps).toEqual([
      { stake: 100, outcome: begun.outcome },
      { stake: 100, outcome: second.outcome },
    ]);
    const { round } = await player.moved(second, { cashOut: true });
    expect((await replayOf(begun)).steps).toEqual([...waits.steps, { stake: 100, outcome: round.outcome }]);
  });

  it('has no steps to replay if the title’s rules no longer give its end', async () => {
    const begun = await waiting();
    await player.moved(begun, { cashOut: true });
    await server.db.query(`update round set outcome = outcome || '{"multiplier": 1}' where id = $1`, [begun.id]);
    expect((await replayOf(begun)).steps).toEqual([]);
  });

  it('hides its mines in every answer until it is over', async () => {
    const begun = await waiting();
    const urls = ['/studio/api/state', '/studio/api/rounds', `/studio/api/rounds/${begun.id}`];
    for (const url of urls) {
      const { body } = await player.call({ method: 'GET', url });
      expect(body).toContain(begun.id);
      expect(body).not.toMatch(/"field":\[/);
    }
    const [mine] = await cellsOf(begun);
    const { round } = await player.moved(begun, { cell: mine });
    expect(round).toMatchObject({ status: 'closed', win: 0, outcome: { field: [mine] } });
  });

  it('makes a move once per client move id, for sequential and concurrent requests', async () => {
    const begun = await waiting();
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => player.move(begun, { cashOut: true }, { id })));
    const again = await player.move(begun, { cashOut: true }, { id });
    for (const answer of [...answers, again])
      expect(answer.json<Moved>().round).toMatchObject({ id: begun.id, moves: [{ cashOut: true }] });
    expect(again.json<Moved>().round.status).toBe('closed');
    expect((await player.move(begun, { cell: 3 }, { id })).json()).toEqual({ code: 'PAYLOAD_MISMATCH' });
  });

  it('refuses a move that another window made for an older state', async () => {
    const begun = await waiting();
    const [mine] = await cellsOf(begun);
    await player.move(begun, { cell: mine === 1 ? 2 : 1 });
    const late = await player.move(begun, { cell: mine === 3 ? 4 : 3 });
    expect([late.statusCode, late.json()]).toEqual([409, { code: 'STATE_CHANGED' }]);
    expect((await look())!.moves).toHaveLength(1);
  });

  it.each([
    ['a cell that is open', { cell: 0 }, 'MOVE_NOT_ALLOWED'],
    ['a cell that is not there', { cell: 25 }, 'MOVE_NOT_ALLOWED'],
    ['a negative cell', { cell: -1 }, 'BAD_REQUEST'],
    ['an unknown move', { multiplier: 99 }, 'BAD_REQUEST'],
    ['nothing', undefined, 'BAD_REQUEST'],
  ])('refuses %s, and waits on', async (_, move, code) => {
    const begun = await waiting();
    const answer = await player.move(begun, move);
    expect([answer.statusCode, answer.json()]).toEqual([400, { code }]);
    expect(await look()).toEqual(begun);
  });

  it('is no other player’s, and takes no move once it is over', async () => {
    const begun = await waiting();
    await player.move(begun, { cashOut: true });
    expect((await player.move(begun, { cell: 9 }, { after: 1 })).json()).toEqual({ code: 'ROUND_CLOSED' });
    server.platform.wallet.player = 'member-8';
    const other = await server.open();
    expect((await other.move(begun, { cell: 9 })).statusCode).toBe(404);
  });

  it('[PP-26] is shown and resumed at the next launch; a round of another title is played meanwhile', async () => {
    const begun = await waiting();
    expect((await player.begin(bet)).json()).toEqual({ code: 'ROUND_OPEN' });
    server.wait(5_000);
    server.platform.wallet.game = 'jade-lantern';
    expect((await (await server.open()).spun()).round.status).toBe('closed');
    server.platform.wallet.game = 'star-keeper';
    player = await server.open();
    expect(player.state.round).toEqual(begun);
    expect((await player.moved(begun, { cashOut: true })).round.status).toBe('closed');
  });

  it('[PP-26] of free play is resumed in free play, and is not in the way of one for money', async () => {
    server.platform.wallet.demo = true;
    player = await server.open();
    const free = await waiting();
    expect(free.demo).toBe(true);
    server.platform.wallet.demo = false;
    player = await server.open();
    expect(player.state.round).toBeNull();
    const paid = await waiting();
    server.platform.wallet.demo = true;
    player = await server.open();
    expect(player.state.round).toEqual(free);
    expect((await player.moved(free, { cashOut: true })).round.status).toBe('closed');
    server.platform.wallet.demo = false;
    expect((await server.open()).state.round).toMatchObject({ id: paid.id, status: 'waiting' });
  });

  it('keeps its seeds until it is over', async () => {
    await waiting();
    const rotated = await player.call({ method: 'POST', url: '/studio/api/seeds', payload: { clientSeed: 'b' } });
    expect(rotated.json()).toEqual({ code: 'ROUND_OPEN' });
  });

  it('[PP-26] is played out for a player who stays away for 24 hours, and not before', async () => {
    const begun = await waiting();
    server.wait(24 * HOUR - 1);
    expect(await server.work()).toBe(0);
    server.wait(1);
    await server.work();
    player = await server.open();
    expect(player.state.round).toMatchObject({
      id: begun.id,
      status: 'closed',
      moves: [{ cashOut: true }],
      reason: 'LEFT',
    });
    expect(server.platform.calls('settle').at(-1)!.body['amount']).toBe(player.state.round!.win);
  });

  it('[PP-20] spaces rounds, not moves', async () => {
    const begun = await waiting();
    expect((await player.moved(begun, { cashOut: true })).round.status).toBe('closed');
    expect((await player.begin(bet)).json()).toEqual({ code: 'TOO_FAST', retryAfterMs: 5_000 });
  });

  it.each([
    ['a stake that is no multiple of the smallest', { ...bet, stake: 150 }, 'STAKE_NOT_OFFERED'],
    ['a stake above the session’s limit', { ...bet, stake: 5_100 }, 'STAKE_NOT_OFFERED'],
    ['a number of mines that is not offered', { ...bet, mines: 2 }, 'BET_NOT_OFFERED'],
  ])('refuses %s', async (_, wrong, code) => {
    expect((await player.begin(wrong)).json()).toEqual({ code });
    expect(betCalls()).toEqual([]);
  });
});

describe('a move with a further stake', () => {
  beforeEach(() => opened('doubling'));
  const moveState = async () =>
    (await server.db.query<{ state: string; reason: string | null }>(`select state, reason from round_move`)).rows;

  it('is a further bet in the same round; one settle pays both', async () => {
    const before = server.platform.wallet.balance;
    const begun = await player.begun({ stake: 100 });
    const { round, session, refused } = await player.moved(begun, 'double');
    expect(refused).toBeNull();
    expect(round).toMatchObject({ status: 'closed', stake: 200, moves: ['double'] });
    expect(betCalls().map(({ amount, round_id, details }) => ({ amount, round_id, details }))).toEqual([
      {
        amount: 100,
        round_id: begun.id,
        details: expect.objectContaining({ EN: 'Bet 1.00', CN: '投注 1.00', AR: 'رهان 1.00' }),
      },
      { amount: 100, round_id: begun.id, details: expect.objectContaining({ EN: 'Double', CN: '加倍', AR: 'ضاعف' }) },
    ]);
    expect(new Set(betCalls().map((body) => body['tx_id'])).size).toBe(2);
    expect(server.platform.calls('settle')).toHaveLength(1);
    expect(server.platform.wallet.balance).toBe(before - 200 + round.win!);
    expect([session.wagered, session.net]).toEqual([200, round.win! - 200]);
    expect(await replayed(round)).toEqual({ stake: 200, payout: round.win, view: round.outcome });
    const { steps, betOn } = await replayOf(round);
    expect(steps.map(({ stake }) => stake)).toEqual([100, 200]);
    expect(betOn.map(({ EN }) => EN)).toEqual(['Bet 1.00', 'Double']);
  });

  it('counts for the valid stake: what was not at risk is taken off all stakes', async () => {
    await server.close();
    const push = { ...DOUBLING, family: { ...doubling, notAtRisk: () => 150 } };
    server = await openStudio([], new Map([...TITLES, [push.id, push]]));
    server.platform.wallet.game = push.id;
    player = await server.open();
    const { round } = await player.moved(await player.begun({ stake: 100 }), 'double');
    expect(round).toMatchObject({ status: 'closed', stake: 200 });
    expect(server.platform.calls('settle').map(({ body }) => body['valid_stake'])).toEqual([50]);
  });

  it('is refused with the limit’s name, and the round goes on without it', async () => {
    const begun = await player.begun({ stake: 100 });
    const restriction = { kind: 'wager', period: 'day', until: 1_800_000_000_000 } as const;
    server.platform.misbehave('bet', { code: 'LIMIT_WAGER', restriction });
    const { round, refused } = await player.moved(begun, 'double');
    expect(refused).toEqual({ code: 'LIMIT_WAGER', restriction });
    expect(round).toMatchObject({ status: 'waiting', stake: 100, moves: [] });
    expect((await player.moved(round, 'stop')).round.status).toBe('closed');
    expect(await moveState()).toMatchObject([{ state: 'refused', reason: 'LIMIT_WAGER' }, { state: 'made' }]);
  });

  it.each([
    ['is lost on its way', 'lose'],
    ['is booked and its answer lost', 'forget'],
    ['meets TEMPORARY', { code: 'TEMPORARY' }],
  ] as const)('%s: is rolled back, and the round waits for another move', async (_, misdeed) => {
    const before = server.platform.wallet.balance;
    const begun = await player.begun({ stake: 100 });
    server.platform.misbehave('bet', misdeed);
    const { round, refused } = await player.moved(begun, 'double');
    expect([round.status, refused?.code]).toEqual(['returning', 'BET_UNANSWERED']);
    expect((await player.move(round, 'stop')).json()).toEqual({ code: 'ROUND_OPEN' });
    await server.work();
    expect(await look()).toMatchObject({ status: 'waiting', stake: 100, moves: [] });
    expect(server.platform.wallet.balance).toBe(before - 100);
    // Another one is a bet of its own.
    const again = await player.moved((await look())!, 'double');
    expect(again.round).toMatchObject({ status: 'closed', stake: 200 });
    expect(server.platform.wallet.balance).toBe(before - 200 + again.round.win!);
  });

  it('that the rules refuse takes nothing', async () => {
    const begun = await player.begun({ stake: 100 });
    const { round } = await player.moved(begun, 'draw');
    expect((await player.move(round, 'double')).json()).toEqual({ code: 'MOVE_NOT_ALLOWED' });
    expect(betCalls()).toHaveLength(1);
  });

  it('left behind by a killed process is rolled back once its lease has expired', async () => {
    const begun = await player.begun({ stake: 100 });
    let release = (): void => undefined;
    server.platform.misbehave('bet', { until: new Promise<void>((resolve) => (release = resolve)) });
    const lost = player.move(begun, 'double');
    await expect.poll(() => server.platform.calls('bet')).toHaveLength(2);
    server.wait(30_000);
    await server.work();
    release();
    await lost;
    await server.work();
    expect(await look()).toMatchObject({ status: 'waiting', stake: 100, moves: [] });
    expect(server.platform.names()).toEqual(['authenticate', 'bet', 'bet', 'rollback']);
    expect(await moveState()).toEqual([{ state: 'returned', reason: 'BET_UNANSWERED' }]);
  });
});
