import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundState } from '../../contract/live-rounds.ts';
import { replay } from '../engines/instant/play.ts';
import { publish } from '../engines/rounds/publish.ts';
import { stepNext } from '../engines/rounds/step.ts';
import { ensureTables } from '../engines/rounds/tables.ts';
import { baccarat } from '../families/baccarat/index.ts';
import type { RoundView } from '../protocol.ts';
import type { LoadedTitle } from '../titles/load.ts';
import { openPlayer, openStudio, TITLES, type Player, type StudioServer } from './support/studio-server.ts';

const SOLO = TITLES.get('six-lanterns-baccarat')!;
const TABLE: LoadedTitle = {
  ...SOLO,
  id: 'table-one',
  vendor: 'STUDIO',
  family: baccarat,
  minRoundMs: 0,
  table: { openMs: 600_000, drawMs: 2_000, showMs: 8_000 },
};
const BET = { chips: { player: 100, tie: 200 } };

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

const step = () => stepNext(server.studio);
/** The time of the table's next step has come. */
const due = () =>
  server.db.query(`update table_round set due_at = clock_timestamp(),
    closes_at = case when phase = 'open' then clock_timestamp() else closes_at end where due_at is not null`);
const next = async (): Promise<void> => {
  await due();
  expect(await step()).toBe(true);
};
/** From the open round to its end: no more bets, the draw, and all bets decided. */
const play = async (): Promise<void> => {
  for (let steps = 0; steps < 3; steps += 1) await next();
  await server.work();
};
const bets = async () => (await player.look()).bets;
const published = async (): Promise<{ version: number; value: RoundState }> => {
  await publish(server.studio);
  const { states } = server.platform.calls('state').at(-1)!.body as {
    states: { version: number; value: RoundState }[];
  };
  return states.at(-1)!;
};

describe('a bet at a table', () => {
  it('takes its stake at once, and waits for the draw of the round', async () => {
    const bet = await player.begun(BET);
    expect(bet).toMatchObject({ status: 'open', stake: 300, outcome: null, win: null, tableNumber: 1 });
    expect(server.platform.calls('bet').at(-1)!.body).toMatchObject({ amount: 300, round_id: bet.id });
    expect(server.platform.wallet.balance).toBe(99_700);
    await server.work();
    expect((await bets()).map(({ status }) => status)).toEqual(['open']);
  });

  it('is paid by the draw that everybody sees, which the revealed seed repeats', async () => {
    const [one, two] = [await player.begun(BET), await player.begun({ chips: { banker: 500 } })];
    await play();
    const [first, second] = (await bets()) as [RoundView, RoundView];
    expect([first.id, second.id, first.status, second.status]).toEqual([one.id, two.id, 'closed', 'closed']);
    const { value } = await published();
    expect(value).toMatchObject({ phase: 'settled', number: 1, commitment: first.seeds.commitment });
    for (const bet of [first, second]) {
      expect(bet.outcome).toMatchObject(value.result!);
      expect(bet.seeds.serverSeed).toBe(value.seed);
      const seeds = { ...bet.seeds, serverSeed: bet.seeds.serverSeed! };
      expect(await replay(TABLE, bet, seeds)).toMatchObject({ stake: bet.stake, payout: bet.win });
    }
    expect(server.platform.wallet.balance).toBe(100_000 - 800 + first.win! + second.win!);
    expect(server.platform.calls('batch').map(({ body }) => (body['calls'] as unknown[]).length)).toEqual([2]);
  });

  it('sent twice with one id is placed once', async () => {
    const id = crypto.randomUUID();
    const [one, again] = [await player.begin(BET, id), await player.begin(BET, id)];
    expect(again.json<{ round: RoundView }>().round.id).toBe(one.json<{ round: RoundView }>().round.id);
    expect(server.platform.calls('bet')).toHaveLength(1);
    const other = await player.begin({ chips: { player: 100 } }, id);
    expect(other.json()).toEqual({ code: 'PAYLOAD_MISMATCH' });
  });

  it.each([
    ['after the end of the round', async () => void (await next()), BET, 409, 'BET_CLOSED'],
    [
      'after the time of its end, before any node closed it',
      async () => void (await server.db.query(`update table_round set closes_at = clock_timestamp()`)),
      BET,
      409,
      'BET_CLOSED',
    ],
    ['on a place that is not offered', async () => undefined, { chips: { moon: 100 } }, 400, 'BAD_REQUEST'],
    ['of a fraction', async () => undefined, { chips: { player: 100.5 } }, 400, 'BAD_REQUEST'],
    ['below the least stake', async () => undefined, { chips: { player: 50 } }, 400, 'STAKE_NOT_OFFERED'],
    ['above the highest stake', async () => undefined, { chips: { player: 5_100 } }, 400, 'STAKE_NOT_OFFERED'],
    ['on nothing', async () => undefined, { chips: {} }, 400, 'BET_NOT_OFFERED'],
  ])('%s is refused, and takes nothing', async (_, before, bet, status, code) => {
    await before();
    const answer = await player.begin(bet);
    expect([answer.statusCode, answer.json()]).toEqual([status, { code }]);
    expect(server.platform.calls('bet')).toEqual([]);
    expect(await bets()).toEqual([]);
  });

  it('is limited in number, so that nobody fills the round', async () => {
    for (let count = 0; count < 40; count += 1) expect((await player.begin(BET)).statusCode).toBe(200);
    expect((await player.begin(BET)).json()).toEqual({ code: 'TOO_MANY_BETS' });
  });

  it('whose stake is not taken leaves the round and says why', async () => {
    server.platform.misbehave('bet', { code: 'INSUFFICIENT_FUNDS' });
    expect(await player.begun(BET)).toMatchObject({ status: 'refused', reason: 'INSUFFICIENT_FUNDS' });
    await play();
    expect(server.platform.calls('settle')).toEqual([]);
  });

  it('whose stake is not answered holds the draw until it is returned', async () => {
    server.platform.misbehave('bet', 'forget');
    const placed = player.begun(BET);
    await expect.poll(() => server.platform.calls('bet').length).toBe(1);
    await next();
    await due();
    await step();
    const bet = await placed;
    expect(bet.status).toBe('returning');
    await play();
    expect(server.platform.wallet.balance).toBe(100_000);
    expect((await bets()).map(({ status }) => status)).toEqual(['returned']);
  });
});

