import { strictEqual } from 'node:assert';
import { expectAnswer, newId, type ConformanceCase } from '../stand.ts';

export const betCases: ConformanceCase[] = [
  {
    number: 1,
    title: 'bet → debit, OK',
    async run(stand) {
      const seat = await stand.seat({ stakes: 10 });
      const answer = await seat.bet();
      expectAnswer(answer, { code: 'OK', balance: 9 * seat.stake, replayed: false });
      strictEqual(await seat.gained(), -1);
    },
  },
  {
    number: 2,
    title: 'same bet again → no move, the original platform_tx_id, current balance, replayed',
    async run(stand) {
      const seat = await stand.seat({ stakes: 10 });
      const body = seat.betBody();
      const first = await seat.bet(body);
      await seat.staked();
      expectAnswer(await seat.bet(body), {
        code: 'ALREADY_PROCESSED',
        platform_tx_id: first.platform_tx_id,
        balance: 8 * seat.stake,
        replayed: true,
      });
      strictEqual(await seat.gained(), -2);
    },
  },
  {
    number: 3,
    title: 'same tx_id with other amount, round or player → PAYLOAD_MISMATCH, no move, incident',
    async run(stand) {
      const seat = await stand.seat();
      const body = seat.betBody();
      expectAnswer(await seat.bet(body), { code: 'OK' });
      expectAnswer(await seat.bet({ ...body, amount: 2 * seat.stake }), { code: 'PAYLOAD_MISMATCH' });
      expectAnswer(await seat.bet({ ...body, round_id: newId() }), { code: 'PAYLOAD_MISMATCH' });
      strictEqual(await seat.incidents('payload_mismatch'), 2);
      // Any other player's id.
      const other = String(Number(seat.opened.player) + 1);
      expectAnswer(await seat.bet({ ...body, player: other }), { code: 'PAYLOAD_MISMATCH' });
      strictEqual(await seat.gained(), -1);
    },
  },
  {
    number: 4,
    title: 'two equal bets in parallel → exactly one debit',
    async run(stand) {
      for (let round = 0; round < 5; round += 1) {
        const seat = await stand.seat({ stakes: 10 });
        const body = seat.betBody();
        const answers = await Promise.all(Array.from({ length: 6 }, () => seat.bet(body)));
        strictEqual(answers.filter((answer) => answer.code === 'OK').length, 1);
        strictEqual(answers.filter((answer) => answer.code === 'ALREADY_PROCESSED').length, 5);
        strictEqual(new Set(answers.map((answer) => answer.platform_tx_id)).size, 1);
        strictEqual(await seat.gained(), -1);
      }
    },
  },
  {
    number: 5,
    title: 'bet over balance → INSUFFICIENT_FUNDS with balance, stored: same answer even after a deposit',
    async run(stand) {
      const seat = await stand.seat({ stakes: 1 });
      const body = seat.betBody({ amount: seat.stake + 1 });
      expectAnswer(await seat.bet(body), { code: 'INSUFFICIENT_FUNDS', balance: seat.stake });
      await stand.control('money', { player: stand.options.player, balance: 5 * seat.stake });
      expectAnswer(await seat.bet(body), { code: 'INSUFFICIENT_FUNDS', replayed: true });
      strictEqual(await seat.gained(), 4);
    },
  },
  {
    number: 7,
    title: 'bet, session expired → SESSION_EXPIRED',
    async run(stand) {
      const seat = await stand.seat();
      await stand.control('expire', { session: seat.opened.session });
      expectAnswer(await seat.bet(), { code: 'SESSION_EXPIRED' });
      strictEqual(await seat.gained(), 0);
    },
  },
  {
    number: 23,
    title: 'several bets, one round, one win → win names the round; round result right',
    async run(stand) {
      const seat = await stand.seat({ stakes: 10 });
      await seat.staked();
      await seat.staked({ amount: 2 * seat.stake });
      const last = await seat.staked();
      expectAnswer(await seat.settle(last, { amount: 7 * seat.stake }), { code: 'OK', balance: 13 * seat.stake });
      // The round is closed for every bet in it.
      expectAnswer(await seat.bet(), { code: 'ROUND_CLOSED' });
      strictEqual(await seat.gained(), 3);
    },
  },
  {
    number: 26,
    title: 'player excluded mid-round → new bet refused, win credited, open rounds settle',
    async run(stand) {
      const seat = await stand.seat();
      const bet = await seat.staked();
      await stand.control('exclude', { player: stand.options.player });
      expectAnswer(await seat.bet(), { code: 'PLAYER_EXCLUDED' });
      expectAnswer(await seat.settle(bet), { code: 'OK' });
      strictEqual(await seat.gained(), 2);
    },
  },
  {
    number: 27,
    title: 'limit reached mid-round → LIMIT_*; the game offers the way on without that bet',
    async run(stand) {
      for (const [kind, code] of [
        ['stake', 'LIMIT_STAKE'],
        ['loss', 'LIMIT_LOSS'],
        ['wager', 'LIMIT_WAGER'],
        ['time', 'LIMIT_TIME'],
      ] as const) {
        const seat = await stand.seat();
        const bet = await seat.staked();
        await stand.control('limit', { player: stand.options.player, kind, left: kind === 'time' ? 0 : seat.stake });
        // A bet of exactly the remaining limit is accepted. A time limit is reached at once.
        if (kind !== 'time') await seat.staked();
        expectAnswer(await seat.bet({ amount: seat.stake + 1 }), { code });
        expectAnswer(await seat.settle(bet), { code: 'OK' });
        strictEqual(await seat.gained(), kind === 'time' ? 2 : 1);
      }
    },
  },
  {
    number: 28,
    title: 'game disabled mid-round → settle allowed, new bet GAME_DISABLED',
    async run(stand) {
      const seat = await stand.seat();
      const bet = await seat.staked();
      await stand.control('game', { game: stand.options.game, enabled: false });
      try {
        expectAnswer(await seat.bet(), { code: 'GAME_DISABLED' });
        expectAnswer(await seat.settle(bet), { code: 'OK' });
        strictEqual(await seat.gained(), 2);
      } finally {
        await stand.control('game', { game: stand.options.game, enabled: true });
      }
    },
  },
  {
    number: 29,
    title: 'other currency → WRONG_CURRENCY',
    async run(stand) {
      const seat = await stand.seat();
      const currency = seat.opened.currency === 'XTS' ? 'XXX' : 'XTS';
      expectAnswer(await seat.bet({ currency }), { code: 'WRONG_CURRENCY' });
      const bet = await seat.staked();
      expectAnswer(await seat.settle(bet, { currency }), { code: 'WRONG_CURRENCY' });
      strictEqual(await seat.gained(), -1);
    },
  },
  {
    number: 33,
    title: 'demo session → the demo ledger, never the real wallet',
    async run(stand) {
      const seat = await stand.seat({ demo: true });
      strictEqual(seat.opened.demo, true);
      const bet = seat.betBody();
      expectAnswer(await seat.bet(bet), { code: 'OK', balance: seat.before.demo - seat.stake });
      expectAnswer(await seat.settle(bet.tx_id), { code: 'OK', balance: seat.before.demo + 2 * seat.stake });
      strictEqual((await stand.state()).demo, seat.before.demo + 2 * seat.stake);
      strictEqual(await seat.gained(), 0);
    },
  },
];
