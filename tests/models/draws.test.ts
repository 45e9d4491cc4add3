import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { monthOf } from '../../src/pages/promotions/draws/month.ts';
import { nextTicket } from '../../src/pages/promotions/draws/draw-texts.ts';
import { angleTo } from '../../src/pages/promotions/draws/wheel.tsx';
import { draws } from '../../contract/draws.ts';
import {
  $spins,
  $ticketRounds,
  $turn,
  $turnFailure,
  $turning,
  $verdict,
  proofSaved,
  raffleView,
  spinRequested,
  spinsView,
  ticketOpened,
  verifyRequested,
  wheelRested,
} from '../../src/features/draws/index.ts';
import { cut, failure, mockServer } from '../support/msw.ts';
import { logIn, pageOf } from './support/page.ts';

const server = mockServer();

describe('[MEM-06] the wheel on the page', () => {
  it('comes to rest with the segment under the pointer, always forwards', () => {
    let angle = 0;
    for (const segment of [0, 3, 7, 7, 1]) {
      const next = angleTo(segment, 8, angle, 6);
      expect(next - angle).toBeGreaterThanOrEqual(6 * 360);
      // The pointer is at the top: the middle of the segment, turned by the angle, is a whole turn.
      expect(((segment + 0.5) * 45 + next) % 360).toBeCloseTo(0);
      angle = next;
    }
  });

  it('a result is shown once the wheel has come to rest', async () => {
    const spin = { id: 1, atMs: 0, segment: 2, name: 'A', prize: null, instead: false };
    const scope = fork({ values: [[$turn, { draw: 'd', spin, rested: false }]] });
    expect(scope.getState($turning)).toBe(true);
    await allSettled(wheelRested, { scope });
    expect([scope.getState($turning), scope.getState($turn)?.rested]).toEqual([false, true]);
  });
});

describe('a month of the calendar', () => {
  it('has every day once, in weeks of seven that begin as the locale says', () => {
    const { weeks, weekdays } = monthOf('2026-11-28', 'en-US');
    expect(weekdays.map(({ long }) => long)[0]).toBe('Sunday');
    expect(weeks[0]![0]).toEqual({ date: '2026-11-01', number: 1 });
    const days = weeks.flat().filter((day) => day !== null);
    expect([weeks.every((week) => week.length === 7), days.length, days.at(-1)?.date]).toEqual([
      true,
      30,
      '2026-11-30',
    ]);
  });
});

describe('the next ticket', () => {
  it('is filled by what is left of the stake', () => {
    const own = { stake: 2_300, tickets: 2, entry: 'a', void: false, won: [] };
    expect(nextTicket({ perTicket: 1_000, maxTickets: 5, own })).toEqual({ filled: 300, left: 700, isFull: false });
    expect(nextTicket({ perTicket: 1_000, maxTickets: 2, own }).isFull).toBe(true);
    expect(nextTicket({ perTicket: 1_000, maxTickets: null, own: null })).toEqual({
      filled: 0,
      left: 1_000,
      isFull: false,
    });
  });
});

describe('[MEM-06] a turn whose answer is lost', () => {
  it('is sent again as the same turn; after a refusal the next one is another', async () => {
    const requested = server.answer(draws.spin, (_, { nth }) =>
      nth === 1 ? cut() : failure('draw_not_open', { reason: 'changed' }),
    );
    server.answer(draws.list, () => ({ list: [], currency: 'USD', exponent: 2 }));
    const scope = pageOf();
    await logIn(scope);
    const spin = () => allSettled(spinRequested, { scope, params: { draw: 'wheel', oddsKey: '1' } });
    await spin();
    expect(scope.getState($turnFailure)?.reason).toBeNull();
    await spin();
    expect(scope.getState($turnFailure)?.reason).toBe('changed');
    await spin();
    const ids = requested.map(({ request }) => request.requestId);
    expect([ids[0] === ids[1], ids[1] === ids[2], ids.length]).toEqual([true, false, 3]);
  });
});

describe('[MEM-06] the member’s turns of a wheel', () => {
  const spin = { id: 1, atMs: 0, segment: 2, name: 'A', prize: null, instead: false };
  it('are listed once the member is known, also where the page is open already', async () => {
    server.answer(draws.spins, ({ draw }) => ({ list: draw === 'wheel' ? [spin] : [] }));
    const scope = pageOf();
    await allSettled(spinsView.opened, { scope, params: 'wheel' });
    expect(scope.getState($spins)).toBeNull();
    await logIn(scope);
    expect(scope.getState($spins)).toEqual([spin]);
    await allSettled(spinsView.opened, { scope, params: 'other' });
    expect(scope.getState($spins)).toEqual([]);
  });
});

describe('[MEM-06] a raffle on the page', () => {
  const openRaffle = async () => {
    server.answer(draws.raffle, () => ({ list: [] }));
    const scope = pageOf();
    await logIn(scope);
    await allSettled(raffleView.opened, { scope, params: 'raffle' });
    return scope;
  };

  it('shows the bets of the ticket that was opened last, and never those of another', async () => {
    const round = { roundId: 'r', nodeId: 1, game: 'G', atMs: 0, validStake: 1, counted: 1 };
    server.answer(draws.ticket, ({ ticket }) =>
      ticket === 1 ? { list: [round], hasMore: false } : failure('not_found'),
    );
    const scope = await openRaffle();
    await allSettled(ticketOpened, { scope, params: 1 });
    expect(scope.getState($ticketRounds)?.list).toEqual([round]);
    await allSettled(ticketOpened, { scope, params: 2 });
    expect(scope.getState($ticketRounds)).toBeNull();
  });

  it('is verified while its proof is saved', async () => {
    const calls = server.answer(draws.proof, () => failure('not_found'));
    const scope = await openRaffle();
    await Promise.all([allSettled(verifyRequested, { scope }), allSettled(proofSaved, { scope })]);
    expect(calls).toHaveLength(2);
    expect(scope.getState($verdict)).toEqual({ kind: 'failed' });
  });
});
