import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { messages } from '../../../contract/messages.ts';
import { operator } from '../../../contract/operator.ts';
import { security } from '../../../contract/security.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { chainQueued } from '../../../server/operator/audit-job.ts';
import { verifyAudit } from '../../../server/operator/verify-audit.ts';
import { callServer } from '../../support/calls.ts';
import { keptMessages } from '../../support/kept-messages.ts';
import { addMember, openSession, TEST_OPERATOR_KEY, TEST_PASSWORD } from '../../support/test-server.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

const carrier = keptMessages();
let test: JoinedServer;
let member: MemberRow;
let number: string;
let count = 0;
beforeAll(async () => {
  test = await joinTestServer({ messages: carrier.messages });
});
afterAll(() => test.close());
beforeEach(async () => {
  await written();
  count += 1;
  number = `415555${String(count).padStart(4, '0')}`;
  member = await addMember(test.database, `member${count}`);
  await tables()
    .updateTable('members')
    .set({ mobile: `+1${number}` })
    .where('id', '=', member.id)
    .execute();
});

const tables = () => inMerchant(test.database.db, test.merchant);
let seen = 0;
/** The failed logins recorded since the last look. */
const written = async () => {
  await chainQueued(test);
  expect((await verifyAudit(test.database, test.merchant)).broken).toBeUndefined();
  const rows = await tables()
    .selectFrom('audit')
    .select(['id', 'member_id', 'actor', 'reason', 'before', 'after'])
    .where('action', '=', 'login_failed')
    .where('id', '>', seen)
    .orderBy('id')
    .execute();
  seen = Math.max(seen, ...rows.map(({ id }) => id));
  return rows.map(({ id: _id, ...row }) => row);
};
const logIn = (username: string, password: string, over: object = {}) =>
  callServer(test.url, auth.login, { type: 'username', username, password, ...over });

it('[PP-29] records a wrong password, with the member, the address and the failures before and after', async () => {
  await logIn(member.username, 'wrong');
  await logIn(member.username.toUpperCase(), 'wrong again');
  const entry = (failures: number) => ({
    member_id: member.id,
    actor: 'visitor',
    reason: 'in_incorrect_password',
    before: { failures: failures - 1 },
    after: { failures, memberId: member.id, ip: '127.0.0.1', by: 'username' },
  });
  expect(await written()).toEqual([entry(1), entry(2)]);
});

it('[PP-29] keeps a name that nobody has as a fingerprint only, the same for the same name', async () => {
  const typed = 'my-secret-as-name';
  await logIn(typed, 'wrong-one-too');
  await logIn(typed, 'wrong-one-too');
  await logIn('another-name', 'wrong-one-too');
  const entries = await written();
  const unknown = entries.map(({ after }) => (after as { unknown: string }).unknown);
  expect(entries[0]).toMatchObject({ member_id: null, reason: 'in_incorrect_password' });
  expect(unknown[0]).toMatch(/^[\w-]{22}$/);
  expect(unknown[1]).toBe(unknown[0]);
  expect(unknown[2]).not.toBe(unknown[0]);
  expect(JSON.stringify(entries)).not.toMatch(/my-secret|wrong-one|another-name/);
});

it('[PP-29] records nothing of a right password or of a try that a captcha stopped', async () => {
  expect((await logIn(member.username, TEST_PASSWORD)).status).toBe(200);
  expect(await written()).toEqual([]);
  for (let n = 0; n < 3; n += 1) await logIn(member.username, 'wrong');
  expect((await logIn(member.username, 'wrong')).body.message).toBe('captcha_needed');
  expect(await written()).toHaveLength(3);
});

it('[PP-29 PP-30] records the login of a member whom the operator stopped', async () => {
  const stop = { merchant: test.merchant, target: 'login', id: member.username, on: true, reason: 'a test' };
  await callServer(test.url, operator.killSwitch, stop, { token: TEST_OPERATOR_KEY });
  expect((await logIn(member.username, TEST_PASSWORD)).body.message).toBe('account_locked');
  expect(await written()).toMatchObject([{ member_id: member.id, reason: 'account_locked', before: null }]);
  const request = { merchant: test.merchant, account: member.username };
  const { body } = await callServer(test.url, operator.readAudit, request, { token: TEST_OPERATOR_KEY });
  expect(body.value.list).toMatchObject([
    { action: 'login_failed', actor: 'visitor', account: member.username },
    { action: 'kill_login', actor: 'operator', account: member.username, after: { stopped: true } },
  ]);
});

it('[PP-29] records a wrong code by text message, and a number that nobody has as a fingerprint', async () => {
  await callServer(test.url, messages.sendCode, { purpose: 'login', countryDialingCode: '+1', mobileNum: number });
  const code = /\d{6}/.exec(carrier.sent.at(-1)!.text)![0];
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const bySms = (mobileNum: string) =>
    callServer(test.url, auth.login, { type: 'sms', countryDialingCode: '1', mobileNum, verificationCode: wrong });
  await bySms(number);
  await bySms('4155559999');
  const entries = await written();
  expect(entries).toMatchObject([
    { member_id: member.id, reason: 'verification_code_wrong', after: { by: 'sms' } },
    { member_id: null, reason: 'verification_code_wrong', after: { unknown: expect.stringMatching(/^[\w-]{22}$/) } },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(new RegExp(`415555|"${wrong}"`));
});

it('[PP-29 AUTH-17] records a wrong second factor', async () => {
  const { token } = await openSession(test.database, member);
  const { secret, uri } = (await callServer(test.url, security.enrol, {}, { token })).body.value;
  const totp = new TOTP({ secret: /secret=([A-Z2-7]+)/.exec(uri)![1]! });
  await callServer(test.url, security.activate, { code: totp.generate() }, { token });
  const { ticket } = (await logIn(member.username, TEST_PASSWORD)).body.value as unknown as { ticket: string };
  expect(await written()).toEqual([]);
  const code = String((Number(totp.generate()) + 1) % 1_000_000).padStart(6, '0');
  await callServer(test.url, security.secondFactor, { ticket, code });
  const entries = await written();
  expect(entries).toMatchObject([
    { member_id: member.id, reason: 'second_factor_wrong', after: { by: 'username', memberId: member.id } },
  ]);
  for (const hidden of [secret, ticket, code]) expect(JSON.stringify(entries)).not.toContain(hidden);
});
