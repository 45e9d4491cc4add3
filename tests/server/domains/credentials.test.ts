import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { messages } from '../../../contract/messages.ts';
import { security } from '../../../contract/security.ts';
import { session } from '../../../contract/session.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { verifyAudit } from '../../../server/operator/verify-audit.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession, TEST_PASSWORD } from '../../support/test-server.ts';
import { keptMessages } from '../../support/kept-messages.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

const carrier = keptMessages();
let test: JoinedServer;
/** The app context's clock; each authenticator code belongs to a time step of its own. */
let now = Date.now();
beforeAll(async () => {
  test = await joinTestServer({ messages: carrier.messages, now: () => now });
});
afterAll(() => test.close());

let count = 0;
let member: MemberRow;
let token: string;
let number: string;
/** Values that must not appear in the audit. */
const secrets: string[] = [TEST_PASSWORD];
beforeEach(async () => {
  count += 1;
  number = `415555${String(count).padStart(4, '0')}`;
  member = await addMember(test.database, `member${count}`);
  await tables()
    .updateTable('members')
    .set({ email: `${member.username}@example.test`, mobile: `+1${number}` })
    .where('id', '=', member.id)
    .execute();
  token = (await openSession(test.database, member)).token;
});

const NEW = 'quite another one';
secrets.push(NEW);
const tables = () => inMerchant(test.database.db, test.merchant);
/** The member's audit rows, oldest first. */
const written = async () => {
  const rows = await tables()
    .selectFrom('audit')
    .select(['action', 'after'])
    .where('actor', '=', `member:${member.id}`)
    .orderBy('id')
    .execute();
  return rows.map(({ action, after }) => {
    const { memberId, ip, ...rest } = after as Record<string, unknown>;
    expect([memberId, ip]).toEqual([member.id, '127.0.0.1']);
    return [action, rest];
  });
};
const codeAt = (uri: string, atMs: number) => {
  const code = new TOTP({ secret: /secret=([A-Z2-7]+)/.exec(uri)![1] }).generate({ timestamp: atMs });
  secrets.push(code);
  return code;
};
const switchOn = async () => {
  const { secret, uri } = (await callServer(test.url, security.enrol, {}, { token })).body.value;
  const { body } = await callServer(test.url, security.activate, { code: codeAt(uri, now) }, { token });
  now += 30_000;
  secrets.push(secret, ...body.value.recoveryCodes);
  return { uri, recoveryCodes: body.value.recoveryCodes };
};
const change = (oldPassword = TEST_PASSWORD) =>
  callServer(test.url, auth.changePassword, { oldPassword, newPassword: NEW, confirmNewPassword: NEW }, { token });

it('[PP-29 AUTH-06] records a changed password with the sessions it ended; does not record a refused change', async () => {
  await openSession(test.database, member);
  await change('not mine at all');
  expect(await written()).toEqual([]);
  expect((await change()).status).toBe(200);
  expect(await written()).toEqual([['password_change', { sessionsEnded: 1 }]]);
});

it('[PP-29 AUTH-07] records a password reset by mail or phone with its method', async () => {
  const { username } = member;
  await callServer(test.url, auth.mailResetLink, { username, email: `${username}@example.test` });
  const code = /reset=([\w-]+)/.exec(carrier.sent.at(-1)!.text)![1]!;
  expect((await callServer(test.url, auth.resetByLink, { code, newPassword: NEW })).status).toBe(200);
  await callServer(test.url, auth.resetByLink, { code, newPassword: NEW });
  const phone = { countryDialingCode: '+1', mobileNum: number };
  await callServer(test.url, messages.sendCode, { purpose: 'password', ...phone });
  const verificationCode = carrier.codeFor(`+1${number}`);
  secrets.push(code);
  const again = { ...phone, verificationCode, newPassword: TEST_PASSWORD };
  expect((await callServer(test.url, auth.resetByPhone, again)).status).toBe(200);
  expect(await written()).toEqual([
    ['password_reset', { by: 'mail', sessionsEnded: 1 }],
    ['password_reset', { by: 'phone', sessionsEnded: 1 }],
  ]);
});

it('[PP-29 AUTH-17] records the second factor being switched on and off; does not record a wrong code', async () => {
  const { uri } = await switchOn();
  const off = (code: string) => callServer(test.url, security.disable, { password: TEST_PASSWORD, code }, { token });
  await off('000000');
  expect((await off(codeAt(uri, now))).status).toBe(200);
  expect(await written()).toEqual([
    ['second_factor_on', { recoveryCodes: 10 }],
    ['second_factor_off', {}],
  ]);
});

it('[PP-29 AUTH-17] records the use of a recovery code, at the login and at a confirmation', async () => {
  const { recoveryCodes } = await switchOn();
  const [first = '', second = ''] = recoveryCodes;
  const { body } = await callServer(test.url, auth.login, {
    username: member.username,
    password: TEST_PASSWORD,
    type: 'username',
  });
  const { ticket } = body.value as unknown as { ticket: string };
  await callServer(test.url, security.secondFactor, { ticket, code: first });
  await callServer(test.url, security.confirm, { code: first }, { token });
  await callServer(test.url, security.confirm, { code: second }, { token });
  expect((await written()).slice(1)).toEqual([
    ['recovery_code_used', {}],
    ['recovery_code_used', {}],
  ]);
});

it('[PP-29 AUTH-19] records sessions that a member ends elsewhere; records nothing for none or another member’s', async () => {
  const phone = await openSession(test.database, member);
  const end = (sessionId: string) => callServer(test.url, security.endSession, { sessionId }, { token });
  await end(phone.session.id);
  await end(phone.session.id);
  await callServer(test.url, security.endOthers, {}, { token });
  await openSession(test.database, member);
  await callServer(test.url, security.endOthers, {}, { token });
  await callServer(test.url, session.logoutEverywhere, {}, { token });
  expect(await written()).toEqual([
    ['sessions_end', { ended: 1, why: 'elsewhere' }],
    ['sessions_end', { ended: 1, why: 'elsewhere' }],
    ['sessions_end', { ended: 1, why: 'logout_everywhere' }],
  ]);
});

it('[PP-29] keeps the chain complete under concurrent changes, and contains no secret', async () => {
  const others = await Promise.all(Array.from({ length: 6 }, (_, n) => addMember(test.database, `other${n}`)));
  const opened = await Promise.all(others.map((each) => openSession(test.database, each)));
  const answers = await Promise.all(
    opened.map((each) => callServer(test.url, session.logoutEverywhere, {}, { token: each.token })),
  );
  expect(answers.map(({ body }) => body.value)).toEqual(others.map(() => ({ ended: 1 })));
  expect((await verifyAudit(test.database, test.merchant)).broken).toBeUndefined();
  const all = JSON.stringify(await tables().selectFrom('audit').selectAll().execute());
  for (const secret of secrets) expect(all).not.toContain(`"${secret}"`);
});
