import { describe, expect, it } from 'vitest';
import type { LimitKind, LimitPeriod } from '../../../contract/player-limits.ts';
import { floor, newPlayer, onTwoDays, passTheDelay, useLimits } from './support/player.ts';

useLimits();

/** The end of a day in both of these zones. */
const nextNoon = () => {
  const noonMs = new Date().setUTCHours(12, 0, 0, 0);
  return noonMs > Date.now() ? noonMs : noonMs + 86_400_000;
};

describe('[PP-13] a bet above a limit', () => {
  it.each<[LimitKind, LimitPeriod, string]>([
    ['wager', 'day', 'LIMIT_WAGER'],
    ['wager', 'week', 'LIMIT_WAGER'],
    ['wager', 'month', 'LIMIT_WAGER'],
    ['loss', 'day', 'LIMIT_LOSS'],
    ['loss', 'week', 'LIMIT_LOSS'],
    ['loss', 'month', 'LIMIT_LOSS'],
  ])('of %s by %s is refused with the limit and its end; one of exactly what is left is accepted', async (...limit) => {
    const [kind, period, code] = limit;
    const player = await newPlayer();
    await player.setLimit(kind, period, 500);
    const play = await player.play();
    await play.staked({ amount: 300 });
    const refused = await play.bet({ amount: 201 });
    const { untilMs } = await player.limit(kind, period);
    expect(refused).toMatchObject({ code, balance: 9_700, restriction: { kind, period, until: untilMs } });
    expect((await play.bet({ amount: 200 })).code).toBe('OK');
    expect(await player.limit(kind, period)).toMatchObject({ amount: 500, used: 500 });
  });

  it('of one stake is refused, and a repeat of the call gets the same answer', async () => {
    const player = await newPlayer();
    await player.setLimit('stake', 'bet', 250);
    const play = await player.play();
    const body = play.betBody({ amount: 251 });
    const restriction = { kind: 'stake', period: null, until: null };
    const first = await play.bet(body);
    expect(first).toMatchObject({ code: 'LIMIT_STAKE', restriction, replayed: false });
    expect(await play.bet(body)).toEqual({ ...first, replayed: true });
    expect((await play.bet({ amount: 250 })).code).toBe('OK');
  });

  it('of time is refused, also with play money', async () => {
    const player = await newPlayer();
    const demo = await floor.standOf(player.name).openSession({ demo: true });
    await player.setLimit('time', 'week', 0);
    const { untilMs } = await player.limit('time', 'week');
    expect(await demo.bet()).toMatchObject({
      code: 'LIMIT_TIME',
      restriction: { kind: 'time', period: 'week', until: untilMs },
    });
  });

  it('of money is accepted with play money', async () => {
    const player = await newPlayer();
    const demo = await floor.standOf(player.name).openSession({ demo: true });
    await player.setLimit('wager', 'day', 0);
    expect((await demo.bet()).code).toBe('OK');
  });

  it('names the limit that ends last, if several refuse it', async () => {
    const player = await newPlayer();
    for (const period of ['day', 'month', 'week'] as const) await player.setLimit('wager', period, 50);
    const play = await player.play();
    const { limits } = await player.overview();
    const last = Math.max(...limits.filter(({ own }) => own !== null).map(({ untilMs }) => untilMs!));
    expect((await play.bet({ amount: 51 })).restriction).toMatchObject({ kind: 'wager', until: last });
  });

  it('is refused in mid-round too, while the round’s winnings are paid (case 27)', async () => {
    const player = await newPlayer();
    const play = await player.play();
    const bet = await play.staked({ amount: 300 });
    // Lowered below what is used: it applies at once.
    await player.setLimit('wager', 'day', 100);
    expect((await play.bet({ amount: 10 })).code).toBe('LIMIT_WAGER');
    expect(await play.settle(bet, { amount: 900 })).toMatchObject({ code: 'OK', balance: 10_600 });
    expect(await player.limit('wager', 'day')).toMatchObject({ used: 300, amount: 100 });
  });

  it('is accepted once when two that fit only once arrive at the same time', async () => {
    const player = await newPlayer();
    await player.setLimit('loss', 'day', 500);
    const play = await player.play();
    const answers = await Promise.all([play.bet({ amount: 300 }), play.bet({ amount: 300 })]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['LIMIT_LOSS', 'OK']);
    expect(await player.limit('loss', 'day')).toMatchObject({ used: 300 });
  });

  it('is accepted on the next day of the merchant’s time zone', async () => {
    const player = await newPlayer();
    await player.setLimit('wager', 'day', 300);
    const play = await player.play();
    await onTwoDays(
      async () => {
        await play.staked({ amount: 300 });
        expect(await play.bet({ amount: 10 })).toMatchObject({ restriction: { until: nextNoon() } });
      },
      async () => {
        expect(await player.limit('wager', 'day')).toMatchObject({ used: 0, untilMs: nextNoon() });
        await play.staked({ amount: 300 });
        expect((await play.bet({ amount: 10 })).code).toBe('LIMIT_WAGER');
      },
    );
  });

  it('[PP-14] is accepted when a raise has taken effect, not before', async () => {
    const player = await newPlayer();
    await player.setLimit('stake', 'bet', 100);
    await player.setLimit('stake', 'bet', null);
    const play = await player.play();
    expect((await play.bet({ amount: 101 })).code).toBe('LIMIT_STAKE');
    await passTheDelay(player.member.id);
    expect((await play.bet({ amount: 101 })).code).toBe('OK');
  });

  it('is accepted from another member', async () => {
    const player = await newPlayer();
    const neighbour = await newPlayer();
    await player.setLimit('wager', 'day', 0);
    const [own, other] = [await player.play(), await neighbour.play()];
    expect((await own.bet()).code).toBe('LIMIT_WAGER');
    expect((await other.bet()).code).toBe('OK');
  });
});
