import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registration } from '../../../contract/register.ts';
import { auth } from '../../../contract/auth.ts';
import { mobileNumber } from '../../../server/domains/auth/codes/mobile.ts';
import { NO_PASSWORD } from '../../../server/crypto/passwords.ts';
import { callServer } from '../../support/calls.ts';
import { NEW_PASSWORD } from '../../support/registration.ts';
import { openRegistry, type Registry } from './world.ts';
import { takeTestServer } from '../../support/reused-server.ts';

let registry: Registry;
beforeAll(async () => {
  registry = await openRegistry();
});
afterAll(() => registry.test.close());
beforeEach(() => registry.reset());

describe('[AUTH-09 SYS-05] ways to register', () => {
  it('each have a flag, and DIRECTREG3 closes both', async () => {
    const both = async () => [
      (await registry.byName()).body.message,
      (await registry.byMobile(await registry.withCode())).body.message,
    ];
    expect(await both()).toEqual(['', '']);
    await registry.reset({ flags: { USERNAMEREG3: false } });
    expect(await both()).toEqual(['registration_closed', '']);
    await registry.reset({ flags: { MOBILENUMREG3: false } });
    expect(await both()).toEqual(['', 'registration_closed']);
    await registry.reset({ flags: { DIRECTREG3: false } });
    expect(await both()).toEqual(['registration_closed', 'registration_closed']);
  });

  it('with MOBILENUMPASSREG3 require a password, which logs in; without it refuse one', async () => {
    const { body } = await registry.byMobile(await registry.withCode());
    const username = body.value.userInfo.account;
    expect(username).toMatch(/^m[a-z0-9]{11}$/);
    const logIn = () =>
      callServer(registry.test.url, auth.login, { username, password: NEW_PASSWORD, type: 'username' });
    expect((await logIn()).status).toBe(200);
    const without = { password: undefined, confirmPassword: undefined };
    const refused = await registry.byMobile({ ...(await registry.withCode()), ...without });
    expect(refused.body.value).toMatchObject({ problems: { password: 'empty' } });
    await registry.reset({ flags: { MOBILENUMPASSREG3: false } });
    const hash = vi.spyOn(registry.test.ctx.passwords, 'hash');
    const { message, value } = (await registry.byMobile({ ...(await registry.withCode()), ...without })).body;
    expect(message).toBe('');
    expect((await registry.memberOf(value.userInfo.id)).password_hash).toBe(NO_PASSWORD);
    expect(hash, 'nobody waits for the hash of a password that is none').not.toHaveBeenCalled();
    expect((await registry.byMobile(await registry.withCode())).body.value).toEqual({
      problems: { password: 'notRequested', confirmPassword: 'notRequested' },
    });
  });

  it('store the number in E.164, once per merchant: two concurrent requests create one account', async () => {
    await registry.reset({ flags: { REGMOBVERF3: false } });
    const tries = await Promise.all([
      registry.byMobile({ mobileNum: '(0)7911 123-456', countryDialingCode: '44' }),
      registry.byMobile({ mobileNum: '7911123456', countryDialingCode: '44' }),
    ]);
    expect(tries.map(({ body }) => body.message).sort()).toEqual(['', 'mobile_taken']);
    const made = tries.find(({ body }) => body.success)!.body.value.userInfo.id;
    expect((await registry.profileOf(made)).mobile).toBe('+447911123456');
    // The number is not verified, so it cannot be used to log in.
    expect((await registry.memberOf(made)).mobile).toBe(null);
  });

  it.each([
    ['too few digits', '791112', '44', { problems: { mobileNum: 'digits' } }],
    ['too many digits', '79111234567', '44', { problems: { mobileNum: 'digits' } }],
    ['letters', 'seven91112', '44', { problems: { mobileNum: 'pattern' } }],
    ['nothing', '  ', '44', { problems: { mobileNum: 'empty' } }],
    ['a landline', '2079460000', '44', { digits: [10] }],
    ['a code of no country', '7911123456', '999', { digits: [] }],
  ])('refuse a mobile number of %s', async (_, mobileNum, countryDialingCode, value) => {
    const { body } = await registry.byMobile({ mobileNum, countryDialingCode });
    expect(body.message).toMatch(/^(field_invalid|mobile_invalid)$/);
    expect(body.value).toEqual(value);
  });

  it('accept a number in its national form and with its dialling code, as a login does', async () => {
    await registry.reset({ flags: { REGMOBVERF3: false } });
    const typed = [
      ...[
        ['06 20 123 4567', '36', '+36201234567'],
        ['8 (912) 345-67-89', '7', '+79123456789'],
      ],
      ...[
        ['011 15 2345-6789', '54', '+5491123456789'],
        ['+44 7911 123457', '44', '+447911123457'],
      ],
      ...[
        ['0044 7911 123458', '44', undefined],
        ['+33 6 12 34 56 78', '44', undefined],
      ],
      ...[
        ['06 12 34 56 78', '33', '+33612345678'],
        ['०९८१२३४५६७८', '91', '+919812345678'],
      ],
      ...[
        ['0917 123 4567', '63', '+639171234567'],
        ['០១២ ៣៤៥ ៦៧៨', '855', '+85512345678'],
      ],
      ...[
        ['09 250 123 456', '95', '+959250123456'],
        ['020 5512 3456', '856', '+8562055123456'],
      ],
    ] as const;
    const stored = [];
    for (const [mobileNum, countryDialingCode] of typed) {
      await registry.brand().deleteFrom('hourly_counts').execute();
      const { body } = await registry.byMobile({ mobileNum, countryDialingCode });
      stored.push(body.success ? (await registry.profileOf(body.value.userInfo.id)).mobile : undefined);
      expect([mobileNum, mobileNumber({ mobileNum, countryDialingCode })]).toEqual([mobileNum, stored.at(-1)]);
    }
    expect(stored).toEqual(typed.map(([, , number]) => number));
  });

  it.each([
    ['Arabic', 0x660],
    ['Persian', 0x6f0],
    ['full-width', 0xff10],
  ])('accept number and code in %s digits', async (_, zero) => {
    const written = (text: string) =>
      ` \u200f${text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))}`;
    const { mobileNum } = registry.fresh();
    expect((await registry.sendCode(written(mobileNum))).body.message).toBe('');
    const verificationCode = written(registry.carrier.codeFor(`+1${mobileNum}`));
    const { body } = await registry.byMobile({ mobileNum: written(mobileNum), verificationCode });
    expect(body.message).toBe('');
    expect((await registry.memberOf(body.value.userInfo.id)).mobile).toBe(`+1${mobileNum}`);
  });

  it('by username require a number where the merchant does, with the same checks', async () => {
    await registry.setField('mobileNum', { enabled: true, required: true });
    expect((await registry.byName()).body.value).toEqual({ problems: { mobileNum: 'empty' } });
    expect((await registry.byName(await registry.withCode())).body.message).toBe('');
    expect((await registry.byName({ mobileNum: registry.fresh().mobileNum })).body.message).toBe('mobile_invalid');
  });
});

