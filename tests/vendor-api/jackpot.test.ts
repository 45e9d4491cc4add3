import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everyMerchant } from '../../server/db/database.ts';
import { inMerchant } from '../../server/db/merchant.ts';
import { playablePools, releasePool } from '../../server/domains/jackpots/release.ts';
import { fundJackpot } from '../../server/domains/jackpots/operator/fund.ts';
import { answered, newId, type PlaySession } from '../../studio/conformance/harness.ts';
import { readJackpots } from '../../server/domains/jackpots/feeds/jackpot.ts';
import { growPool } from '../support/pools.ts';
import { expectCleanLedger } from '../server/ledger/support/books.ts';
import { openFloor, POOL, SEED, type Floor } from './support/floor.ts';

let floor: Floor;
let play: PlaySession;

beforeEach(async () => {
  floor = await openFloor();
  play = await floor.stand.openSession();
});
afterEach(async () => {
  await expectCleanLedger(floor.database);
  await floor.close();
});

/** Releases the whole reserve, or the given number of steps; here a step is one minor unit. */
const release = (steps = 1_000_000_000) => releasePool(floor, { merchant: 'parlour', id: POOL }, steps);
const merchant = () => inMerchant(floor.database.db, 'parlour');
const setPool = (set: object) => merchant().updateTable('pools').set(set).where('id', '=', POOL).execute();
const shown = async () => {
  const pool = answered(await floor.stand.client.pool(POOL, 'parlour'));
  return 'shown' in pool ? pool.shown : pool.code;
};
const read = async <V>(path: string): Promise<V> =>
  ((await (await fetch(new URL(path, floor.url))).json()) as { value: V }).value;
const accounts = async () => (await read<{ list: Record<string, any>[] }>('/wps/relay/GLS_jackpots')).list;
const account = async () => (await accounts())[0]!;
const published = (feed: string) =>
  everyMerchant(floor.database.db)
    .selectFrom('outbox')
    .select(['key', 'room', 'seq', 'value'])
    .where('feed', '=', feed)
    .orderBy('id')
    .execute();
/** 1 % of the stake: the pool's full contribution. */
const share = (stake: number) => ({ id: POOL, contribution_micro: stake * 10_000 });
const jackpot = (bet: string, of: PlaySession = play) =>
  of.settle(bet, { type: 'jackpot', amount: 0, pool: POOL, round_closed: false });

