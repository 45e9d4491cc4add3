import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RoundState } from '../../contract/live-rounds.ts';
import { replay } from '../engines/instant/play.ts';
import { publish } from '../engines/rounds/publish.ts';
import { stepNext } from '../engines/rounds/step.ts';
import { ensureTables } from '../engines/rounds/tables.ts';
import type { Moved, Replay, RoundView } from '../protocol.ts';
import type { LoadedTitle } from '../titles/load.ts';
import { openPlayer, openStudio, TITLES, type Player, type StudioServer } from './support/studio-server.ts';

const TABLE: LoadedTitle = {
  ...TITLES.get('parlour-hold-em')!,
  vendor: 'STUDIO',
  table: { openMs: 600_000, drawMs: 1_000, decideMs: 600_000, showMs: 8_000 },
};
const BET = { ante: 200, aces: 100 };
const CALL = { move: 'call' };
const FOLD = { move: 'fold' };

let server: StudioServer;
let player: Player;
const opened = async (): Promise<void> => {
  // The only table of this vendor.
  server = await openStudio([], new Map([[TABLE.id, TABLE]]));
  server.platform.wallet.game = TABLE.id;
  await ensureTables(server.studio);
  player = await server.open();
};
beforeEach(opened);
afterEach(() => server.close());

const step = () => stepNext(server.studio);
/** The time of the table's next step has come. */
const due = () =>
  server.db.query(`update table_round set due_at = clock_timestamp(),
    closes_at = case when phase = 'open' then clock_timestamp() else closes_at end,
    draws_at = case when phase = 'deciding' then clock_timestamp() else draws_at end where due_at is not null`);
/** Four nodes step at once, until the newest round is in this phase. */
const stepAllTo = async (phase: string): Promise<void> => {
  for (let now: string | undefined; now !== phase;) {
    await due();
    await Promise.all(Array.from({ length: 4 }, step));
    const { rows } = await server.db.query<{ phase: string }>(
      `select phase from table_round order by number desc limit 1`,
    );
    now = rows[0]?.phase;
  }
};
const next = async (): Promise<void> => {
  await due();
  expect(await step()).toBe(true);
};
const phaseNow = async (): Promise<string> =>
  (await server.db.query<{ phase: string }>(`select phase from table_round order by number desc limit 1`)).rows[0]!
    .phase;
/** No more bets, then the hand and the flop. */
const deal = async (): Promise<void> => {
  for (let steps = 0; steps < 2; steps += 1) await next();
  expect(await phaseNow()).toBe('deciding');
};
/** The draw, and all bets decided and paid. */
const draw = async (): Promise<void> => {
  for (let steps = 0; steps < 2; steps += 1) await next();
  await server.work();
};
const bets = async () => (await player.look()).bets;
const betCalls = () => server.platform.calls('bet').map(({ body }) => body);
const published = async () => {
  await publish(server.studio);
  const { states } = server.platform.calls('state').at(-1)!.body as { states: { value: unknown }[] };
  return RoundState.parse(states.at(-1)!.value);
};
const moves = async () =>
  (await server.db.query<{ state: string; reason: string | null }>(`select state, reason from round_move`)).rows;

