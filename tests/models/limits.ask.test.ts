import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { playerLimits, type PlayerProtection } from '../../contract/player-limits.ts';
import * as ask from '../../src/features/limits/ask.ts';
import * as limit from '../../src/features/limits/limit.ts';
import { limitAsk } from '../../src/features/limits/protection.ts';
import { failure, mockServer } from '../support/msw.ts';
import { begin, logIn, pageOf } from './support/page.ts';

const server = mockServer();
const protection = (requested: boolean): PlayerProtection => ({
  limits: [],
  exclusions: [],
  realityCheck: { everyMinutes: null, maxMinutes: null },
  requested,
  currency: 'USD',
  exponent: 2,
});

/** The deposit page of a member whom the server has asked or not. */
const depositing = async (requested = false) => {
  let known = requested;
  server.answer(playerLimits.overview, () => protection(known));
  const scope = pageOf();
  await begin(scope);
  await logIn(scope);
  await allSettled(limitAsk.opened, { scope });
  return { scope, isRequested: () => scope.getState(ask.$isRequested), nowRequested: () => void (known = true) };
};

describe('[PP-13] the question for a limit', () => {
  it.each([
    ['is put to a member who was never asked', false],
    ['is not put to a member who was asked before', true],
  ])('%s', async (_, before) => {
    expect((await depositing(before)).isRequested()).toBe(!before);
  });

  it('ends with a no, which is sent once', async () => {
    const { scope, isRequested, nowRequested } = await depositing();
    const sent = server.answer(playerLimits.declineLimits, () => {
      nowRequested();
      return {};
    });
    const first = allSettled(ask.limitDeclined, { scope });
    await allSettled(ask.limitDeclined, { scope });
    await first;
    expect([sent.length, isRequested()]).toEqual([1, false]);
  });

  it('stays with its reason when the no is lost', async () => {
    const { scope, isRequested } = await depositing();
    server.answer(playerLimits.declineLimits, () => failure('system_error', 500));
    await allSettled(ask.limitDeclined, { scope });
    expect([isRequested(), scope.getState(ask.$declineFailure)]).toMatchObject([true, { key: 'system_error' }]);
  });

  it('opens the form with a yes, and ends with the limit', async () => {
    const { scope, isRequested } = await depositing();
    await allSettled(ask.limitWanted, { scope });
    expect([isRequested(), scope.getState(ask.$isWanted)]).toEqual([true, true]);
    server.answer(playerLimits.setLimit, () => protection(true));
    server.answer(playerLimits.overview, () => protection(true));
    await allSettled(limit.amountTyped, { scope, params: '20' });
    await allSettled(limit.limitSubmitted, { scope });
    expect(isRequested()).toBe(false);
  });

  it('does not keep anybody from depositing when it cannot be known', async () => {
    server.answer(playerLimits.overview, () => failure('system_error', 500));
    const scope = pageOf();
    await begin(scope);
    await logIn(scope);
    await allSettled(limitAsk.opened, { scope });
    expect(scope.getState(ask.$isRequested)).toBe(false);
  });
});
