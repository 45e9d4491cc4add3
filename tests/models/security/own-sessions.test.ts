import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { security } from '../../../contract/security.ts';
import { $failure, $sessions, endRequested, sessionList } from '../../../src/features/sessions/model.ts';
import { cut, mockServer } from '../../support/msw.ts';
import { logIn, pageOf } from '../support/page.ts';

const server = mockServer();
const here = {
  id: '6f1c0c4e-8d2b-4f6a-9a51-0d6a7c1b2e3f',
  browser: 'Chrome',
  system: 'Linux',
  ip: '127.0.0.1',
  startedAtMs: 1,
  lastSeenAtMs: 2,
  current: true,
};

describe('[AUTH-19] the list of sessions', () => {
  it('is unknown, not empty, until it is loaded, and can be requested again after a failure', async () => {
    const scope = pageOf();
    await logIn(scope);
    server.answer(security.sessions, (_, { nth }) => (nth === 1 ? cut() : { list: [here] }));
    await allSettled(sessionList.opened, { scope });
    expect(scope.getState($sessions)).toBeNull();
    expect(scope.getState($failure)).not.toBeNull();
    await allSettled(sessionList.opened, { scope });
    expect(scope.getState($sessions)).toEqual([here]);
    expect(scope.getState($failure)).toBeNull();
  });

  it('keeps a session that could not be ended', async () => {
    const scope = pageOf();
    await logIn(scope);
    server.answer(security.sessions, () => ({ list: [here] }));
    server.answer(security.endSession, () => cut());
    await allSettled(sessionList.opened, { scope });
    await allSettled(endRequested, { scope, params: '7a1c0c4e-8d2b-4f6a-9a51-0d6a7c1b2e3f' });
    expect(scope.getState($sessions)).toEqual([here]);
    expect(scope.getState($failure)).not.toBeNull();
  });
});