describe('a pool', () => {
  it('adds contributions of bets to its reserve, and releases it step by step: it shows contributed money only', async () => {
    const rich = await floor.stand.openSession({ stakes: 1_000 });
    await rich.staked({ amount: 60_000, pool: share(60_000) });
    expect(await account()).toMatchObject({ shown: SEED, contributedMicro: 600_000_000, reserveMicro: 600_000_000 });
    await release(0);
    expect(await shown()).toBe(SEED);
    await release(250);
    expect(await account()).toMatchObject({ shown: SEED + 250, reserveMicro: 350_000_000, seeded: SEED, paid: 0 });
    await release(500);
    expect(await account()).toMatchObject({ shown: SEED + 600, reserveMicro: 0, funded: 0 });
    expect((await published('jackpot')).at(-1)).toMatchObject({
      key: `pool:${POOL}`,
      room: 'public:parlour',
      value: { name: 'Grand', amount: SEED + 600, currency: 'USD', exponent: 2, lastWon: null },
    });
  });

  it('counts in millionths: a step of a fraction of a minor unit moves exactly that fraction', async () => {
    await setPool({ release_unit_micro: 3_000 });
    await play.staked({ amount: 150, pool: share(150) });
    await release(300);
    expect(await account()).toMatchObject({ shown: SEED, reserveMicro: 1_500_000 });
    await release(100);
    expect(await account()).toMatchObject({
      shown: SEED + 1,
      reserveMicro: 500_000,
      cameMicro: SEED * 1e6 + 1_500_000,
    });
  });

  it('returns the contribution of a rolled-back bet, released or not', async () => {
    const released = await play.staked({ amount: 1_000, pool: share(1_000) });
    await release();
    const waiting = await play.staked({ amount: 500, pool: share(500) });
    await play.rollback(waiting);
    await play.rollback(released);
    await release();
    expect(await account()).toMatchObject({ shown: SEED, contributedMicro: 0, reserveMicro: 0 });
  });

  it('is refilled by the house where a rolled-back bet’s contribution was already won, and can be won again', async () => {
    const rich = await floor.stand.openSession({ stakes: 10_000 });
    const undone = await rich.staked({ amount: 600_000, pool: share(600_000) });
    await release();
    const lostRound = rich.round;
    await rich.nextRound();
    expect(await jackpot(await rich.staked(), rich)).toMatchObject({ code: 'OK', amount: SEED + 6_000 });
    expect((await rich.rollback(undone, { round_id: lostRound })).code).toBe('OK');
    await release();
    expect(await account()).toMatchObject({
      shown: SEED,
      seeded: 2 * SEED + 6_000,
      contributedMicro: 0,
      paid: SEED + 6_000,
    });
    await rich.nextRound();
    expect((await jackpot(await rich.staked(), rich)).code).toBe('OK');
  });

  it('receives only seeds and operator funding from the house, and these are stated separately', async () => {
    await release();
    expect(await account()).toMatchObject({ shown: SEED, seeded: SEED, funded: 0, reserveMicro: 0 });
    await floor.database.transact((tx) =>
      fundJackpot(tx, { merchant: 'parlour', pool: POOL, amount: 700, reason: 'the first week' }),
    );
    expect(await account()).toMatchObject({ shown: SEED, funded: 700, reserveMicro: 700_000_000 });
    await release(300);
    expect(await account()).toMatchObject({ shown: SEED + 300, funded: 700, reserveMicro: 400_000_000 });
    expect(answered(await floor.stand.client.pool(POOL, 'parlour'))).toMatchObject({
      funded: 700,
      contribution_micro: 10_000,
      reserve_bound: 2_500,
    });
  });

  it('numbers each change, and does not change without one', async () => {
    const rich = await floor.stand.openSession({ stakes: 1_000 });
    await rich.staked({ amount: 50_000, pool: share(50_000) });
    await release(100);
    await release(100);
    await release();
    await release();
    expect((await published('jackpot')).map((row) => row.seq)).toEqual([2, 3, 4, 5]);
  });

  it('that nobody can win is not shown, and releases nothing', async () => {
    const feed = () => readJackpots(floor.database.db, 'parlour', [`pool:${POOL}`]);
    const everywhere = async () => [
      (await playablePools(floor)).length,
      (await feed()).length,
      (await accounts()).length,
      (await read<{ jackpots: object[] }>('/wps/system/whitelabel')).jackpots.length,
    ];
    expect(await everywhere()).toEqual([1, 1, 1, 1]);
    await merchant().updateTable('games').set({ playable: false }).execute();
    expect(await everywhere()).toEqual([0, 0, 0, 0]);
    await merchant().updateTable('games').set({ playable: true, enabled: false }).execute();
    expect(await everywhere()).toEqual([0, 0, 0, 0]);
    await merchant().updateTable('games').set({ enabled: true }).where('code', '=', 'dragon').execute();
    expect(await everywhere()).toEqual([1, 1, 1, 1]);
  });
});

