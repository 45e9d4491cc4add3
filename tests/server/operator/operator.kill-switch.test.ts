import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { session } from '../../../contract/session.ts';
import { operator } from '../../../contract/operator.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession, TEST_PASSWORD } from '../../support/test-server.ts';
import { test, useOperator, merchant, command, sent, lastAudit } from './support/operator.ts';

useOperator();

describe('a kill switch', () => {
  const kill = (target: string, id: string | null, on: boolean) =>
    command(operator.killSwitch, { target, id, on, reason: 'trying it' });

  it.each([
    [
      'play',
      null,
      () => test.database.db.selectFrom('merchants').select('play_stopped as stopped').where('code', '=', 'parlour'),
    ],
    [
      'vendor',
      'ACME',
      () =>
        merchant()
          .selectFrom('vendors')
          .select((eb) => eb.not('enabled').as('stopped'))
          .where('code', '=', 'ACME'),
    ],
    [
      'game',
      '1',
      () =>
        merchant()
          .selectFrom('games')
          .select((eb) => eb.not('enabled').as('stopped'))
          .where('node_id', '=', 1),
    ],
  ] as const)('stops %s %s and starts it again', async (target, id, query) => {
    const isStopped = async () => (await query().executeTakeFirstOrThrow()).stopped;
    for (const on of [true, false]) {
      expect((await kill(target, id, on)).status).toBe(200);
      expect(await isStopped()).toBe(on);
      expect(await lastAudit()).toMatchObject({
        action: `kill_${target}`,
        before: { stopped: !on },
        after: { stopped: on },
      });
    }
  });

  it('stops a login: the sessions end, and a new login is refused', async () => {
    const member = await addMember(test.database, 'bob');
    const { token } = await openSession(test.database, member);
    const logIn = () =>
      callServer(test.url, auth.login, { username: 'bob', password: TEST_PASSWORD, type: 'username' });
    await kill('login', 'Bob', true);
    expect((await callServer(test.url, session.info, {}, { token })).body.message).toBe('session_ended');
    expect((await sent('session')).map(({ value }) => value)).toEqual([{ kind: 'ended', reason: 'operator' }]);
    expect((await logIn()).body.message).toBe('account_locked');
    await kill('login', 'bob', false);
    expect((await logIn()).status).toBe(200);
  });

  it.each([
    ['vendor', 'NOPE'],
    ['game', '404'],
    ['game', 'x'],
    ['login', 'nobody'],
    ['vendor', null],
  ])('changes nothing for the unknown %s %s', async (target, id) => {
    const before = (await lastAudit()).id;
    expect((await kill(target, id, true)).body.message).toBe('not_found');
    expect((await lastAudit()).id).toBe(before);
  });
});
