import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { downlines } from '../../../contract/downlines.ts';
import { registrationLinks } from '../../../contract/registration-links.ts';
import { wallet } from '../../../contract/wallet.ts';
import { callServer } from '../../support/calls.ts';
import { join, tables, test, useServer } from './support/agents.ts';

useServer();

const member = { username: 'newcomer', kind: 'member', rebateRate: 0 };
const logIn = (username: string, password: string) =>
  callServer(test.url, auth.login, { type: 'username', username, password });

describe('[AGT-05] [AUTH-02] an account that an agent creates', () => {
  it('is below the agent, with the rate, a wallet and no consent', async () => {
    const agent = await join('maker', { rate: 10_000 });
    const { body } = await agent.call(downlines.create, { ...member, username: ' NewOne ', rebateRate: 9_000 });
    expect(body.value).toMatchObject({ account: 'newone' });
    const row = await tables()
      .selectFrom('members')
      .selectAll()
      .where('id', '=', body.value.memberId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ type: 0, upline: agent.id, rebate_rate: 9_000, password_given: true, currency: 'USD' });
    const consents = await tables().selectFrom('consents').select('id').where('member_id', '=', row.id).execute();
    expect(consents).toEqual([]);
    const level = (await agent.call(downlines.level)).body.value;
    expect(level.list).toMatchObject([
      { account: 'newone', own: { balance: 0, lastSeenAtMs: null, rebateRate: 9_000 } },
    ]);
  });

  it('logs in with 123456, and can do nothing with money until the password is changed', async () => {
    const agent = await join('maker');
    await agent.call(downlines.create, { ...member, username: 'firsttime', kind: 'agent' });
    const first = await logIn('firsttime', '123456');
    expect(first.body.value).toMatchObject({ changePassword: 'weak', userInfo: { type: 1 } });
    const { token } = first.body.value;
    const ask = (endpoint: Parameters<typeof callServer>[1], request: object, headers = {}) =>
      callServer(test.url, endpoint, request, { token, headers });
    const key = { 'idempotency-key': '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f' };
    expect((await ask(wallet.deposit, { method: 'x', amount: 1, currency: 'USD' }, key)).body.message).toBe(
      'password_change_needed',
    );
    // Nor in the agent centre.
    expect((await ask(downlines.create, { ...member, username: 'another' })).body.message).toBe(
      'password_change_needed',
    );
    const link = { kind: 'member', rebateRate: 0, days: null, maxUses: null };
    expect((await ask(registrationLinks.create, link)).body.message).toBe('password_change_needed');
    const changed = {
      oldPassword: '123456',
      newPassword: 'three blue herons',
      confirmNewPassword: 'three blue herons',
    };
    expect((await ask(auth.changePassword, changed)).body.success).toBe(true);
    expect((await ask(downlines.create, { ...member, username: 'another' })).body.success).toBe(true);
  });

  it('has the type of its agent if it is an agent', async () => {
    const agent = await join('maker', { type: 41 });
    const { body } = await agent.call(downlines.create, { ...member, username: 'subagent', kind: 'agent' });
    const { type } = await tables()
      .selectFrom('members')
      .select('type')
      .where('id', '=', body.value.memberId)
      .executeTakeFirstOrThrow();
    expect(type).toBe(41);
  });

  it('is refused with a name that is taken, in any letter case', async () => {
    const agent = await join('maker');
    await agent.call(downlines.create, { ...member, username: 'taken1' });
    expect((await agent.call(downlines.create, { ...member, username: 'TAKEN1' })).body.message).toBe('username_taken');
  });

  it.each(['abc', 'a'.repeat(21), '1abcd', 'ab cd', 'ab_cd', 'абвгд', 'abcd\u200b', ''])(
    'is refused with the name %j by the rules of registration',
    async (username) => {
      const agent = await join('maker');
      const { body } = await agent.call(downlines.create, { ...member, username });
      expect(body).toMatchObject({ message: 'field_invalid', value: { problems: { username: expect.any(String) } } });
    },
  );

  it('is refused above the agent’s own rate without the difference, and creates nothing', async () => {
    const agent = await join('maker', { rate: 5_000 });
    const { body } = await agent.call(downlines.create, { ...member, username: 'toomuch', rebateRate: 4_001 });
    expect(body).toMatchObject({ message: 'rebate_above_max', value: { max: 4_000 } });
    const row = await tables().selectFrom('members').select('id').where('username', '=', 'toomuch').executeTakeFirst();
    expect(row).toBeUndefined();
  });

  it('is refused to a frozen agent, to a member, and for an unknown kind', async () => {
    const agent = await join('maker');
    await agent.set({ frozen_at: new Date() });
    expect((await agent.call(downlines.create, { ...member, username: 'icecold' })).body.message).toBe('agent_frozen');
    const plain = await join('plain', { type: 0 });
    expect((await plain.call(downlines.create, member)).body.message).toBe('not_allowed');
    const other = await join('maker');
    expect((await other.call(downlines.create, { ...member, kind: 'admin' })).body.message).toBe('invalid_request');
  });

  it('two at once with one name are one', async () => {
    const agent = await join('maker');
    const answers = await Promise.all(
      [1, 2].map(() => agent.call(downlines.create, { ...member, username: 'twinname' })),
    );
    expect(answers.map(({ body }) => body.message).sort()).toEqual(['', 'username_taken']);
  });
});