it('[AUTH-09] reports an unverified number as known five times an hour to one address', async () => {
  await registry.reset({ flags: { REGMOBVERF3: false } });
  const { mobileNum } = registry.fresh();
  expect((await registry.byMobile({ mobileNum })).body.message).toBe('');
  await registry.brand().deleteFrom('hourly_counts').execute();
  const answers = await Promise.all(Array.from({ length: 8 }, () => registry.byMobile({ mobileNum })));
  expect(answers.map(({ body }) => body.message).filter((key) => key === 'mobile_taken')).toHaveLength(5);
  expect((await registry.byMobile({ mobileNum: registry.fresh().mobileNum })).body.message).toBe('too_many_requests');
  // A request with a valid code for the number always gets the reason.
  await registry.reset();
  expect((await registry.byMobile(await registry.withCode())).body.message).toBe('');
  await registry.brand().deleteFrom('hourly_counts').execute();
});

describe('[AUTH-11] the registration code by text message', () => {
  it('is sent once a minute, valid for five, and required with REGMOBVERF3 only', async () => {
    const { mobileNum } = registry.fresh();
    const first = await registry.sendCode(mobileNum);
    expect(first.body.value).toEqual({ expiredMinutes: 5 });
    expect((await registry.sendCode(mobileNum)).body.message).toBe('too_many_requests');
    expect((await registry.byMobile({ mobileNum })).body.message).toBe('verification_code_wrong');
    await registry.reset({ flags: { REGMOBVERF3: false } });
    expect((await registry.byMobile({ mobileNum })).body.message).toBe('');
  });

  it('is required, and sent, wherever no password is set: otherwise the member could not log in again', async () => {
    await registry.reset({ flags: { REGMOBVERF3: false, MOBILENUMPASSREG3: false } });
    const { mobileNum } = registry.fresh();
    const without = { mobileNum, password: undefined, confirmPassword: undefined };
    expect((await registry.byMobile(without)).body.message).toBe('verification_code_wrong');
    expect((await registry.sendCode(mobileNum)).status).toBe(200);
    const verificationCode = registry.carrier.codeFor(`+1${mobileNum}`);
    const { body } = await registry.byMobile({ ...without, verificationCode });
    expect((await registry.memberOf(body.value.userInfo.id)).mobile).toBe(`+1${mobileNum}`);
    await registry.reset({ flags: { REGMOBVERF3: false, MOBILENUMPASSREG3: false, MOBILENUMREG3: false } });
    await registry.setField('mobileNum', { enabled: true });
    expect((await registry.sendCode(registry.fresh().mobileNum)).body.message).toBe('mode_not_offered');
  });

  it('is written in the language of the page', async () => {
    const { mobileNum } = registry.fresh();
    await callServer(
      registry.test.url,
      registration.sendRegPhoneCode,
      { mobileNo: mobileNum, countryDialingCode: '1' },
      { headers: { 'x-language': 'AR' } },
    );
    expect(registry.carrier.sent.at(-1)).toEqual({
      to: `+1${mobileNum}`,
      text: expect.stringContaining('رمز') as unknown,
    });
  });

  it('creates no account when it is of another number, wrong, expired or used', async () => {
    const before = await registry.members();
    const own = await registry.withCode();
    const others = await registry.withCode();
    const refused = async (over: object) => {
      expect((await registry.byMobile(over)).body.message).toBe('verification_code_wrong');
    };
    await refused({
      ...own,
      verificationCode: others.verificationCode === own.verificationCode ? '' : others.verificationCode,
    });
    for (const wrong of ['', '12345', 'abcdef', '１２３４５６']) await refused({ ...own, verificationCode: wrong });
    await registry
      .brand()
      .updateTable('verification_codes')
      .set({ expires_at: new Date(0) })
      .where('address', '=', `+1${own.mobileNum}`)
      .execute();
    await refused(own);
    expect((await registry.byMobile(others)).body.message).toBe('');
    await refused(others);
    expect(await registry.members()).toBe(before + 1);
  });

  it('stays valid after a refusal for another reason', async () => {
    const own = await registry.withCode();
    expect((await registry.byMobile({ ...own, birthday: '' })).body.message).toBe('field_invalid');
    expect((await registry.byMobile({ ...own, referralCode: 'nobody' })).body.message).toBe('invitation_code_error');
    expect((await registry.byMobile(own)).body.message).toBe('');
  });

  it('reports a carrier that is down, and can be requested again at once', async () => {
    const { mobileNum } = registry.fresh();
    registry.carrier.state.down = true;
    expect((await registry.sendCode(mobileNum)).body.message).toBe('message_not_sent');
    registry.carrier.state.down = false;
    expect((await registry.sendCode(mobileNum)).body.message).toBe('');
  });

  it('is not sent to an invalid number, or while registration is closed', async () => {
    expect((await registry.sendCode('2079460000', '44')).body.message).toBe('mobile_invalid');
    expect((await registry.sendCode('x'.repeat(200))).body.message).toBe('mobile_invalid');
    await registry.reset({ flags: { MOBILENUMREG3: false } });
    expect((await registry.sendCode(registry.fresh().mobileNum)).body.message).toBe('registration_closed');
  });

  it('is not sent where no registration requires one', async () => {
    await registry.reset({ flags: { REGMOBVERF3: false } });
    const sent = registry.carrier.sent.length;
    expect((await registry.sendCode(registry.fresh().mobileNum)).body.message).toBe('mode_not_offered');
    expect(registry.carrier.sent).toHaveLength(sent);
  });

  it('is not sent without a carrier', async () => {
    const silent = await takeTestServer();
    const { body } = await callServer(silent.url, registration.sendRegPhoneCode, {
      mobileNo: '4155550100',
      countryDialingCode: '1',
    });
    await silent.close();
    expect(body.message).toBe('message_not_sent');
  });
});

it('[AUTH-11] takes the number of digits of a mobile number from libphonenumber’s metadata', async () => {
  const { list } = (await callServer(registry.test.url, registration.countryCodes)).body.value;
  const of = (country: string) => list.find((each) => each.country === country);
  expect([of('GB'), of('CN'), of('IT')]).toEqual([
    { country: 'GB', diallingCode: '44', mobileLengths: [10] },
    { country: 'CN', diallingCode: '86', mobileLengths: [11] },
    { country: 'IT', diallingCode: '39', mobileLengths: [9, 10] },
  ]);
});