describe('a choice at a table', () => {
  it('to call takes its stake at once, and is decided with the draw that everybody sees', async () => {
    const placed = await player.begun(BET);
    await deal();
    const { round: bet, refused } = await player.moved(placed, CALL);
    expect(refused).toBeNull();
    expect(bet).toMatchObject({ status: 'open', stake: 700, moves: [CALL], outcome: null, win: null });
    expect(betCalls().map(({ amount, round_id, details }) => ({ amount, round_id, details }))).toMatchObject([
      { amount: 300, round_id: placed.id, details: { EN: 'Ante 2.00, Aces side bet 1.00' } },
      { amount: 400, round_id: placed.id, details: { EN: 'Call 4.00' } },
    ]);
    expect(server.platform.wallet.balance).toBe(99_300);
    await draw();
    const [paid] = (await bets()) as [RoundView];
    const { result, seed } = await published();
    expect(paid).toMatchObject({ id: bet.id, status: 'closed', stake: 700, moves: [CALL], outcome: result! });
    const seeds = { ...paid.seeds, serverSeed: seed! };
    expect(await replay(TABLE, paid, seeds)).toMatchObject({ stake: 700, payout: paid.win });
    expect(server.platform.wallet.balance).toBe(99_300 + paid.win!);
    const replayed = (await player.call({ method: 'GET', url: `/studio/api/rounds/${paid.id}` })).json<Replay>();
    expect(replayed.steps.map(({ stake }) => stake)).toEqual([300, 700]);
    expect(replayed.betOn.map(({ EN }) => EN)).toEqual(['Ante 2.00, Aces side bet 1.00', 'Call 4.00']);
  });

  it('to fold takes nothing, and loses the ante', async () => {
    const placed = await player.begun({ ante: 200 });
    await deal();
    const { round } = await player.moved(placed, FOLD);
    expect(round).toMatchObject({ status: 'open', stake: 200, moves: [FOLD], outcome: null });
    await draw();
    expect(await bets()).toMatchObject([
      { status: 'closed', moves: [FOLD], win: 0, reason: null, outcome: { dealer: [] } },
    ]);
    expect(betCalls()).toHaveLength(1);
    expect(server.platform.wallet.balance).toBe(99_800);
  });

  it('that is not made folds, and the bet says that its player had left', async () => {
    await player.begun({ ante: 200 });
    await deal();
    await draw();
    expect(await bets()).toMatchObject([{ status: 'closed', moves: [FOLD], win: 0, reason: 'LEFT' }]);
  });

  it('is not that of a side bet alone, which the flop decides', async () => {
    const placed = await player.begun({ aces: 100 });
    await deal();
    expect((await player.move(placed, CALL)).json()).toEqual({ code: 'MOVE_NOT_ALLOWED' });
    await draw();
    expect(await bets()).toMatchObject([{ status: 'closed', moves: [], reason: null }]);
    expect(betCalls()).toHaveLength(1);
  });

  it('sent again with one id is made once, also at the same time', async () => {
    const placed = await player.begun(BET);
    await deal();
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => player.move(placed, CALL, { id })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await player.move(placed, CALL, { id })).json<Moved>().round.stake).toBe(700);
    expect((await player.move(placed, FOLD, { id })).json()).toEqual({ code: 'PAYLOAD_MISMATCH' });
    expect(betCalls()).toHaveLength(2);
    expect(await moves()).toEqual([{ state: 'made', reason: null }]);
  });

  it('is final', async () => {
    const placed = await player.begun(BET);
    await deal();
    await player.moved(placed, FOLD);
    expect((await player.move(placed, CALL)).json()).toEqual({ code: 'STATE_CHANGED' });
    expect((await player.move(placed, CALL, { after: 1 })).json()).toEqual({ code: 'STATE_CHANGED' });
    expect(betCalls()).toHaveLength(1);
  });

  it.each([
    ['while bets are taken', async () => undefined],
    ['before the hand is dealt', async () => void (await next())],
    [
      'after the deadline, before any node drew',
      async () => {
        await deal();
        await server.db.query(`update table_round set draws_at = clock_timestamp()`);
      },
    ],
    [
      'after the draw',
      async () => {
        await deal();
        await next();
      },
    ],
  ])('%s is refused, and takes nothing', async (_, before) => {
    const placed = await player.begun(BET);
    await before();
    for (const move of [CALL, FOLD]) {
      const answer = await player.move(placed, move);
      expect([answer.statusCode, answer.json()]).toEqual([409, { code: 'BET_CLOSED' }]);
    }
    expect([betCalls().length, await moves()]).toEqual([1, []]);
  });

  it('is no other player’s', async () => {
    const placed = await player.begun(BET);
    await deal();
    server.platform.wallet.player = 'member-8';
    const other = await openPlayer(server.app);
    expect((await other.move(placed, CALL)).statusCode).toBe(404);
  });

  it('whose stake is refused folds, unless another one is made in time', async () => {
    const placed = await player.begun(BET);
    await deal();
    server.platform.misbehave('bet', { code: 'LIMIT_WAGER' }, { code: 'INSUFFICIENT_FUNDS' });
    const { round, refused } = await player.moved(placed, CALL);
    expect([refused?.code, round.stake, round.moves, round.status]).toEqual(['LIMIT_WAGER', 300, [], 'open']);
    expect((await player.moved(placed, CALL)).refused?.code).toBe('INSUFFICIENT_FUNDS');
    await draw();
    expect(await bets()).toMatchObject([{ status: 'closed', stake: 300, moves: [FOLD], reason: 'LEFT' }]);
    expect(server.platform.wallet.balance).toBe(99_700 + (await bets())[0]!.win!);
  });

  it.each([
    ['is lost on its way', 'lose'],
    ['is booked and its answer lost', 'forget'],
    ['meets TEMPORARY', { code: 'TEMPORARY' }],
  ] as const)('whose stake %s is returned, and can be made again in time', async (_, misdeed) => {
    const placed = await player.begun(BET);
    await deal();
    server.platform.misbehave('bet', misdeed);
    const { round, refused } = await player.moved(placed, CALL);
    expect([round.status, refused?.code]).toEqual(['returning', 'BET_UNANSWERED']);
    await server.work();
    expect(server.platform.wallet.balance).toBe(99_700);
    expect((await player.moved(placed, CALL)).round).toMatchObject({ stake: 700, moves: [CALL] });
    await draw();
    const [paid] = await bets();
    expect(paid).toMatchObject({ status: 'closed', stake: 700, moves: [CALL] });
    expect(server.platform.wallet.balance).toBe(99_300 + paid!.win!);
  });

  it('whose stake is still being returned at the draw folds; the bet is paid after the return', async () => {
    const placed = await player.begun(BET);
    await deal();
    server.platform.misbehave('bet', 'forget');
    server.platform.misbehave('rollback', { status: 503 });
    await player.moved(placed, CALL);
    await server.work();
    await draw();
    expect(await bets()).toMatchObject([{ status: 'booking', stake: 300, moves: [FOLD] }]);
    server.wait(60_000);
    await server.work();
    const [paid] = await bets();
    expect(paid!.status).toBe('closed');
    const calls = server.platform.names().filter((name) => ['rollback', 'settle', 'batch'].includes(name));
    expect(calls).toEqual(['rollback', 'rollback', 'settle']);
    expect(server.platform.wallet.balance).toBe(99_700 + paid!.win!);
  });

  it.each([
    ['never was taken is paid', 'BET_NOT_FOUND', 'closed', ['settle']],
    ['cannot be returned is left to an operator, who decides what it pays', 'BET_SETTLED', 'disputed', []],
  ] as const)('whose stake %s', async (_, code, status, settled) => {
    await player.begun(BET);
    await deal();
    server.platform.misbehave('bet', 'lose');
    server.platform.misbehave('rollback', { status: 503 }, { code });
    await player.moved((await bets())[0]!, CALL);
    await server.work();
    await draw();
    server.wait(60_000);
    await server.work();
    const [bet] = await bets();
    expect([bet!.status, server.platform.names().filter((name) => name === 'settle')]).toEqual([status, settled]);
    expect(server.platform.wallet.balance).toBe(99_700 + (settled.length > 0 ? bet!.win! : 0));
  });

  it('that was made in time holds the draw until its stake is taken', async () => {
    const placed = await player.begun(BET);
    await deal();
    let release = (): void => undefined;
    server.platform.misbehave('bet', { until: new Promise<void>((resolve) => (release = resolve)) });
    const made = player.moved(placed, CALL);
    await expect.poll(betCalls).toHaveLength(2);
    await next();
    expect(await phaseNow()).toBe('deciding');
    release();
    expect((await made).round.moves).toEqual([CALL]);
    await draw();
    expect(await bets()).toMatchObject([{ status: 'closed', stake: 700, moves: [CALL] }]);
  });

  it('left behind by a killed process is rolled back, and the bet folds', async () => {
    const placed = await player.begun(BET);
    await deal();
    let release = (): void => undefined;
    server.platform.misbehave('bet', { until: new Promise<void>((resolve) => (release = resolve)) });
    const lost = player.move(placed, CALL);
    await expect.poll(betCalls).toHaveLength(2);
    server.wait(30_000);
    await server.work();
    release();
    await lost;
    await server.work();
    expect(await moves()).toEqual([{ state: 'returned', reason: 'BET_UNANSWERED' }]);
    await draw();
    const [paid] = await bets();
    expect(paid).toMatchObject({ status: 'closed', stake: 300, moves: [FOLD] });
    expect(server.platform.wallet.balance).toBe(99_700 + paid!.win!);
  });
});

