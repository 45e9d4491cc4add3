import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { playerLimits, type PlayerProtection } from '../../contract/player-limits.ts';
import * as breaks from '../../src/features/limits/break.ts';
import * as limit from '../../src/features/limits/limit.ts';
import { $protection, limitsPage } from '../../src/features/limits/protection.ts';
import { failure, mockServer } from '../support/msw.ts';
import { begin, logIn, pageOf } from './support/page.ts';

const server = mockServer();
const none: PlayerProtection = {
  limits: [],
  exclusions: [],
  realityCheck: { everyMinutes: null, maxMinutes: null },
  requested: true,
  currency: 'USD',
  exponent: 2,
};

const open = async () => {
  const loads = server.answer(playerLimits.overview, () => none);
  const scope = pageOf();
  await begin(scope);
  await logIn(scope);
  await allSettled(limitsPage.opened, { scope });
  return { scope, loads };
};

describe('[PP-13 PP-14] a limit', () => {
  it('is sent in minor units, or in minutes for a time limit, and the page reads it again', async () => {
    const { scope, loads } = await open();
    const sent = server.answer(playerLimits.setLimit, () => none);
    const before = loads.length;
    await allSettled(limit.amountTyped, { scope, params: '20.50' });
    await allSettled(limit.limitSubmitted, { scope });
    await allSettled(limit.kindChosen, { scope, params: 'time' });
    await allSettled(limit.periodChosen, { scope, params: 'week' });
    await allSettled(limit.amountTyped, { scope, params: '90' });
    await allSettled(limit.limitSubmitted, { scope });
    expect(sent.map(({ request }) => request)).toMatchObject([
      { kind: 'deposit', period: 'day', amount: 2_050 },
      { kind: 'time', period: 'week', amount: 90 },
    ]);
    expect(loads.length - before).toBe(2);
  });

  it('of one bet has no other period', async () => {
    const { scope } = await open();
    await allSettled(limit.kindChosen, { scope, params: 'stake' });
    expect(scope.getState(limit.$period)).toBe('bet');
    expect(limit.periodsOf('loss')).toEqual(['day', 'week', 'month']);
  });

  it.each(['', '0', '-5', 'ten', '1.234'])('of %j is not sent', async (text) => {
    const { scope } = await open();
    const sent = server.answer(playerLimits.setLimit, () => none);
    await allSettled(limit.amountTyped, { scope, params: text });
    await allSettled(limit.limitSubmitted, { scope });
    expect([sent.length, scope.getState(limit.$isAmountWrong)]).toEqual([0, true]);
  });

  it('that is refused keeps what was typed and says why', async () => {
    const { scope } = await open();
    server.answer(playerLimits.setLimit, () => failure('system_error', 500));
    await allSettled(limit.amountTyped, { scope, params: '20' });
    await allSettled(limit.limitSubmitted, { scope });
    expect([scope.getState(limit.$amountText), scope.getState(limit.$limitFailure)]).toMatchObject([
      '20',
      { key: 'system_error' },
    ]);
  });

  it('is removed, and a removal that waits is cancelled', async () => {
    const { scope } = await open();
    const removed = server.answer(playerLimits.setLimit, () => none);
    const cancelled = server.answer(playerLimits.cancelPending, () => none);
    await allSettled(limit.removePressed, { scope, params: { kind: 'loss', period: 'day' } });
    await allSettled(limit.cancelPressed, { scope, params: { kind: 'loss', period: 'day' } });
    expect(removed[0]!.request).toEqual({ kind: 'loss', period: 'day', amount: null });
    expect(cancelled[0]!.request).toEqual({ kind: 'loss', period: 'day' });
  });
});

describe('[PP-16 PP-17] a break', () => {
  it('begins only after its review, which a change ends', async () => {
    const { scope, loads } = await open();
    const sent = server.answer(playerLimits.exclude, () => none);
    await allSettled(breaks.breakConfirmed, { scope });
    await allSettled(breaks.breakReviewed, { scope });
    await allSettled(breaks.termChosen, { scope, params: '7d' });
    await allSettled(breaks.breakConfirmed, { scope });
    expect(sent).toHaveLength(0);
    await allSettled(breaks.breakReviewed, { scope });
    const before = loads.length;
    await allSettled(breaks.breakConfirmed, { scope });
    expect(sent[0]!.request).toEqual({ kind: 'cool_off', term: '7d' });
    expect([loads.length - before, scope.getState(breaks.$isReview)]).toEqual([1, false]);
  });

  it('of one type names the type, and each kind has its own terms', async () => {
    const { scope } = await open();
    const sent = server.answer(playerLimits.exclude, () => none);
    await allSettled(breaks.breakChosen, { scope, params: 'self_exclusion' });
    expect(scope.getState(breaks.$term)).toBe('6m');
    await allSettled(breaks.breakChosen, { scope, params: 'type_lock' });
    await allSettled(breaks.typeChosen, { scope, params: 'FISH' });
    await allSettled(breaks.breakReviewed, { scope });
    await allSettled(breaks.breakConfirmed, { scope });
    expect(sent[0]!.request).toEqual({ kind: 'type_lock', term: '24h', gameType: 'FISH' });
    expect(scope.getState($protection)).toEqual(none);
  });
});