describe('the round of a table', () => {
  it('is told to the platform in each phase, with the stakes of all players, and its result only after the draw', async () => {
    const other = await openPlayer(server.app);
    await player.begun(BET);
    await other.begun({ chips: { player: 500 } });
    const open = await published();
    expect(open.value).toMatchObject({
      phase: 'open',
      players: 1,
      totals: { player: { stake: 600, players: 1 }, tie: { stake: 200, players: 1 } },
      result: null,
      seed: null,
      recent: [],
    });
    const versions = [open.version];
    const phases: unknown[] = [];
    for (let steps = 0; steps < 4; steps += 1) {
      await next();
      const { version, value } = await published();
      versions.push(version);
      phases.push([value.number, value.phase, value.result !== null, value.seed !== null, value.recent.length]);
    }
    expect(phases).toEqual([
      [1, 'closed', false, false, 0],
      [1, 'drawn', true, false, 0],
      [1, 'settled', true, true, 0],
      [2, 'open', false, false, 1],
    ]);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  });

  it('is told again after the platform did not answer', async () => {
    server.platform.misbehave('state', { status: 503 });
    await publish(server.studio);
    await publish(server.studio);
    await publish(server.studio);
    expect(server.platform.calls('state')).toHaveLength(2);
  });

  it('shows nothing of what will be drawn before the draw', async () => {
    const bet = await player.begun(BET);
    const { rows } = await server.db.query<{ seed: string }>(`select server_seed as seed from table_round`);
    await next();
    await publish(server.studio);
    const seen = JSON.stringify([await player.look(), bet, server.platform.seen]);
    expect(seen).not.toContain(rows[0]!.seed);
    expect(seen).not.toContain('banker":[');
  });

  it('whose step fails is put off, and goes on once the fault is gone', async () => {
    await next();
    const draw = vi.spyOn(baccarat.shared!, 'result').mockImplementation(() => {
      throw new Error('a fault in the rules');
    });
    await next();
    const phase = () =>
      server.db.query<{ phase: string; due: boolean }>(`select phase, due_at <= now() as due from table_round`);
    expect((await phase()).rows).toEqual([{ phase: 'closed', due: false }]);
    expect(await step(), 'nothing is due, so other tables have their turn').toBe(false);
    draw.mockRestore();
    await next();
    expect((await phase()).rows).toEqual([{ phase: 'drawn', due: true }]);
  });

  it('goes on by itself, each step once, however many nodes make it', async () => {
    await player.begun(BET);
    for (let steps = 0; steps < 8; steps += 1) {
      await due();
      await Promise.all(Array.from({ length: 4 }, step));
    }
    await server.work();
    const { rows } = await server.db.query<{ number: number; phase: string }>(
      `select number, phase from table_round order by number`,
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
    expect(rows.slice(0, -1).every(({ phase }) => phase === 'settled')).toBe(true);
    expect(server.platform.calls('batch')).toHaveLength(1);
  });
});
