import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everyBrand } from '../../server/db/database.ts';
import { growPool } from '../../server/domains/jackpots/grow.ts';
import { answered, newId, type Seat } from '../../studio/conformance/stand.ts';
import { expectCleanLedger } from '../server/ledger/support/books.ts';
import { openFloor, POOL, SEED, type Floor } from './support/floor.ts';

let floor: Floor;
let seat: Seat;

beforeEach(async () => {
  floor = await openFloor();
  seat = await floor.stand.seat();
});
afterEach(async () => {
  await expectCleanLedger(floor.database);
  await floor.close();
});

const grow = (dripped = 0) => growPool(floor, { merchant: 'parlour', id: POOL }, dripped);
const shown = async () => {
  const pool = answered(await floor.stand.client.pool(POOL, 'parlour'));
  return 'shown' in pool ? pool.shown : pool.code;
};
const account = async () => {
  const response = await fetch(new URL('/wps/relay/GLS_jackpots', floor.url));
  const { value } = (await response.json()) as { value: { list: Record<string, any>[] } };
  return value.list[0]!;
};
const told = (feed: string) =>
  everyBrand(floor.database.db)
    .selectFrom('outbox')
    .select(['key', 'room', 'seq', 'value'])
    .where('feed', '=', feed)
    .orderBy('id')
    .execute();
/** 1 % of the stake: all that this pool takes. */
const share = (stake: number) => ({ id: POOL, contribution_micro: stake * 10_000 });
const jackpot = (bet: string, of: Seat = seat) =>
  of.settle(bet, { type: 'jackpot', amount: 0, pool: POOL, round_closed: false });

describe('a pool', () => {
  it('grows by what bets give: whole minor units move, the rest is kept in reserve', async () => {
    await seat.staked({ amount: 150, pool: share(150) });
    await seat.staked({ amount: 160, pool: share(160) });
    expect(await shown()).toBe(SEED);
    await grow();
    expect(await shown()).toBe(SEED + 3);
    expect(await account()).toMatchObject({
      shown: SEED + 3,
      seeded: SEED,
      contributed: 3,
      reserveMicro: 100_000,
      paid: 0,
    });
    expect((await told('jackpot')).at(-1)).toMatchObject({
      key: `pool:${POOL}`,
      room: 'public:parlour',
      value: { name: 'Grand', amount: SEED + 3, currency: 'USD', exponent: 2, lastWon: null },
    });
  });

  it('says in its account what waits to be folded, before it is', async () => {
    await seat.staked({ amount: 150, pool: share(150) });
    expect(await account()).toMatchObject({ shown: SEED, contributed: 0, reserveMicro: 1_500_000 });
  });

  it('gives back what a bet gave that was rolled back, folded or not', async () => {
    const folded = await seat.staked({ amount: 1_000, pool: share(1_000) });
    await grow();
    const waiting = await seat.staked({ amount: 500, pool: share(500) });
    await seat.rollback(waiting);
    await seat.rollback(folded);
    await grow();
    expect(await account()).toMatchObject({ shown: SEED, contributed: 0, reserveMicro: 0 });
  });

  it('is made good by the house where a bet is rolled back whose contribution was won, and can be won again', async () => {
    const rich = await floor.stand.seat({ stakes: 10_000 });
    const undone = await rich.staked({ amount: 600_000, pool: share(600_000) });
    const lostRound = rich.round;
    await rich.nextRound();
    expect((await jackpot(await rich.staked({ amount: 100, pool: share(100) }), rich)).code).toBe('OK');
    expect((await rich.rollback(undone, { round_id: lostRound })).code).toBe('OK');
    await grow();
    expect(await account()).toMatchObject({
      shown: SEED,
      seeded: 2 * SEED + 6_000,
      contributed: 1,
      paid: SEED + 6_001,
    });
    await rich.nextRound();
    expect((await jackpot(await rich.staked(), rich)).code).toBe('OK');
  });

  it('drips from the house', async () => {
    await grow(321);
    expect(await account()).toMatchObject({ shown: SEED + 321, dripped: 321 });
  });

  it('numbers each change, and is not touched where nothing changes', async () => {
    await grow(100);
    await grow();
    await grow(100);
    expect((await told('jackpot')).map((row) => row.seq)).toEqual([2, 3, 4]);
  });
});

