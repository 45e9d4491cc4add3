import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { security } from '../../../contract/security.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession, TEST_OPERATOR_KEY, TEST_PASSWORD } from '../../support/test-server.ts';
import { test, member, token, useMember, merchant, switchOn } from './support/second-factor.ts';

useMember();

describe('[AUTH-04] a one-time login link', () => {
  const draw = (account = member.username) =>
    callServer(
      test.url,
      security.loginLink,
      { merchant: test.merchant, account, reason: 'cannot get in' },
      { token: TEST_OPERATOR_KEY },
    );
  const codeOf = async () => (await draw()).body.value.path.replace('/?token=', '');
  const exchange = async (code: string) => (await callServer(test.url, security.exchange, { code })).body;

  it('logs its member in once', async () => {
    const code = await codeOf();
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(code)));
    const [opened, ...more] = answers.filter(({ success }) => success);
    expect(more).toEqual([]);
    expect(opened!.value.userInfo.account).toBe(member.username);
    expect((await exchange(code)).message).toBe('login_link_over');
  });

  it('is refused after ten minutes or when forged, and does not bypass a second factor or a lock', async () => {
    const late = await codeOf();
    await merchant()
      .updateTable('login_links')
      .set({ expires_at: sql<Date>`now()` })
      .execute();
    expect((await exchange(late)).message).toBe('login_link_over');
    expect((await exchange('A'.repeat(43))).message).toBe('login_link_over');
    await switchOn();
    expect((await exchange(await codeOf())).message).toBe('second_factor_needed');
    await merchant().updateTable('members').set({ locked: true }).where('id', '=', member.id).execute();
    const code = await codeOf();
    expect((await exchange(code)).message).toBe('account_locked');
    // A refused login does not use the link up.
    await merchant().updateTable('members').set({ locked: false }).where('id', '=', member.id).execute();
    expect((await exchange(code)).message).toBe('second_factor_needed');
    expect((await exchange(code)).message).toBe('login_link_over');
  });

  it('is reported as expired once used, to a locked member too; a new password ends existing links', async () => {
    const used = await codeOf();
    expect((await exchange(used)).success).toBe(true);
    const other = await codeOf();
    const form = {
      oldPassword: TEST_PASSWORD,
      newPassword: 'quite another one',
      confirmNewPassword: 'quite another one',
    };
    expect((await callServer(test.url, auth.changePassword, form, { token })).status).toBe(200);
    await merchant().updateTable('members').set({ locked: true }).where('id', '=', member.id).execute();
    for (const code of [used, other]) expect((await exchange(code)).message).toBe('login_link_over');
  });

  it('replaces the session of the page on which it is opened, but not where it is refused', async () => {
    const { id: other, ...owner } = await addMember(test.database, `other${Date.now()}`);
    const { token: old, session } = await openSession(test.database, { id: other, ...owner });
    const openOn = (code: string) => callServer(test.url, security.exchange, { code }, { token: old });
    const ended = () =>
      merchant().selectFrom('sessions').select('end_reason').where('id', '=', session.id).executeTakeFirstOrThrow();
    expect((await openOn('A'.repeat(43))).body.message).toBe('login_link_over');
    expect((await ended()).end_reason).toBeNull();
    expect((await openOn(await codeOf())).body.value.userInfo.account).toBe(member.username);
    expect((await ended()).end_reason).toBe('logout');
  });

  it('is audited with operator and reason; its code is stored nowhere', async () => {
    const code = await codeOf();
    const { rows } = await sql<{ line: string }>`
      select a::text as line from audit a where action = 'login_link' order by id desc limit 1`.execute(
      test.database.db,
    );
    expect(rows[0]!.line).toContain('cannot get in');
    expect(rows[0]!.line).not.toContain(code);
    expect((await draw('nobody')).body.message).toBe('not_found');
  });
});