describe('a win', () => {
  it('pays what the pool shows at the commit, and resets it; the reserve remains for the next win', async () => {
    const bet = await play.staked({ amount: 10_000, pool: share(10_000) });
    await release(60);
    const answer = await jackpot(bet);
    expect(answer).toMatchObject({ code: 'OK', amount: SEED + 60, balance: SEED + 60 });
    expect(await shown()).toBe(SEED);
    expect(await account()).toMatchObject({ shown: SEED, seeded: 2 * SEED, reserveMicro: 40_000_000, paid: SEED + 60 });
    expect((await account())['wins']).toEqual([{ amount: SEED + 60, atMs: expect.any(Number), playerName: 'pl***1' }]);
    expect((await published('jackpot')).at(-1)?.value).toMatchObject({
      amount: SEED,
      lastWon: { amount: SEED + 60, playerName: 'pl***1' },
    });
    const [winner] = await published('winners');
    expect(winner).toMatchObject({
      key: 'merchant:parlour',
      seq: null,
      value: { jackpot: true, vo: { customerName: 'pl***1', gameName: 'The lantern', winAmount: SEED + 60 } },
    });
    expect(JSON.stringify(winner)).not.toContain('player1');
  });

  it('that is sent again pays once and returns the same amount', async () => {
    const bet = await play.staked();
    const body = { tx_id: newId(), type: 'jackpot', amount: 0, pool: POOL, round_closed: false } as const;
    await play.settle(bet, body);
    await growPool(floor, { merchant: 'parlour', id: POOL }, 200);
    expect(await play.settle(bet, body)).toMatchObject({ code: 'ALREADY_PROCESSED', amount: SEED, replayed: true });
    expect(await shown()).toBe(SEED + 200);
  });

  it('of two concurrent players pays each a separate pool amount', async () => {
    await floor.addPlayer('second');
    const second = await floor.standOf('second').openSession();
    const bets = [await play.staked(), await second.staked()] as const;
    const [one, other] = await Promise.all([
      jackpot(bets[0]),
      jackpot(bets[1], second),
      growPool(floor, { merchant: 'parlour', id: POOL }, 7),
    ]);
    const paid = (one.amount ?? 0) + (other.amount ?? 0);
    expect([one.code, other.code]).toEqual(['OK', 'OK']);
    expect(await account()).toMatchObject({ seeded: 3 * SEED, paid, funded: 7, shown: 3 * SEED + 7 - paid });
  });

  it('resets the pool from the reserve where that covers the seed, else from the house; a reserve above its bound is added', async () => {
    const fund = (amount: number) =>
      floor.database.transact((tx) => fundJackpot(tx, { merchant: 'parlour', pool: POOL, amount, reason: 'a start' }));
    await fund(4_000);
    expect((await jackpot(await play.staked())).amount).toBe(SEED);
    // The bound is 2,500: 1,500 joins the house's seed.
    expect(await account()).toMatchObject({ shown: SEED + 1_500, seeded: 2 * SEED, reserveMicro: 2_500_000_000 });
    await setPool({ reserve_bound: 6_000 });
    await fund(4_500);
    await play.nextRound();
    expect((await jackpot(await play.staked())).amount).toBe(SEED + 1_500);
    // 7,000 in reserve: 1,000 above the bound is added, and the seed comes from the rest.
    expect(await account()).toMatchObject({ shown: SEED + 1_000, seeded: 2 * SEED, reserveMicro: 1_000_000_000 });
  });

  it('that is reversed returns to the pool, and disappears from the wins, the last win and the winners board', async () => {
    const first = { tx_id: newId(), type: 'jackpot', amount: 0, pool: POOL, round_closed: false } as const;
    await play.settle(await play.staked(), first);
    const firstRound = play.round;
    await play.nextRound();
    const wrong = { ...first, tx_id: newId() };
    await play.settle(await play.staked(), wrong);
    expect(await account()).toMatchObject({ wins: { length: 2 }, biggestWin: { amount: SEED } });
    expect(await play.rollback(wrong.tx_id)).toMatchObject({ code: 'OK' });
    // The house gets back the seed of the reversed win.
    expect(await account()).toMatchObject({ shown: SEED, seeded: 2 * SEED, paid: SEED, wins: [{ amount: SEED }] });
    expect((await published('jackpot')).at(-1)?.value).toMatchObject({ amount: SEED, lastWon: { amount: SEED } });
    expect(answered(await floor.stand.client.pool(POOL, 'parlour'))).toMatchObject({ last_win: { amount: SEED } });
    const board = await published('winners');
    expect(board.at(-1)?.value).toEqual({ withdrawn: (board.at(-2)?.value as { id: number }).id });
    await play.rollback(first.tx_id, { round_id: firstRound });
    expect((await published('jackpot')).at(-1)?.value).toMatchObject({ lastWon: null });
    expect(await account()).toMatchObject({ seeded: SEED, paid: 0, wins: [], biggestWin: null });
  });

  it('that was spent and then reversed leaves the pool complete: the shortfall is the house’s receivable (case 19)', async () => {
    const bet = await play.staked();
    const body = { tx_id: newId(), type: 'jackpot', amount: 0, pool: POOL, round_closed: false } as const;
    await play.settle(bet, body);
    await floor.stand.control('money', { player: floor.stand.options.player, balance: 1_000 });
    expect(await play.rollback(body.tx_id)).toMatchObject({ code: 'OK', balance: 0 });
    expect(await account()).toMatchObject({ shown: SEED, seeded: SEED, paid: 0, wins: [] });
    expect(await floor.stand.state()).toMatchObject({ receivable: 1_000 - SEED, play_blocked: true });
    expect((await published('deposits')).at(-1)?.value).toMatchObject({ owed: { amount: SEED - 1_000 } });
  });

  it('after the round was closed is paid (case 24)', async () => {
    const bet = await play.staked();
    await play.settle(bet, { amount: 0 });
    expect(await jackpot(bet)).toMatchObject({ code: 'OK', amount: SEED });
  });

  it('names a pool without an amount', async () => {
    const bet = await play.staked();
    expect(await play.settle(bet, { type: 'jackpot', amount: 5, pool: POOL })).toMatchObject({
      code: 'INVALID_AMOUNT',
    });
    expect(await play.settle(bet, { type: 'jackpot', amount: 0 })).toMatchObject({ code: 'INVALID_GAME' });
    expect(await play.settle(bet, { type: 'win', pool: POOL })).toMatchObject({ code: 'INVALID_GAME' });
    expect(await shown()).toBe(SEED);
  });

  it('in free play pays play money and does not change the pool', async () => {
    const free = await floor.stand.openSession({ demo: true });
    const bet = await free.staked({ pool: share(free.stake) });
    expect(await jackpot(bet, free)).toMatchObject({ code: 'OK', amount: SEED });
    await release();
    expect(await account()).toMatchObject({ shown: SEED, seeded: SEED, contributedMicro: 0, paid: 0, wins: [] });
    expect(await free.gained()).toBe(0);
    expect(await published('winners')).toEqual([]);
  });
});