describe('a table with a choice', () => {
  it('takes one bet of each player, and another one only if that was not taken', async () => {
    server.platform.misbehave('bet', { code: 'TEMPORARY' }, { code: 'LIMIT_STAKE' });
    for (const status of ['returning', 'refused', 'open']) expect((await player.begun(BET)).status).toBe(status);
    expect((await player.begin(BET)).json()).toEqual({ code: 'TOO_MANY_BETS' });
  });

  it('tells the hand and the flop with the deadline, who called, and the rest only after the draw', async () => {
    server.platform.wallet.player = 'member-8';
    const other = await openPlayer(server.app);
    const [mine, theirs] = [await player.begun(BET), await other.begun({ ante: 500 })];
    await deal();
    const deciding = await published();
    expect(deciding).toMatchObject({
      phase: 'deciding',
      result: null,
      dealt: { player: { length: 2 }, board: { length: 3 } },
    });
    expect(deciding.drawsAtMs - Date.now()).toBeGreaterThan(590_000);
    expect(deciding.nextAtMs - deciding.drawsAtMs).toBe(8_000);
    await player.moved(mine, CALL);
    await other.moved(theirs, FOLD);
    expect((await published()).totals).toEqual({
      ante: { stake: 700, players: 2 },
      aces: { stake: 100, players: 1 },
      call: { stake: 400, players: 1 },
    });
    await next();
    const drawn = await published();
    expect(drawn.dealt).toBeUndefined();
    expect(drawn).toMatchObject({
      phase: 'drawn',
      result: { board: { length: 5 }, dealer: { length: 2 } },
      seed: null,
    });
    for (let steps = 0; steps < 2; steps += 1) await next();
    expect((await published()).recent).toEqual([drawn.result]);
  });

  it('[secrecy] nothing that leaves the Studio before the draw depends on turn, river and dealer', async () => {
    /** All that leaves until players have decided, without what differs between two rounds anyway. */
    const shape = async (serverSeed: string): Promise<string> => {
      await server.db.query(`update table_round set server_seed = $1`, [serverSeed]);
      const placed = await player.begun(BET);
      await deal();
      const called = await player.moved(placed, CALL);
      const pages = await Promise.all(
        ['state', 'rounds', `rounds/${placed.id}`].map((path) =>
          player.call({ method: 'GET', url: `/studio/api/${path}` }),
        ),
      );
      const seen = JSON.stringify([
        placed,
        called,
        pages.map(({ body }) => body),
        await published(),
        server.platform.seen,
      ]);
      const { steps } = await replay(TABLE, { bet: BET, moves: [] }, { serverSeed, clientSeed: TABLE.id, nonce: 1 });
      const { player: hand, board } = steps[0]!.state as { player: number[]; board: number[] };
      const known = `"player":${JSON.stringify(hand)},"board":${JSON.stringify(board)}`;
      expect(seen).toContain(known);
      expect(seen).not.toContain(serverSeed);
      return seen.replaceAll(known, 'known').replaceAll(/[0-9a-f-]{36,64}|-?\d+/g, '#');
    };
    const first = await shape('1'.repeat(64));
    await server.close();
    await opened();
    expect(await shape('2'.repeat(64))).toBe(first);
  });

  it('goes on by itself, each step once, however many nodes make it, and whichever is killed', async () => {
    for (let round = 0; round < 2; round += 1) {
      const placed = await player.begun(BET);
      await stepAllTo('deciding');
      await player.moved(placed, CALL);
      await stepAllTo('open');
      await server.work();
    }
    const { rows } = await server.db.query<{ number: number; phase: string }>(
      `select number, phase from table_round order by number`,
    );
    expect(rows).toEqual([
      { number: 1, phase: 'settled' },
      { number: 2, phase: 'settled' },
      { number: 3, phase: 'open' },
    ]);
    expect(betCalls()).toHaveLength(4);
    const paid = await server.db.query<{ won: number }>(`select sum(win)::int as won from round`);
    expect(server.platform.wallet.balance).toBe(100_000 - 2 * 700 + paid.rows[0]!.won);
  });
});
