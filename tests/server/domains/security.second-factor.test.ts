import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { security } from '../../../contract/security.ts';
import { session } from '../../../contract/session.ts';
import { callServer } from '../../support/calls.ts';
import { TEST_PASSWORD } from '../../support/test-server.ts';
import {
  test,
  member,
  token,
  count,
  now,
  useMember,
  merchant,
  codeAt,
  nextStep,
  enrol,
  switchOn,
  logIn,
  ticketOf,
  second,
  state,
  pass,
  joinAs,
  become,
} from './support/second-factor.ts';

useMember();

describe('[AUTH-17] the second factor', () => {
  it('is on after one of its codes was entered, and not before', async () => {
    const { secret, uri } = await enrol();
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain('issuer=Parlour');
    expect((await logIn()).status).toBe(200);
    const wrong = await callServer(test.url, security.activate, { code: '000000' }, { token });
    expect(wrong.body.message).toBe('second_factor_wrong');
    expect(await state()).toEqual({ on: false, recoveryCodesLeft: 0 });
    const right = await callServer(test.url, security.activate, { code: codeAt(uri, now) }, { token });
    expect(new Set(right.body.value.recoveryCodes).size).toBe(10);
    expect(await state()).toEqual({ on: true, recoveryCodesLeft: 10 });
    nextStep();
    expect((await callServer(test.url, security.enrol, {}, { token })).body.message).toBe('second_factor_on');
    const again = await callServer(test.url, security.activate, { code: codeAt(uri, now) }, { token });
    expect(again.body.message).toBe('second_factor_on');
  });

  it('is required at the login, where the password alone starts no session', async () => {
    const { uri } = await switchOn();
    const { status, body } = await logIn();
    expect([status, body.message]).toEqual([401, 'second_factor_needed']);
    const { ticket } = body.value as unknown as { ticket: string };
    const opened = await callServer(test.url, security.secondFactor, { ticket, code: codeAt(uri, now) });
    expect(opened.body.value.userInfo.account).toBe(member.username);
    const info = await callServer(test.url, session.info, {}, { token: opened.body.value.token });
    expect(info.status).toBe(200);
    expect(await second(ticket, codeAt(uri, now + 30_000))).toBe('401 second_factor_over');
  });

  it('accepts a code once, one step early or late, with spaces and in Arabic digits; no older one', async () => {
    const { uri } = await switchOn();
    pass(300_000);
    expect(await second(await ticketOf(), codeAt(uri, now - 60_000))).toBe('401 second_factor_wrong');
    expect(await second(await ticketOf(), codeAt(uri, now + 60_000))).toBe('401 second_factor_wrong');
    expect(await second(await ticketOf(), codeAt(uri, now - 30_000))).toBe('ok');
    expect(await second(await ticketOf(), codeAt(uri, now - 30_000))).toBe('401 second_factor_wrong');
    const code = codeAt(uri, now);
    expect(await second(await ticketOf(), ` ${code.slice(0, 3)} ${code.slice(3)}\u200f`)).toBe('ok');
    expect(await second(await ticketOf(), code)).toBe('401 second_factor_wrong');
    const arabic = codeAt(uri, now + 30_000).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect(await second(await ticketOf(), arabic)).toBe('ok');
  });

  it('accepts the same code from one of ten concurrent requests', async () => {
    const { uri } = await switchOn();
    const tickets = await Promise.all(Array.from({ length: 5 }, ticketOf));
    const answers = await Promise.all(tickets.map((ticket) => second(ticket, codeAt(uri, now))));
    expect(answers.filter((each) => each === 'ok')).toHaveLength(1);
  });

  it('accepts each recovery code once, and never another member’s', async () => {
    const { recoveryCodes } = await switchOn();
    const [first, other] = recoveryCodes as [string, string];
    expect(await second(await ticketOf(), first.toUpperCase().replaceAll('-', ' '))).toBe('ok');
    expect(await second(await ticketOf(), first)).toBe('401 second_factor_wrong');
    expect((await state()).recoveryCodesLeft).toBe(9);
    const mine = member;
    await joinAs(`other${count}`);
    const theirs = await switchOn();
    expect(await second(await ticketOf(), other)).toBe('401 second_factor_wrong');
    become(mine);
    expect(await second(await ticketOf(), theirs.recoveryCodes[0]!)).toBe('401 second_factor_wrong');
    expect(await second(await ticketOf(), codeAt(theirs.uri, now))).toBe('401 second_factor_wrong');
  });

  it('[PP-03] resets the count of wrong passwords when the session starts, not at the right password alone', async () => {
    const { uri } = await switchOn();
    const wrong = () =>
      callServer(test.url, auth.login, { username: member.username, password: 'not it', type: 'username' });
    const failures = async () =>
      (
        await merchant()
          .selectFrom('login_failures')
          .select('failures')
          .where('username', '=', member.username)
          .executeTakeFirst()
      )?.failures;
    for (let n = 0; n < 2; n += 1) await wrong();
    for (let n = 0; n < 3; n += 1) expect((await logIn()).body.message).toBe('second_factor_needed');
    expect(await failures()).toBe(2);
    const ticket = await ticketOf();
    expect(await second(ticket, '1234567')).toBe('401 second_factor_wrong');
    expect(await failures()).toBe(2);
    expect((await wrong()).body.value).toEqual({ captcha: true });
    expect((await logIn()).body.message).toBe('captcha_needed');
    expect(await second(ticket, codeAt(uri, now))).toBe('ok');
    expect(await failures()).toBeUndefined();
  });

  it('ends a login that waits for it when the password changes', async () => {
    const { uri } = await switchOn();
    const ticket = await ticketOf();
    const form = {
      oldPassword: TEST_PASSWORD,
      newPassword: 'quite another one',
      confirmNewPassword: 'quite another one',
    };
    expect((await callServer(test.url, auth.changePassword, form, { token })).status).toBe(200);
    expect(await second(ticket, codeAt(uri, now))).toBe('401 second_factor_over');
  });

  it('applies the checks of the agent login and of stopped members', async () => {
    await joinAs(`chief${count}`, { type: 1 });
    const { uri } = await switchOn();
    const form = { username: member.username, password: TEST_PASSWORD, type: 'username', as: 'agent' };
    const request = await callServer(test.url, auth.login, form);
    const { ticket } = request.body.value as unknown as { ticket: string };
    await merchant().updateTable('members').set({ type: 0 }).where('id', '=', member.id).execute();
    expect(await second(ticket, codeAt(uri, now))).toBe('403 non_agent_account');
    await merchant().updateTable('members').set({ type: 1, locked: true }).where('id', '=', member.id).execute();
    expect(await second(ticket, codeAt(uri, now))).toBe('403 account_locked');
    await merchant().updateTable('members').set({ locked: false }).where('id', '=', member.id).execute();
    expect(await second(ticket, codeAt(uri, now))).toBe('ok');
  });
});
