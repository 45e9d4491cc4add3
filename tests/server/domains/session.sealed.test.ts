import { describe, expect, it } from 'vitest';
import { SERVER_LIMITS } from '../../../contract/limits.ts';
import { auth } from '../../../contract/auth.ts';
import { callServer, sealFor } from '../../support/calls.ts';
import { addMember, startTestServer, TEST_PASSWORD } from '../../support/test-server.ts';
import { test, name, useServer, merchant } from './support/session.ts';

useServer();

describe('a sealed body', () => {
  const send = (sealed: object) => callServer(test.url, auth.login, {}, { raw: { body: JSON.stringify(sealed) } });

  it('is accepted once: a resent one starts no second session', async () => {
    const member = await addMember(test.database, name);
    const sealed = await sealFor(test.url, auth.login, {
      username: name,
      password: TEST_PASSWORD,
      type: 'username',
    });
    expect((await send(sealed)).status).toBe(200);
    const again = await send(sealed);
    expect([again.body.message, again.body.value]).toEqual(['sealed_body_unreadable', { problem: 'already_used' }]);
    const sessions = await merchant().selectFrom('sessions').select('id').where('member_id', '=', member.id).execute();
    expect(sessions).toHaveLength(1);
  });

  it('is accepted from one of two concurrent requests', async () => {
    await addMember(test.database, name);
    const sealed = await sealFor(test.url, auth.login, {
      username: name,
      password: TEST_PASSWORD,
      type: 'username',
    });
    const answers = await Promise.all([send(sealed), send(sealed), send(sealed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('is refused when it is old, early, changed, for an unknown key, or has a changed time', async () => {
    const request = { username: name, password: TEST_PASSWORD, type: 'username' };
    const old = await sealFor(test.url, auth.login, request, { at: Date.now() - SERVER_LIMITS.sealedForMs - 1_000 });
    const early = await sealFor(test.url, auth.login, request, { at: Date.now() + 60_000 });
    const good = await sealFor(test.url, auth.login, request);
    const first = good.ct.startsWith('A') ? 'B' : 'A';
    const refused: [object, string][] = [
      [old, 'too_old'],
      [early, 'too_old'],
      [{ ...good, at: good.at - 1 }, 'not_for_this_key'],
      [{ ...good, ct: first + good.ct.slice(1) }, 'not_for_this_key'],
      [{ ...good, enc: 'AAAA' }, 'not_for_this_key'],
      [{ ...good, keyId: 'another' }, 'unknown_key'],
    ];
    for (const [body, problem] of refused) {
      const answer = await send(body);
      expect([answer.status, answer.body.message, answer.body.value]).toEqual([
        400,
        'sealed_body_unreadable',
        { problem },
      ]);
    }
  });

  it('is encrypted to a key that all nodes and restarts share', async () => {
    const keys = await Promise.all([test.ctx.sealing.current(), test.ctx.sealing.current()]);
    expect(keys[0]).toEqual(keys[1]);
    // It has keys of its own.
    const other = await startTestServer();
    expect((await other.ctx.sealing.current()).keyId).not.toBe(keys[0].keyId);
    await other.close();
  });
});
