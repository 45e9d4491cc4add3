import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { messages } from '../../../contract/messages.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { everyMerchant, jsonb } from '../../../server/db/database.ts';
import { callServer } from '../../support/calls.ts';
import { addMember } from '../../support/test-server.ts';
import { keptMessages } from '../../support/kept-messages.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

const carrier = keptMessages();
let test: JoinedServer;
beforeAll(async () => {
  test = await joinTestServer({ messages: carrier.messages });
});
afterAll(() => test.close());

let count = 0;
let number: string;
let mobile: string;
let memberId: number;
beforeEach(async () => {
  carrier.state.down = false;
  carrier.state.slowMs = 0;
  count += 1;
  number = `415555${String(count).padStart(4, '0')}`;
  mobile = `+1${number}`;
  const member = await addMember(test.database, `member${count}`);
  memberId = member.id;
  await inMerchant(test.database.db, test.merchant)
    .updateTable('members')
    .set({ mobile })
    .where('id', '=', member.id)
    .execute();
});

const ask = (over: object = {}, headers: Record<string, string> = {}) =>
  callServer(
    test.url,
    messages.sendCode,
    { purpose: 'login', countryDialingCode: '+1', mobileNum: number, ...over },
    { headers },
  );
const logIn = (verificationCode: string, over: object = {}) =>
  callServer(test.url, auth.login, {
    type: 'sms',
    countryDialingCode: '1',
    mobileNum: number,
    verificationCode,
    ...over,
  });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const unknown = { mobileNum: '4155559999' };

describe('[AUTH-08] a code by text message', () => {
  it('is sent to a member’s number, with the merchant’s name and the validity of the code', async () => {
    const { status, body } = await ask();
    expect([status, body.value]).toEqual([200, { expiredMinutes: 5 }]);
    expect(carrier.sent.at(-1)).toMatchObject({
      to: mobile,
      text: expect.stringMatching(/^\d{6} is your Parlour code/),
    });
  });

  it.each([
    ['CN', /验证码/],
    ['AR', /رمزك/],
  ])('is written in the visitor’s language: %s', async (language, texts) => {
    await ask({}, { 'x-language': language });
    expect(carrier.sent.at(-1)!.text).toMatch(texts);
  });

  it('is not sent to a number without a member, and the answer does not reveal it', async () => {
    const known = await ask();
    const sent = carrier.sent.length;
    const nobody = await ask(unknown);
    expect([nobody.status, nobody.body]).toEqual([known.status, known.body]);
    expect(carrier.sent).toHaveLength(sent);
    // At an immediate second request, both get the same waiting time.
    const again = [await ask(), await ask(unknown)];
    for (const each of again) {
      expect([each.status, each.body.message]).toEqual([429, 'too_many_requests']);
      expect(each.body.value).toMatchObject({ retryAfterSeconds: expect.any(Number) });
    }
  });

  it('takes as long, and fails in the same way, for a number without a member', async () => {
    // A delivery that ends differently resets the recorded duration.
    carrier.state.down = true;
    await ask();
    carrier.state.down = false;
    carrier.state.slowMs = 200;
    await ask();
    const from = performance.now();
    await ask({ mobileNum: '4155558888' });
    expect(performance.now() - from).toBeGreaterThan(150);
    carrier.state.slowMs = 0;
    carrier.state.down = true;
    const down = await ask({ purpose: 'password' });
    const nobody = await ask({ mobileNum: '4155557777' });
    expect([nobody.status, nobody.body]).toEqual([down.status, down.body]);
    expect([down.status, down.body]).toEqual([503, { success: false, message: 'message_not_sent', value: null }]);
  });

  it('can be requested again at once after a failed delivery', async () => {
    carrier.state.down = true;
    expect((await ask()).body.message).toBe('message_not_sent');
    carrier.state.down = false;
    expect((await ask()).status).toBe(200);
  });

  it.each([
    ['', '1'],
    ['   ', '1'],
    ['5'.repeat(33), '1'],
    ['5'.repeat(1_000_000), '1'],
  ])('is refused for a number of invalid length', async (mobileNum, countryDialingCode) => {
    const { status, body } = await ask({ mobileNum, countryDialingCode });
    expect([400, 413]).toContain(status);
    expect(['invalid_request', 'body_too_large']).toContain(body.message);
  });

  it.each([
    ['12', '1'],
    ['abcdefghij', '1'],
    ['1-800-FLOWERS', '1'],
    ['😀😀😀😀', '1'],
    ['4155550101', '999'],
    ['4155550101', '+'],
    ['+447400123456', '1'],
    ['02079460958', '44'],
    ['415555\u00010101\u0001', '1'],
  ])('treats %j with +%s as no mobile number', async (mobileNum, countryDialingCode) => {
    const { status, body } = await ask({ mobileNum, countryDialingCode });
    expect([status, body.message]).toEqual([409, 'mobile_number_wrong']);
  });

  it.each([
    (n: string) => `(${n.slice(0, 3)}) ${n.slice(3, 6)}-${n.slice(6)}`,
    (n: string) => `+1 ${n}`,
    (n: string) => `\u202e${n}\u200f`,
    (n: string) => n.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
    (n: string) => n.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit))),
    (n: string) => n.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  ])('finds the member in every notation of the number (%#)', async (write) => {
    expect((await ask({ mobileNum: write(number), countryDialingCode: '+١' })).status).toBe(200);
    expect(carrier.sent.at(-1)!.to).toBe(mobile);
  });

  it('is not offered where the flag is off', async () => {
    const flags = (on: boolean) =>
      sql`update merchants set flags = flags || ${jsonb({ MOBILEVERCODELOGIN3: on })} where code = ${test.merchant}`.execute(
        everyMerchant(test.database.db),
      );
    await flags(false);
    expect((await ask()).body.message).toBe('mode_not_offered');
    expect((await logIn('123456')).body.message).toBe('mode_not_offered');
    await flags(true);
  });
});

