import { strictEqual } from 'node:assert';
import { answered, expectAnswer, newId, type ConformanceCase } from '../harness.ts';

export const winCases: ConformanceCase[] = [
  {
    number: 8,
    title: 'win, session expired → OK',
    async run(harness) {
      const play = await harness.openSession();
      const bet = await play.staked();
      await harness.control('expire', { session: play.opened.session });
      expectAnswer(await play.settle(bet), { code: 'OK' });
      strictEqual(await play.gained(), 2);
    },
  },
  {
    number: 9,
    title: 'win twice → one credit, ALREADY_PROCESSED',
    async run(harness) {
      const play = await harness.openSession({ stakes: 10 });
      const body = play.settleBody(await play.staked());
      const first = await play.settle('', body);
      expectAnswer(first, { code: 'OK', balance: 12 * play.stake });
      expectAnswer(await play.settle('', body), {
        code: 'ALREADY_PROCESSED',
        platform_tx_id: first.platform_tx_id,
        balance: 12 * play.stake,
        replayed: true,
      });
      strictEqual(await play.gained(), 2);
    },
  },
  {
    number: 10,
    title: 'win 0 with round_closed → row written, round closed',
    async run(harness) {
      const play = await harness.openSession();
      const body = play.settleBody(await play.staked(), { amount: 0 });
      expectAnswer(await play.settle('', body), { code: 'OK' });
      const row = answered(await harness.client.tx(body.tx_id));
      strictEqual('state' in row && row.state, 'applied');
      expectAnswer(await play.bet(), { code: 'ROUND_CLOSED' });
      strictEqual(await play.gained(), -1);
    },
  },
  {
    number: 11,
    title: 'win for an unknown bet → BET_NOT_FOUND',
    async run(harness) {
      const play = await harness.openSession();
      expectAnswer(await play.settle(newId()), { code: 'BET_NOT_FOUND' });
      // A bet of another round does not count for this one.
      const bet = await play.staked();
      expectAnswer(await play.settle(bet, { round_id: newId() }), { code: 'BET_NOT_FOUND' });
      strictEqual(await play.gained(), -1);
    },
  },
  {
    number: 12,
    title: 'win after its bet was rolled back → BET_CANCELLED, no credit, incident for review',
    async run(harness) {
      const play = await harness.openSession();
      const bet = await play.staked();
      expectAnswer(await play.rollback(bet), { code: 'OK' });
      expectAnswer(await play.settle(bet), { code: 'BET_CANCELLED' });
      strictEqual(await play.incidents('win_after_rollback'), 1);
      strictEqual(await play.gained(), 0);
    },
  },
  {
    number: 24,
    title: 'settle after round_closed → ROUND_CLOSED, save jackpot and promo; adjust re-settles',
    async run(harness) {
      const play = await harness.openSession({ stakes: 10 });
      const bet = await play.staked();
      expectAnswer(await play.settle(bet, { amount: play.stake }), { code: 'OK' });
      expectAnswer(await play.settle(bet), { code: 'ROUND_CLOSED' });
      expectAnswer(await play.settle(bet, { type: 'free' }), { code: 'ROUND_CLOSED' });
      expectAnswer(await play.settle(bet, { type: 'promo', amount: 2 * play.stake }), {
        code: 'OK',
        balance: 12 * play.stake,
      });
      expectAnswer(await play.adjust(play.stake), { code: 'OK', balance: 13 * play.stake });
      expectAnswer(await play.adjust(-2 * play.stake), { code: 'OK', balance: 11 * play.stake });
      strictEqual(await play.gained(), 1);
    },
  },
  {
    number: 25,
    title: 'result corrected → payout rolled back, bet open again, new settle',
    async run(harness) {
      const play = await harness.openSession({ stakes: 10 });
      const bet = await play.staked();
      const wrong = play.settleBody(bet, { amount: 5 * play.stake });
      expectAnswer(await play.settle(bet, wrong), { code: 'OK', balance: 14 * play.stake });
      expectAnswer(await play.rollback(wrong.tx_id), { code: 'OK', balance: 9 * play.stake });
      expectAnswer(await play.settle(bet, { amount: 2 * play.stake }), { code: 'OK', balance: 11 * play.stake });
      // The wrong result, sent again later, keeps its answer.
      expectAnswer(await play.settle(bet, wrong), { code: 'BET_CANCELLED' });
      strictEqual(await play.gained(), 1);
    },
  },
  {
    number: 32,
    title: 'draw or void → settle with the stake, reason refund',
    async run(harness) {
      const play = await harness.openSession();
      const bet = await play.staked();
      expectAnswer(await play.settle(bet, { amount: play.stake, reason: 'refund' }), { code: 'OK' });
      strictEqual(await play.gained(), 0);
    },
  },
];
