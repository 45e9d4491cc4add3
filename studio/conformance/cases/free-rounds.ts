import { deepStrictEqual, strictEqual } from 'node:assert';
import { answered, expectAnswer, newId, type ConformanceCase, type Harness } from '../harness.ts';

/** A player with no money and so many free rounds of the game. */
const withRounds = async (harness: Harness, rounds: number) => {
  const play = await harness.openSession({ stakes: 0 });
  const { player, game } = harness.options;
  const { id } = await harness.control<{ id: string }>('free-rounds', { player, game, rounds, stake: play.stake });
  const { session } = play.opened;
  const left = async (): Promise<unknown> =>
    answered(await harness.client.balance({ session, player: play.opened.player })).free_rounds;
  return {
    play,
    id,
    free: { free_rounds: id },
    left,
    of: (count: number, won = 0) => ({ id, left: count, stake: play.stake, won: won * play.stake }),
  };
};

export const freeRoundCases: ConformanceCase[] = [
  {
    number: 39,
    title:
      'free rounds → authenticate, balance and each answer name them; a free bet takes nothing, its win is bonus money',
    async run(harness) {
      const { play, free, left, of } = await withRounds(harness, 2);
      const { player, game } = harness.options;
      deepStrictEqual(await left(), of(2));
      const { token } = await harness.control<{ token: string }>('session', { player, game, demo: false });
      const opened = answered(await harness.client.authenticate({ token }));
      deepStrictEqual(opened.free_rounds, of(2));
      const { session } = opened as { session: string };
      // The session takes over the pace of the player's slots, also that of the case before.
      await harness.control('pace', { session });
      const bet = play.betBody({ ...free, session });
      const staked = await play.bet(bet);
      expectAnswer(staked, { code: 'OK', balance: 0 });
      deepStrictEqual(staked.free_rounds, of(1));
      const paid = await play.settle(bet.tx_id);
      expectAnswer(paid, { code: 'OK', balance: 3 * play.stake });
      deepStrictEqual(paid.free_rounds, of(1, 3));
      strictEqual(await play.gained(), 0);
      strictEqual((await harness.state()).bonus - play.before.bonus, 3 * play.stake);
    },
  },
  {
    number: 40,
    title: 'no free round left, or the id of others → FREE_ROUNDS_OVER; answers say what they won',
    async run(harness) {
      const { play, free, left, of } = await withRounds(harness, 1);
      expectAnswer(await play.bet({ free_rounds: 'of-nobody' }), { code: 'FREE_ROUNDS_OVER' });
      const bet = await play.staked(free);
      await play.settle(bet, { amount: play.stake });
      deepStrictEqual(await left(), of(0, 1));
      await play.nextRound();
      expectAnswer(await play.bet(free), { code: 'FREE_ROUNDS_OVER' });
      expectAnswer(await play.bet(), { code: 'OK', balance: 0 });
    },
  },
  {
    number: 41,
    title: 'free bet of another stake, beside another bet, or a paid bet beside it → FREE_ROUNDS_MISMATCH',
    async run(harness) {
      const { play, free, left, of } = await withRounds(harness, 2);
      expectAnswer(await play.bet({ ...free, amount: play.stake + 1 }), { code: 'FREE_ROUNDS_MISMATCH' });
      await play.staked(free);
      expectAnswer(await play.bet(free), { code: 'FREE_ROUNDS_MISMATCH' });
      expectAnswer(await play.bet(), { code: 'FREE_ROUNDS_MISMATCH' });
      deepStrictEqual(await left(), of(1));
    },
  },
  {
    number: 42,
    title: 'same free bet again → replayed, one round used; without `free_rounds` → PAYLOAD_MISMATCH',
    async run(harness) {
      const { play, id, free, left, of } = await withRounds(harness, 2);
      const body = play.betBody(free);
      const answers = await Promise.all(Array.from({ length: 4 }, () => play.bet(body)));
      strictEqual(answers.filter(({ code }) => code === 'OK').length, 1);
      strictEqual(answers.filter(({ code }) => code === 'ALREADY_PROCESSED').length, 3);
      deepStrictEqual(await left(), of(1));
      const { free_rounds: named, ...paid } = body;
      strictEqual(named, id);
      expectAnswer(await play.bet({ ...paid, free_rounds: undefined }), { code: 'PAYLOAD_MISMATCH' });
    },
  },
  {
    number: 43,
    title: 'the last free round bet from two windows at once → exactly one',
    async run(harness) {
      for (let race = 0; race < 5; race += 1) {
        const { play, free, left, of } = await withRounds(harness, 1);
        const bets = Array.from({ length: 4 }, () => play.bet({ ...free, round_id: newId() }));
        const codes = (await Promise.all(bets)).map(({ code }) => code);
        strictEqual(codes.filter((code) => code === 'OK').length, 1);
        // The others come too soon after it, or find none left.
        strictEqual(codes.filter((code) => code === 'FREE_ROUNDS_OVER' || code === 'TOO_FAST').length, 3);
        deepStrictEqual(await left(), of(0));
      }
    },
  },
  {
    number: 44,
    title: 'rollback of a free bet → the round is back, once; rollback before it → BET_CANCELLED, none used',
    async run(harness) {
      const { play, free, left, of } = await withRounds(harness, 1);
      const bet = await play.staked(free);
      const back = await play.rollback(bet);
      expectAnswer(back, { code: 'OK', balance: 0 });
      deepStrictEqual(back.free_rounds, of(1));
      expectAnswer(await play.rollback(bet), { code: 'ALREADY_ROLLED_BACK' });
      deepStrictEqual(await left(), of(1));
      await play.nextRound();
      const late = play.betBody(free);
      await play.rollback(late.tx_id);
      expectAnswer(await play.bet(late), { code: 'BET_CANCELLED' });
      deepStrictEqual(await left(), of(1));
      await play.nextRound();
      const won = await play.staked(free);
      const win = play.settleBody(won, { amount: 2 * play.stake });
      expectAnswer(await play.settle(won, win), { code: 'OK', balance: 2 * play.stake });
      expectAnswer(await play.rollback(won), { code: 'BET_SETTLED' });
      deepStrictEqual(await left(), of(0, 2));
      const unpaid = await play.rollback(win.tx_id);
      expectAnswer(unpaid, { code: 'OK', balance: 0 });
      deepStrictEqual(unpaid.free_rounds, of(0));
      expectAnswer(await play.rollback(won), { code: 'OK', balance: 0 });
      deepStrictEqual(await left(), of(1));
    },
  },
  {
    number: 45,
    title: 'free rounds end while one is open → its win is booked and pays nothing; no further one',
    async run(harness) {
      const { play, free, left } = await withRounds(harness, 3);
      const bet = await play.staked(free);
      await harness.control('end-free-rounds', { player: harness.options.player });
      expectAnswer(await play.settle(bet), { code: 'OK', balance: 0 });
      strictEqual(await left(), undefined);
      await play.nextRound();
      expectAnswer(await play.bet(free), { code: 'FREE_ROUNDS_OVER' });
      strictEqual((await harness.state()).bonus, play.before.bonus);
    },
  },
  {
    number: 46,
    title: 'refund or void of a free round → OK, pays nothing, the amount is answered',
    async run(harness) {
      const { play, free } = await withRounds(harness, 2);
      for (const reason of ['refund', 'void'] as const) {
        const bet = await play.staked(free);
        const body = play.settleBody(bet, { amount: play.stake, reason });
        expectAnswer(await play.settle(bet, body), { code: 'OK', balance: 0, amount: 0 });
        expectAnswer(await play.settle(bet, body), { code: 'ALREADY_PROCESSED', balance: 0, amount: 0 });
        await play.nextRound();
      }
    },
  },
];
