import { strictEqual } from 'node:assert';
import { answered, expectAnswer, newId, type ConformanceCase } from '../harness.ts';

export const rollbackCases: ConformanceCase[] = [
  {
    number: 6,
    title: 'rollback of a refused bet → OK, no move',
    async run(harness) {
      const play = await harness.openSession({ stakes: 1 });
      const body = play.betBody({ amount: 2 * play.stake });
      expectAnswer(await play.bet(body), { code: 'INSUFFICIENT_FUNDS' });
      expectAnswer(await play.rollback(body.tx_id), { code: 'OK' });
      strictEqual(await play.gained(), 0);
    },
  },
  {
    number: 13,
    title: 'rollback of a bet → stake back, bet rolled back',
    async run(harness) {
      const play = await harness.openSession({ stakes: 10 });
      const bet = await play.staked();
      expectAnswer(await play.rollback(bet), { code: 'OK', balance: 10 * play.stake });
      const row = answered(await harness.client.tx(bet));
      strictEqual('state' in row && row.state, 'rolled_back');
      strictEqual(await play.gained(), 0);
    },
  },
  {
    number: 14,
    title: 'rollback twice, same or new tx_id → ALREADY_ROLLED_BACK, no second credit',
    async run(harness) {
      const play = await harness.openSession();
      const bet = await play.staked();
      const body = play.rollbackBody(bet);
      expectAnswer(await play.rollback(bet, body), { code: 'OK' });
      expectAnswer(await play.rollback(bet, body), { code: 'ALREADY_ROLLED_BACK', replayed: true });
      expectAnswer(await play.rollback(bet), { code: 'ALREADY_ROLLED_BACK', replayed: true });
      strictEqual(await play.gained(), 0);
    },
  },
  {
    number: 15,
    title: 'rollback before its bet → tombstone, OK',
    async run(harness) {
      const play = await harness.openSession();
      const body = play.rollbackBody(newId());
      expectAnswer(await play.rollback('', body), { code: 'OK' });
      const row = answered(await harness.client.tx(body.tx_id));
      strictEqual('state' in row && row.state, 'tombstone');
      strictEqual(await play.gained(), 0);
    },
  },
  {
    number: 16,
    title: 'bet after the tombstone → BET_CANCELLED, no debit',
    async run(harness) {
      const play = await harness.openSession();
      const body = play.betBody();
      expectAnswer(await play.rollback(body.tx_id), { code: 'OK' });
      expectAnswer(await play.bet(body), { code: 'BET_CANCELLED' });
      expectAnswer(await play.bet(body), { code: 'BET_CANCELLED', replayed: true });
      strictEqual(await play.gained(), 0);
    },
  },
  {
    number: 17,
    title: 'rollback of a bet that never comes → tombstone kept, OK, counted in reconciliation',
    async run(harness) {
      const play = await harness.openSession();
      const never = newId();
      const body = play.rollbackBody(never);
      expectAnswer(await play.rollback(never, body), { code: 'OK' });
      expectAnswer(await play.rollback(never), { code: 'ALREADY_ROLLED_BACK' });
      const kept = answered(await harness.client.tx(body.tx_id));
      strictEqual('state' in kept && kept.state, 'tombstone');
      expectAnswer(answered(await harness.client.tx(never)) as never, { code: 'BET_NOT_FOUND' });
    },
  },
  {
    number: 18,
    title: 'rollback of a bet whose round paid → BET_SETTLED: the payout is reversed first',
    async run(harness) {
      const play = await harness.openSession();
      const bet = await play.staked();
      const win = play.settleBody(bet);
      expectAnswer(await play.settle(bet, win), { code: 'OK' });
      const body = play.rollbackBody(bet);
      expectAnswer(await play.rollback(bet, body), { code: 'BET_SETTLED' });
      strictEqual(await play.gained(), 2);
      expectAnswer(await play.rollback(win.tx_id), { code: 'OK' });
      expectAnswer(await play.rollback(bet, body), { code: 'OK' });
      strictEqual(await play.gained(), 0);
    },
  },
  {
    number: 19,
    title: 'rollback of a payout → debit what is there; shortfall to the receivable, play blocked, incident',
    async run(harness) {
      const play = await harness.openSession({ stakes: 1 });
      const bet = await play.staked();
      const win = play.settleBody(bet);
      expectAnswer(await play.settle(bet, win), { code: 'OK', balance: 3 * play.stake });
      await play.nextRound();
      await play.staked({ amount: 2 * play.stake });
      const round = win.round_id;
      expectAnswer(await play.rollback(win.tx_id, { round_id: round }), { code: 'OK', balance: 0 });
      const after = await harness.state();
      strictEqual(after.real, 0);
      strictEqual(after.receivable - play.before.receivable, -2 * play.stake);
      strictEqual(after.play_blocked, true);
      strictEqual(await play.incidents('shortfall'), 1);
      await harness.control('money', { player: harness.options.player, balance: play.stake });
      expectAnswer(await play.bet(), { code: 'PLAYER_LOCKED' });
    },
  },
  {
    number: 20,
    title: 'rollback races with win → row lock decides; either order ends consistent',
    async run(harness) {
      for (let race = 0; race < 12; race += 1) {
        const play = await harness.openSession({ stakes: 10 });
        const bet = await play.staked();
        // Alternates which call is sent first; the lock decides which one wins.
        const calls = [() => play.settle(bet), () => play.rollback(bet)];
        if (race % 2) calls.reverse();
        const answers = await Promise.all(calls.map((call) => call()));
        if (race % 2) answers.reverse();
        const end = answers.map((answer) => answer.code).join(' ');
        const gained = await play.gained();
        if (end === 'OK BET_SETTLED') strictEqual(gained, 2);
        else if (end === 'BET_CANCELLED OK') strictEqual(gained, 0);
        else throw new Error(`win and rollback ended as ${end}`);
      }
    },
  },
];
