import { strictEqual } from 'node:assert';
import { expectAnswer, newId, type ConformanceCase } from '../harness.ts';

export const betCases: ConformanceCase[] = [
  {
    number: 1,
    title: 'bet → debit, OK',
    async run(harness) {
      const play = await harness.openSession({ stakes: 10 });
      const answer = await play.bet();
      expectAnswer(answer, { code: 'OK', balance: 9 * play.stake, replayed: false });
      strictEqual(await play.gained(), -1);
    },
  },
  {
    number: 2,
    title: 'same bet again → no move, the original platform_tx_id, current balance, replayed',
    async run(harness) {
      const play = await harness.openSession({ stakes: 10 });
      const body = play.betBody();
      const first = await play.bet(body);
      await play.staked();
      expectAnswer(await play.bet(body), {
        code: 'ALREADY_PROCESSED',
        platform_tx_id: first.platform_tx_id,
        balance: 8 * play.stake,
        replayed: true,
      });
      strictEqual(await play.gained(), -2);
    },
  },
  {
    number: 3,
    title: 'same tx_id with other amount, round or player → PAYLOAD_MISMATCH, no move, incident',
    async run(harness) {
      const play = await harness.openSession();
      const body = play.betBody();
      expectAnswer(await play.bet(body), { code: 'OK' });
      expectAnswer(await play.bet({ ...body, amount: 2 * play.stake }), { code: 'PAYLOAD_MISMATCH' });
      expectAnswer(await play.bet({ ...body, round_id: newId() }), { code: 'PAYLOAD_MISMATCH' });
      strictEqual(await play.incidents('payload_mismatch'), 2);
      // Any other player's id.
      const other = String(Number(play.opened.player) + 1);
      expectAnswer(await play.bet({ ...body, player: other }), { code: 'PAYLOAD_MISMATCH' });
      strictEqual(await play.gained(), -1);
    },
  },
  {
    number: 4,
    title: 'two equal bets in parallel → exactly one debit',
    async run(harness) {
      for (let round = 0; round < 5; round += 1) {
        const play = await harness.openSession({ stakes: 10 });
        const body = play.betBody();
        const answers = await Promise.all(Array.from({ length: 6 }, () => play.bet(body)));
        strictEqual(answers.filter((answer) => answer.code === 'OK').length, 1);
        strictEqual(answers.filter((answer) => answer.code === 'ALREADY_PROCESSED').length, 5);
        strictEqual(new Set(answers.map((answer) => answer.platform_tx_id)).size, 1);
        strictEqual(await play.gained(), -1);
      }
    },
  },
  {
    number: 5,
    title: 'bet over balance → INSUFFICIENT_FUNDS with balance, stored: same answer even after a deposit',
    async run(harness) {
      const play = await harness.openSession({ stakes: 1 });
      const body = play.betBody({ amount: play.stake + 1 });
      expectAnswer(await play.bet(body), { code: 'INSUFFICIENT_FUNDS', balance: play.stake });
      await harness.control('money', { player: harness.options.player, balance: 5 * play.stake });
      expectAnswer(await play.bet(body), { code: 'INSUFFICIENT_FUNDS', replayed: true });
      strictEqual(await play.gained(), 4);
    },
  },
  {
    number: 7,
    title: 'bet, session expired → SESSION_EXPIRED',
    async run(harness) {
      const play = await harness.openSession();
      await harness.control('expire', { session: play.opened.session });
      expectAnswer(await play.bet(), { code: 'SESSION_EXPIRED' });
      strictEqual(await play.gained(), 0);
    },
  },
  {
    number: 23,
    title: 'several bets, one round, one win → win names the round; round result right',
    async run(harness) {
      const play = await harness.openSession({ stakes: 10 });
      await play.staked();
      await play.staked({ amount: 2 * play.stake });
      const last = await play.staked();
      expectAnswer(await play.settle(last, { amount: 7 * play.stake }), { code: 'OK', balance: 13 * play.stake });
      // The round is closed for every bet in it.
      expectAnswer(await play.bet(), { code: 'ROUND_CLOSED' });
      strictEqual(await play.gained(), 3);
    },
  },
  {
    number: 26,
    title: 'player excluded mid-round → new bet refused, win credited, open rounds settle',
    async run(harness) {
      const play = await harness.openSession();
      const bet = await play.staked();
      await harness.control('exclude', { player: harness.options.player });
      expectAnswer(await play.bet(), { code: 'PLAYER_EXCLUDED' });
      expectAnswer(await play.settle(bet), { code: 'OK' });
      strictEqual(await play.gained(), 2);
    },
  },
  {
    number: 27,
    title: 'limit reached mid-round → LIMIT_*; the game lets the player continue without that bet',
    async run(harness) {
      for (const [kind, code] of [
        ['stake', 'LIMIT_STAKE'],
        ['loss', 'LIMIT_LOSS'],
        ['wager', 'LIMIT_WAGER'],
        ['time', 'LIMIT_TIME'],
      ] as const) {
        const play = await harness.openSession();
        const bet = await play.staked();
        await harness.control('limit', {
          player: harness.options.player,
          kind,
          left: kind === 'time' ? 0 : play.stake,
        });
        // A bet of exactly the remaining limit is accepted. A time limit is reached at once.
        if (kind !== 'time') await play.staked();
        expectAnswer(await play.bet({ amount: play.stake + 1 }), { code });
        expectAnswer(await play.settle(bet), { code: 'OK' });
        strictEqual(await play.gained(), kind === 'time' ? 2 : 1);
      }
    },
  },
  {
    number: 28,
    title: 'game disabled mid-round → settle allowed, new bet GAME_DISABLED',
    async run(harness) {
      const play = await harness.openSession();
      const bet = await play.staked();
      await harness.control('game', { game: harness.options.game, enabled: false });
      try {
        expectAnswer(await play.bet(), { code: 'GAME_DISABLED' });
        expectAnswer(await play.settle(bet), { code: 'OK' });
        strictEqual(await play.gained(), 2);
      } finally {
        await harness.control('game', { game: harness.options.game, enabled: true });
      }
    },
  },
  {
    number: 29,
    title: 'other currency → WRONG_CURRENCY',
    async run(harness) {
      const play = await harness.openSession();
      const currency = play.opened.currency === 'XTS' ? 'XXX' : 'XTS';
      expectAnswer(await play.bet({ currency }), { code: 'WRONG_CURRENCY' });
      const bet = await play.staked();
      expectAnswer(await play.settle(bet, { currency }), { code: 'WRONG_CURRENCY' });
      strictEqual(await play.gained(), -1);
    },
  },
  {
    number: 33,
    title: 'demo session → the demo ledger, never the real wallet',
    async run(harness) {
      const play = await harness.openSession({ demo: true });
      strictEqual(play.opened.demo, true);
      const bet = play.betBody();
      expectAnswer(await play.bet(bet), { code: 'OK', balance: play.before.demo - play.stake });
      expectAnswer(await play.settle(bet.tx_id), { code: 'OK', balance: play.before.demo + 2 * play.stake });
      strictEqual((await harness.state()).demo, play.before.demo + 2 * play.stake);
      strictEqual(await play.gained(), 0);
    },
  },
  {
    number: 34,
    title: 'bet with what was bet on, in words → OK; without English, or too long → INVALID_REQUEST',
    async run(harness) {
      const play = await harness.openSession();
      const body = play.betBody();
      expectAnswer(await play.bet({ ...body, details: { EN: 'Red, 17', CN: '红，17' } }), { code: 'OK' });
      expectAnswer(await play.bet({ ...body, details: { EN: 'Black' } }), { code: 'PAYLOAD_MISMATCH' });
      const other = play.betBody();
      expectAnswer(await play.bet({ ...other, details: { CN: '红' } }), { code: 'INVALID_REQUEST' });
      expectAnswer(await play.bet({ ...other, details: { EN: 'x'.repeat(1_001) } }), { code: 'INVALID_REQUEST' });
      strictEqual(await play.gained(), -1);
    },
  },
  {
    number: 35,
    title: 'a further bet of a round below the least stake → OK; a first one → INVALID_AMOUNT',
    async run(harness) {
      const play = await harness.openSession({ stakes: 10 });
      const low = play.opened.limits.min_stake - 1;
      strictEqual(low > 0, true, 'the game’s least stake is one minor unit');
      expectAnswer(await play.bet(play.betBody({ amount: low })), { code: 'INVALID_AMOUNT' });
      expectAnswer(await play.bet(), { code: 'OK' });
      expectAnswer(await play.bet(play.betBody({ amount: low })), { code: 'OK' });
    },
  },
];
