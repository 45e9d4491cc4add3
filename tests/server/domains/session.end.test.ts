import { describe, expect, it } from 'vitest';
import { SERVER_LIMITS } from '../../../contract/limits.ts';
import { session } from '../../../contract/session.ts';
import { endExpiredSessions } from '../../../server/domains/auth/sessions/sessions.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession } from '../../support/test-server.ts';
import { test, name, useServer, merchant } from './support/session.ts';

// A job ends the expired sessions of all merchants.
useServer({ alone: true });

describe('the end of a session', () => {
  const ends = async (memberId: number) =>
    (
      await merchant()
        .selectFrom('outbox')
        .select(['key', 'value'])
        .where('feed', '=', 'session')
        .where('room', '=', `member:${memberId}`)
        .execute()
    ).map(({ key, value }) => [key, (value as { reason: string }).reason]);

  it('by logout is announced, and the token becomes invalid', async () => {
    const member = await addMember(test.database, name);
    const mine = await openSession(test.database, member);
    const other = await openSession(test.database, member);
    expect((await callServer(test.url, session.logout, {}, { token: mine.token })).status).toBe(200);
    const after = await callServer(test.url, session.info, {}, { token: mine.token });
    expect([after.status, after.body.message, after.body.value]).toEqual([401, 'session_ended', { reason: 'logout' }]);
    expect((await callServer(test.url, session.info, {}, { token: other.token })).status).toBe(200);
    expect(await ends(member.id)).toEqual([[`session:${mine.session.id}`, 'logout']]);
  });

  it('everywhere ends this member’s sessions only', async () => {
    const member = await addMember(test.database, name);
    const stranger = await openSession(test.database, await addMember(test.database, `${name}o`));
    const tokens = [await openSession(test.database, member), await openSession(test.database, member)];
    const { method, path } = session.logoutEverywhere;
    const stolen = await fetch(`${test.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens[0]!.token}` },
    });
    expect(await stolen.json()).toMatchObject({ message: 'signature_needed' });
    const { body } = await callServer(test.url, session.logoutEverywhere, {}, { token: tokens[0]!.token });
    expect(body.value).toEqual({ ended: 2 });
    for (const { token } of tokens)
      expect((await callServer(test.url, session.info, {}, { token })).body).toMatchObject({
        message: 'session_ended',
        value: { reason: 'logout_everywhere' },
      });
    expect((await callServer(test.url, session.info, {}, { token: stranger.token })).status).toBe(200);
    expect(await ends(member.id)).toHaveLength(2);
  });

  it('after 12 hours is announced once', async () => {
    const member = await addMember(test.database, name);
    const { token, session: row } = await openSession(test.database, member);
    await merchant()
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', row.id)
      .execute();
    expect((await callServer(test.url, session.info, {}, { token })).body.message).toBe('session_ended');
    expect(await endExpiredSessions(test.database)).toBe(1);
    expect(await endExpiredSessions(test.database)).toBe(0);
    expect(await ends(member.id)).toEqual([[`session:${row.id}`, 'expired']]);
  });
});

it('issues a ticket for the session that requests it', async () => {
  const { token } = await openSession(test.database, await addMember(test.database, name));
  const { body } = await callServer(test.url, session.ticket, {}, { token });
  expect(body.value.ticket).toMatch(/^[\w-]{43}$/);
  expect(body.value.expiresAtMs - Date.now()).toBeLessThanOrEqual(SERVER_LIMITS.ticketMs);
});