describe('[AUTH-01] log-in by SMS', () => {
  it('starts a session for the holder of the number, without a password', async () => {
    await inMerchant(test.database.db, test.merchant)
      .updateTable('members')
      .set({ password_given: true })
      .where('id', '=', memberId)
      .execute();
    await ask();
    const { status, body } = await logIn(carrier.codeFor(mobile));
    expect(status).toBe(200);
    expect(body.value).toMatchObject({ userInfo: { id: memberId }, changePassword: null });
  });

  it('accepts a code in the digits of another script', async () => {
    await ask();
    const code = carrier.codeFor(mobile).replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
    expect((await logIn(` ${code} `)).status).toBe(200);
  });

  it('refuses a code that is wrong, used, expired, another member’s, or for another purpose', async () => {
    await ask();
    const code = carrier.codeFor(mobile);
    const refused = async (given: string, over: object = {}) => {
      const { status, body } = await logIn(given, over);
      expect([status, body.message]).toEqual([409, 'verification_code_wrong']);
    };
    await refused(otherThan(code));
    await refused('12345');
    await refused('😀');
    await refused(code, unknown);
    await ask({ purpose: 'password' });
    await refused(carrier.codeFor(mobile) === code ? otherThan(code) : carrier.codeFor(mobile));
    expect((await logIn(code)).status).toBe(200);
    await refused(code);
  });

  it('accepts a code from one of two concurrent requests', async () => {
    await ask();
    const code = carrier.codeFor(mobile);
    const both = await Promise.all([logIn(code), logIn(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('names the missing fields', async () => {
    const { status, body } = await callServer(test.url, auth.login, { type: 'sms', mobileNum: number });
    expect([status, body.message]).toEqual([400, 'invalid_request']);
    expect(body.value).toMatchObject({ issues: [{ path: 'countryDialingCode' }, { path: 'verificationCode' }] });
  });
});
