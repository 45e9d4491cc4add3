import { strictEqual } from 'node:assert';
import { answered, expectAnswer, newId, type ConformanceCase } from '../stand.ts';

export const winCases: ConformanceCase[] = [
  {
    number: 8,
    title: 'win, session expired → OK',
    async run(stand) {
      const seat = await stand.seat();
      const bet = await seat.staked();
      await stand.control('expire', { session: seat.opened.session });
      expectAnswer(await seat.settle(bet), { code: 'OK' });
      strictEqual(await seat.gained(), 2);
    },
  },
  {
    number: 9,
    title: 'win twice → one credit, ALREADY_PROCESSED',
    async run(stand) {
      const seat = await stand.seat({ stakes: 10 });
      const body = seat.settleBody(await seat.staked());
      const first = await seat.settle('', body);
      expectAnswer(first, { code: 'OK', balance: 12 * seat.stake });
      expectAnswer(await seat.settle('', body), {
        code: 'ALREADY_PROCESSED',
        platform_tx_id: first.platform_tx_id,
        balance: 12 * seat.stake,
        replayed: true,
      });
      strictEqual(await seat.gained(), 2);
    },
  },
  {
    number: 10,
    title: 'win 0 with round_closed → row written, round closed',
    async run(stand) {
      const seat = await stand.seat();
      const body = seat.settleBody(await seat.staked(), { amount: 0 });
      expectAnswer(await seat.settle('', body), { code: 'OK' });
      const row = answered(await stand.client.tx(body.tx_id));
      strictEqual('state' in row && row.state, 'applied');
      expectAnswer(await seat.bet(), { code: 'ROUND_CLOSED' });
      strictEqual(await seat.gained(), -1);
    },
  },
  {
    number: 11,
    title: 'win for an unknown bet → BET_NOT_FOUND',
    async run(stand) {
      const seat = await stand.seat();
      expectAnswer(await seat.settle(newId()), { code: 'BET_NOT_FOUND' });
      // A bet of another round does not count for this one.
      const bet = await seat.staked();
      expectAnswer(await seat.settle(bet, { round_id: newId() }), { code: 'BET_NOT_FOUND' });
      strictEqual(await seat.gained(), -1);
    },
  },
  {
    number: 12,
    title: 'win after its bet was rolled back → BET_CANCELLED, no credit, incident for review',
    async run(stand) {
      const seat = await stand.seat();
      const bet = await seat.staked();
      expectAnswer(await seat.rollback(bet), { code: 'OK' });
      expectAnswer(await seat.settle(bet), { code: 'BET_CANCELLED' });
      strictEqual(await seat.incidents('win_after_rollback'), 1);
      strictEqual(await seat.gained(), 0);
    },
  },
  {
    number: 24,
    title: 'settle after round_closed → ROUND_CLOSED, save jackpot and promo; adjust re-settles',
    async run(stand) {
      const seat = await stand.seat({ stakes: 10 });
      const bet = await seat.staked();
      expectAnswer(await seat.settle(bet, { amount: seat.stake }), { code: 'OK' });
      expectAnswer(await seat.settle(bet), { code: 'ROUND_CLOSED' });
      expectAnswer(await seat.settle(bet, { type: 'free' }), { code: 'ROUND_CLOSED' });
      expectAnswer(await seat.settle(bet, { type: 'promo', amount: 2 * seat.stake }), {
        code: 'OK',
        balance: 12 * seat.stake,
      });
      expectAnswer(await seat.adjust(seat.stake), { code: 'OK', balance: 13 * seat.stake });
      expectAnswer(await seat.adjust(-2 * seat.stake), { code: 'OK', balance: 11 * seat.stake });
      strictEqual(await seat.gained(), 1);
    },
  },
  {
    number: 25,
    title: 'result corrected → payout rolled back, bet open again, new settle',
    async run(stand) {
      const seat = await stand.seat({ stakes: 10 });
      const bet = await seat.staked();
      const wrong = seat.settleBody(bet, { amount: 5 * seat.stake });
      expectAnswer(await seat.settle(bet, wrong), { code: 'OK', balance: 14 * seat.stake });
      expectAnswer(await seat.rollback(wrong.tx_id), { code: 'OK', balance: 9 * seat.stake });
      expectAnswer(await seat.settle(bet, { amount: 2 * seat.stake }), { code: 'OK', balance: 11 * seat.stake });
      // The wrong result, sent again later, keeps its answer.
      expectAnswer(await seat.settle(bet, wrong), { code: 'BET_CANCELLED' });
      strictEqual(await seat.gained(), 1);
    },
  },
  {
    number: 32,
    title: 'draw or void → settle with the stake, reason refund',
    async run(stand) {
      const seat = await stand.seat();
      const bet = await seat.staked();
      expectAnswer(await seat.settle(bet, { amount: seat.stake, reason: 'refund' }), { code: 'OK' });
      strictEqual(await seat.gained(), 0);
    },
  },
];
