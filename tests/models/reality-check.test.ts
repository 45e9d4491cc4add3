import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { playerLimits } from '../../contract/player-limits.ts';
import { ownerChanged } from '../../src/entities/wallet/model.ts';
import * as check from '../../src/features/reality-check/model.ts';
import { bookShown } from '../../src/pages/sports/model.ts';
import { GRACE_MS } from '../../streams/feeds/reality-pause.ts';
import { $token } from '../../src/shared/api/context.ts';
import { navigateFx } from '../../src/shared/lib/navigation.ts';
import { failure, mockServer } from '../support/msw.ts';
import { liveServer } from './support/live-server.ts';
import { heardOf, pageOf } from './support/page.ts';
import { SESSION_ID } from './support/samples.ts';

const server = mockServer();

/** A page with a game whose login has a check due at this time of the test's clock. */
const playing = async () => {
  const live = liveServer();
  const went = vi.fn();
  const scope = pageOf({
    live,
    values: [[$token, 'a-token']],
    handlers: [[navigateFx, ((_: unknown, to: string) => went(to)) as never]],
  });
  const tell = (checkAtMs: number | undefined) => {
    live.tell('play', `session:${SESSION_ID}`, {
      net: -100,
      wagered: 300,
      startedAtMs: 0,
      currency: 'USD',
      exponent: 2,
      ...(checkAtMs !== undefined && { checkAtMs }),
    });
    live.pass();
  };
  await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
  await live.open(scope, SESSION_ID);
  await allSettled(check.play.opened, { scope });
  return { live, scope, tell, went, isShown: () => scope.getState(check.$isShown) };
};

describe('[PP-18] the reality check', () => {
  it('is shown when it is due and the game has ended its round', async () => {
    const { live, scope, tell, isShown } = await playing();
    tell(live.clock.now() + 5_000);
    expect(scope.getState(check.$isDue)).toBe(false);
    live.pass(5_000);
    expect([scope.getState(check.$isDue), isShown()]).toEqual([true, false]);
    await allSettled(check.roundEnded, { scope });
    expect(isShown()).toBe(true);
  });

  it('is shown at once on a page of the book, and not during a round of a game that is opened after it', async () => {
    const { live, scope, tell, isShown } = await playing();
    await allSettled(bookShown.opened, { scope });
    tell(live.clock.now());
    expect(isShown()).toBe(true);
    tell(live.clock.now() + 60_000);
    await allSettled(bookShown.closed, { scope });
    tell(live.clock.now());
    expect([scope.getState(check.$isDue), isShown()]).toEqual([true, false]);
  });

  it('of a player who leaves the book leads home', async () => {
    const { scope, went } = await playing();
    server.answer(playerLimits.answerRealityCheck, () => ({}));
    await allSettled(check.answerChosen, { scope, params: 'leave' });
    expect(went).not.toHaveBeenCalled();
    await allSettled(bookShown.opened, { scope });
    await allSettled(check.answerChosen, { scope, params: 'leave' });
    expect(went).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('is shown over a game that does not say that its round ended', async () => {
    const { live, tell, isShown } = await playing();
    tell(live.clock.now());
    expect(isShown()).toBe(false);
    live.pass(GRACE_MS);
    expect(isShown()).toBe(true);
  });

  it('ends when the server says that it is answered, on this page or another', async () => {
    const { live, scope, tell, isShown } = await playing();
    tell(live.clock.now());
    await allSettled(check.roundEnded, { scope });
    tell(live.clock.now() + 60_000);
    expect(isShown()).toBe(false);
    // The next one waits for the end of a round again.
    tell(live.clock.now());
    expect(isShown()).toBe(false);
  });

  it.each([
    ['continue', [], 0],
    ['leave', [], 1],
    ['limits', ['/member/limits'], 0],
  ] as const)('answers %s once', async (answer, paths, left) => {
    const { scope, tell, live, went } = await playing();
    const sent = server.answer(playerLimits.answerRealityCheck, () => ({}));
    const leaves = heardOf(check.leaveChosen, scope);
    tell(live.clock.now());
    await allSettled(check.answerChosen, { scope, params: answer });
    expect(sent.map(({ request }) => request)).toEqual([{ answer }]);
    expect([went.mock.calls.flat(), leaves.length]).toEqual([paths, left]);
  });

  it('whose answer is lost stays and says why; leaving works all the same', async () => {
    const { scope, tell, live, isShown } = await playing();
    server.answer(playerLimits.answerRealityCheck, () => failure('system_error', 500));
    const leaves = heardOf(check.leaveChosen, scope);
    tell(live.clock.now());
    await allSettled(check.roundEnded, { scope });
    await allSettled(check.answerChosen, { scope, params: 'continue' });
    expect([isShown(), scope.getState(check.$failure)]).toMatchObject([true, { key: 'system_error' }]);
    await allSettled(check.answerChosen, { scope, params: 'leave' });
    expect(leaves).toHaveLength(1);
  });
});
