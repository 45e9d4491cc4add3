import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { answered, newId } from '../../../studio/conformance/harness.ts';
import { expectCleanLedger } from '../../server/ledger/support/books.ts';
import { openFloor, type Floor } from '../support/floor.ts';

/** Sequences that the random search found, reduced to their shortest form. */
let floor: Floor;

beforeAll(async () => {
  floor = await openFloor();
});
afterEach(() => expectCleanLedger(floor.database));
afterAll(() => floor.close());

it('refuses a bet of another game in a round, since only the round’s own game can settle it', async () => {
  const play = await floor.stand.openSession();
  await play.staked();
  const { player, game } = floor.stand.options;
  const { token } = await floor.stand.control<{ token: string }>('session', { player, game: 'dragon', demo: false });
  const opened = answered(await floor.stand.client.authenticate({ token }));
  const session = 'session' in opened ? opened.session : '';
  expect(game).not.toBe('dragon');
  expect(await play.bet({ session, game: 'dragon' })).toMatchObject({ code: 'INVALID_GAME' });
  expect(await play.gained()).toBe(-1);
});

it('keeps a decided round closed when a promotion is rolled back: it is not paid twice', async () => {
  const play = await floor.stand.openSession({ stakes: 10 });
  const bet = await play.staked();
  await play.settle(bet);
  const promotion = newId();
  await play.settle(bet, { tx_id: promotion, type: 'promo', amount: play.stake });
  expect(await play.rollback(promotion)).toMatchObject({ code: 'OK', balance: 12 * play.stake });
  expect(await play.settle(bet)).toMatchObject({ code: 'ROUND_CLOSED', balance: 12 * play.stake });
});

it('reopens a round without a result when the promotion that closed it is rolled back', async () => {
  const play = await floor.stand.openSession({ stakes: 10 });
  const bet = await play.staked();
  const promotion = newId();
  await play.settle(bet, { tx_id: promotion, type: 'promo', amount: play.stake });
  await play.rollback(promotion);
  expect(await play.settle(bet)).toMatchObject({ code: 'OK', balance: 12 * play.stake });
});

it('returns neither an intermediate balance nor an intermediate number for a reversed bet-settle', async () => {
  const play = await floor.stand.openSession();
  const win = newId();
  await play.rollback(win);
  const body = { ...play.betBody(), settle_tx_id: win, win_amount: play.stake, round_closed: true };
  const answer = answered(await floor.stand.client.betSettle(body));
  expect(answer).toMatchObject({ code: 'BET_CANCELLED', balance: null, platform_tx_id: null });
  expect(await play.gained()).toBe(0);
});

it('refuses one of a settle and its concurrent rollback in another player’s name', async () => {
  const play = await floor.stand.openSession({ stakes: 10 });
  const bet = await play.staked();
  await floor.addPlayer('stranger');
  const stranger = await floor.standOf('stranger').openSession();
  const settle = newId();
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      floor.database.db,
    );
    return rows.length;
  };
  // Both have read before either can write.
  const both = await floor.database.transact(async (tx) => {
    await sql`lock table vendor_txs in share mode`.execute(tx);
    const first = play.settle(bet, { tx_id: settle });
    await expect.poll(waiting).toBe(1);
    const second = stranger.rollback(settle, { round_id: play.round });
    await expect.poll(waiting).toBe(2);
    return [first, second];
  });
  expect((await Promise.all(both)).map(({ code }) => code)).toEqual(['OK', 'PAYLOAD_MISMATCH']);
  expect((await play.rollback(settle)).code).toBe('OK');
  expect(await play.gained()).toBe(-1);
});