describe('a win', () => {
  it('pays what the pool holds at commit, with what bets gave just before, and starts it again', async () => {
    const bet = await seat.staked({ amount: 10_000, pool: share(10_000) });
    const answer = await jackpot(bet);
    expect(answer).toMatchObject({ code: 'OK', amount: SEED + 100, balance: SEED + 100 });
    expect(await shown()).toBe(SEED);
    expect(await account()).toMatchObject({ shown: SEED, seeded: 2 * SEED, contributed: 100, paid: SEED + 100 });
    expect((await account())['wins']).toEqual([{ amount: SEED + 100, atMs: expect.any(Number), playerName: 'pl***1' }]);
    expect((await told('jackpot')).at(-1)?.value).toMatchObject({
      amount: SEED,
      lastWon: { amount: SEED + 100, playerName: 'pl***1' },
    });
    const [winner] = await told('winners');
    expect(winner).toMatchObject({
      key: 'merchant:parlour',
      seq: null,
      value: { jackpot: true, vo: { customerName: 'pl***1', gameName: 'The lantern', winAmount: SEED + 100 } },
    });
    expect(JSON.stringify(winner)).not.toContain('player1');
  });

  it('sent again pays once and tells the same amount', async () => {
    const bet = await seat.staked();
    const body = { tx_id: newId(), type: 'jackpot', amount: 0, pool: POOL, round_closed: false } as const;
    await seat.settle(bet, body);
    await grow(200);
    expect(await seat.settle(bet, body)).toMatchObject({ code: 'ALREADY_PROCESSED', amount: SEED, replayed: true });
    expect(await shown()).toBe(SEED + 200);
  });

  it('of two players at once pays each a pool of its own', async () => {
    await floor.addPlayer('second');
    const second = await floor.standOf('second').seat();
    const bets = [await seat.staked(), await second.staked()] as const;
    const [one, other] = await Promise.all([jackpot(bets[0]), jackpot(bets[1], second), grow(7)]);
    const paid = (one.amount ?? 0) + (other.amount ?? 0);
    expect([one.code, other.code]).toEqual(['OK', 'OK']);
    expect(await account()).toMatchObject({ seeded: 3 * SEED, paid, dripped: 7, shown: 3 * SEED + 7 - paid });
  });

  it('that was wrong goes back into the pool', async () => {
    const bet = await seat.staked();
    const body = { tx_id: newId(), type: 'jackpot', amount: 0, pool: POOL, round_closed: false } as const;
    await seat.settle(bet, body);
    expect(await seat.rollback(body.tx_id)).toMatchObject({ code: 'OK' });
    expect(await account()).toMatchObject({ shown: 2 * SEED, seeded: 2 * SEED, paid: 0 });
  });

  it('after the round was closed is paid all the same (case 24)', async () => {
    const bet = await seat.staked();
    await seat.settle(bet, { amount: 0 });
    expect(await jackpot(bet)).toMatchObject({ code: 'OK', amount: SEED });
  });

  it('names a pool and no amount', async () => {
    const bet = await seat.staked();
    expect(await seat.settle(bet, { type: 'jackpot', amount: 5, pool: POOL })).toMatchObject({
      code: 'INVALID_AMOUNT',
    });
    expect(await seat.settle(bet, { type: 'jackpot', amount: 0 })).toMatchObject({ code: 'INVALID_GAME' });
    expect(await seat.settle(bet, { type: 'win', pool: POOL })).toMatchObject({ code: 'INVALID_GAME' });
    expect(await shown()).toBe(SEED);
  });

  it('in free play pays play money and leaves the pool alone', async () => {
    const free = await floor.stand.seat({ demo: true });
    const bet = await free.staked({ pool: share(free.stake) });
    expect(await jackpot(bet, free)).toMatchObject({ code: 'OK', amount: SEED });
    await grow();
    expect(await account()).toMatchObject({ shown: SEED, seeded: SEED, contributed: 0, paid: 0, wins: [] });
    expect(await free.gained()).toBe(0);
    expect(await told('winners')).toEqual([]);
  });
});
