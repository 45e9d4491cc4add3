import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { security } from '../../../contract/security.ts';
import { session } from '../../../contract/session.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession, TEST_PASSWORD } from '../../support/test-server.ts';
import { test, member, token, count, useMember, merchant } from './support/second-factor.ts';

useMember();

describe('[AUTH-19] the member’s own sessions', () => {
  const list = async (bearer = token) =>
    (await callServer(test.url, security.sessions, {}, { token: bearer })).body.value.list;

  it('are listed with device, address and times, the current one first, without ended ones', async () => {
    const ended = await openSession(test.database, member);
    await callServer(test.url, session.logout, {}, { token: ended.token });
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await callServer(
      test.url,
      auth.login,
      { username: member.username, password: TEST_PASSWORD, type: 'username' },
      { headers: { 'user-agent': agent } },
    );
    const found = await list();
    expect(found.map(({ current }) => current)).toEqual([true, false]);
    expect(found[1]).toMatchObject({ browser: 'Firefox', system: 'Windows', ip: '127.0.0.1' });
    expect(JSON.stringify(found)).not.toContain(token);
  });

  it('can be ended singly, or all but the current one; another member’s cannot', async () => {
    const phone = await openSession(test.database, member);
    const tablet = await openSession(test.database, member);
    const end = async (sessionId: string) =>
      (await callServer(test.url, security.endSession, { sessionId }, { token })).body.message;
    expect(await end(phone.session.id)).toBe('');
    expect(await end(phone.session.id)).toBe('not_found');
    expect((await callServer(test.url, session.info, {}, { token: phone.token })).body.message).toBe('session_ended');
    const stranger = await openSession(test.database, await addMember(test.database, `stranger${count}`));
    expect(await end(stranger.session.id)).toBe('not_found');
    expect((await callServer(test.url, session.info, {}, { token: stranger.token })).status).toBe(200);
    const others = await callServer(test.url, security.endOthers, {}, { token });
    expect(others.body.value).toEqual({ ended: 1 });
    expect((await callServer(test.url, session.info, {}, { token: tablet.token })).status).toBe(401);
    expect(await list()).toHaveLength(1);
    const published = await merchant().selectFrom('outbox').select('value').where('feed', '=', 'session').execute();
    expect(published.map(({ value }) => value)).toContainEqual({ kind: 'ended', reason: 'elsewhere' });
  });
});
