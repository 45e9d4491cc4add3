import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registration } from '../../../contract/register.ts';
import { auth } from '../../../contract/auth.ts';
import { NO_PASSWORD } from '../../../server/domains/auth/password/hashing.ts';
import { callServer } from '../../support/calls.ts';
import { startTestServer } from '../../support/test-server.ts';
import { NEW_PASSWORD } from '../../support/registration.ts';
import { openRegistry, type Registry } from './world.ts';

let house: Registry;
beforeAll(async () => {
  house = await openRegistry();
});
afterAll(() => house.test.close());
beforeEach(() => house.reset());

describe('[AUTH-09 SYS-05] ways to register', () => {
  it('each has its flag, and DIRECTREG3 closes both', async () => {
    const both = async () => [
      (await house.byName()).body.message,
      (await house.byMobile(await house.withCode())).body.message,
    ];
    expect(await both()).toEqual(['', '']);
    await house.reset({ flags: { USERNAMEREG3: false } });
    expect(await both()).toEqual(['registration_closed', '']);
    await house.reset({ flags: { MOBILENUMREG3: false } });
    expect(await both()).toEqual(['', 'registration_closed']);
    await house.reset({ flags: { DIRECTREG3: false } });
    expect(await both()).toEqual(['registration_closed', 'registration_closed']);
  });

  it('MOBILENUMPASSREG3: with it a password is asked for, which logs in; without it none is taken', async () => {
    const { body } = await house.byMobile(await house.withCode());
    const username = body.value.userInfo.account;
    expect(username).toMatch(/^m[a-z0-9]{11}$/);
    const logIn = () => callServer(house.test.url, auth.login, { username, password: NEW_PASSWORD, type: 'username' });
    expect((await logIn()).status).toBe(200);
    const without = { password: undefined, confirmPassword: undefined };
    const refused = await house.byMobile({ ...(await house.withCode()), ...without });
    expect(refused.body.value).toMatchObject({ problems: { password: 'empty' } });
    await house.reset({ flags: { MOBILENUMPASSREG3: false } });
    const hash = vi.spyOn(house.test.app.passwords, 'hash');
    const { message, value } = (await house.byMobile({ ...(await house.withCode()), ...without })).body;
    expect(message).toBe('');
    expect((await house.memberOf(value.userInfo.id)).password_hash).toBe(NO_PASSWORD);
    expect(hash, 'nobody waits for the hash of a password that is none').not.toHaveBeenCalled();
    expect((await house.byMobile(await house.withCode())).body.value).toEqual({
      problems: { password: 'notAsked', confirmPassword: 'notAsked' },
    });
  });

  it('the number is kept in E.164, once in a brand: of two at once one is made', async () => {
    await house.reset({ flags: { REGMOBVERF3: false } });
    const tries = await Promise.all([
      house.byMobile({ mobileNum: '(0)7911 123-456', countryDialingCode: '44' }),
      house.byMobile({ mobileNum: '7911123456', countryDialingCode: '44' }),
    ]);
    expect(tries.map(({ body }) => body.message).sort()).toEqual(['', 'mobile_taken']);
    const made = tries.find(({ body }) => body.success)!.body.value.userInfo.id;
    expect((await house.profileOf(made)).mobile).toBe('+447911123456');
    // Nobody has shown whose it is: nobody logs in by it.
    expect((await house.memberOf(made)).mobile).toBe(null);
  });

  it.each([
    ['too few digits', '791112', '44', { problems: { mobileNum: 'digits' } }],
    ['too many digits', '79111234567', '44', { problems: { mobileNum: 'digits' } }],
    ['letters', 'seven91112', '44', { problems: { mobileNum: 'pattern' } }],
    ['nothing', '  ', '44', { problems: { mobileNum: 'empty' } }],
    ['a landline', '2079460000', '44', { digits: [10] }],
    ['a code of no country', '7911123456', '999', { digits: [] }],
  ])('a mobile number of %s is refused', async (_, mobileNum, countryDialingCode, value) => {
    const { body } = await house.byMobile({ mobileNum, countryDialingCode });
    expect(body.message).toMatch(/^(field_invalid|mobile_invalid)$/);
    expect(body.value).toEqual(value);
  });

  it.each([
    ['Arabic', 0x660],
    ['Persian', 0x6f0],
    ['full-width', 0xff10],
  ])('number and code are taken in %s figures', async (_, zero) => {
    const written = (text: string) =>
      ` \u200f${text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))}`;
    const { mobileNum } = house.fresh();
    expect((await house.sendCode(written(mobileNum))).body.message).toBe('');
    const verificationCode = written(house.carrier.codeFor(`+1${mobileNum}`));
    const { body } = await house.byMobile({ mobileNum: written(mobileNum), verificationCode });
    expect(body.message).toBe('');
    expect((await house.memberOf(body.value.userInfo.id)).mobile).toBe(`+1${mobileNum}`);
  });

  it('by username a number is asked for where the brand does, and checked the same', async () => {
    await house.setField('mobileNum', { enabled: true, required: true });
    expect((await house.byName()).body.value).toEqual({ problems: { mobileNum: 'empty' } });
    expect((await house.byName(await house.withCode())).body.message).toBe('');
    expect((await house.byName({ mobileNum: house.fresh().mobileNum })).body.message).toBe('mobile_invalid');
  });
});

it('[AUTH-09] that a number is known, which no code showed, is told five times an hour to one address', async () => {
  await house.reset({ flags: { REGMOBVERF3: false } });
  const { mobileNum } = house.fresh();
  expect((await house.byMobile({ mobileNum })).body.message).toBe('');
  await house.brand().deleteFrom('hourly_counts').execute();
  const answers = await Promise.all(Array.from({ length: 8 }, () => house.byMobile({ mobileNum })));
  expect(answers.map(({ body }) => body.message).filter((key) => key === 'mobile_taken')).toHaveLength(5);
  expect((await house.byMobile({ mobileNum: house.fresh().mobileNum })).body.message).toBe('too_many_requests');
  // Who shows that the number is his is told whatever stands against it.
  await house.reset();
  expect((await house.byMobile(await house.withCode())).body.message).toBe('');
  await house.brand().deleteFrom('hourly_counts').execute();
});

describe('[AUTH-11] the code by text message', () => {
  it('is sent once a minute, good for five, and needed with REGMOBVERF3 alone', async () => {
    const { mobileNum } = house.fresh();
    const first = await house.sendCode(mobileNum);
    expect(first.body.value).toEqual({ expiredMinutes: 5 });
    expect((await house.sendCode(mobileNum)).body.message).toBe('too_many_requests');
    expect((await house.byMobile({ mobileNum })).body.message).toBe('verification_code_wrong');
    await house.reset({ flags: { REGMOBVERF3: false } });
    expect((await house.byMobile({ mobileNum })).body.message).toBe('');
  });

  it('is needed, and sent, wherever no password is asked for: nobody could come back', async () => {
    await house.reset({ flags: { REGMOBVERF3: false, MOBILENUMPASSREG3: false } });
    const { mobileNum } = house.fresh();
    const without = { mobileNum, password: undefined, confirmPassword: undefined };
    expect((await house.byMobile(without)).body.message).toBe('verification_code_wrong');
    expect((await house.sendCode(mobileNum)).status).toBe(200);
    const verificationCode = house.carrier.codeFor(`+1${mobileNum}`);
    const { body } = await house.byMobile({ ...without, verificationCode });
    expect((await house.memberOf(body.value.userInfo.id)).mobile).toBe(`+1${mobileNum}`);
    await house.reset({ flags: { REGMOBVERF3: false, MOBILENUMPASSREG3: false, MOBILENUMREG3: false } });
    await house.setField('mobileNum', { enabled: true });
    expect((await house.sendCode(house.fresh().mobileNum)).body.message).toBe('mode_not_offered');
  });

  it('comes in the language of the page', async () => {
    const { mobileNum } = house.fresh();
    await callServer(
      house.test.url,
      registration.sendRegPhoneCode,
      { mobileNo: mobileNum, countryDialingCode: '1' },
      { headers: { 'x-language': 'AR' } },
    );
    expect(house.carrier.sent.at(-1)).toEqual({
      to: `+1${mobileNum}`,
      text: expect.stringContaining('رمز') as unknown,
    });
  });

  it('of another number, wrong, old or used makes no account', async () => {
    const before = await house.members();
    const own = await house.withCode();
    const others = await house.withCode();
    const refused = async (over: object) => {
      expect((await house.byMobile(over)).body.message).toBe('verification_code_wrong');
    };
    await refused({
      ...own,
      verificationCode: others.verificationCode === own.verificationCode ? '' : others.verificationCode,
    });
    for (const wrong of ['', '12345', 'abcdef', '１２３４５６']) await refused({ ...own, verificationCode: wrong });
    await house
      .brand()
      .updateTable('verification_codes')
      .set({ expires_at: new Date(0) })
      .where('address', '=', `+1${own.mobileNum}`)
      .execute();
    await refused(own);
    expect((await house.byMobile(others)).body.message).toBe('');
    await refused(others);
    expect(await house.members()).toBe(before + 1);
  });

  it('is still good after a refusal for something else: nothing is lost', async () => {
    const own = await house.withCode();
    expect((await house.byMobile({ ...own, birthday: '' })).body.message).toBe('field_invalid');
    expect((await house.byMobile({ ...own, referralCode: 'nobody' })).body.message).toBe('invitation_code_error');
    expect((await house.byMobile(own)).body.message).toBe('');
  });

  it('whose carrier is down is told so, and may be asked for again at once', async () => {
    const { mobileNum } = house.fresh();
    house.carrier.state.down = true;
    expect((await house.sendCode(mobileNum)).body.message).toBe('message_not_sent');
    house.carrier.state.down = false;
    expect((await house.sendCode(mobileNum)).body.message).toBe('');
  });

  it('is not sent to what is no mobile number, nor while registration is closed', async () => {
    expect((await house.sendCode('2079460000', '44')).body.message).toBe('mobile_invalid');
    expect((await house.sendCode('x'.repeat(200))).body.message).toBe('mobile_invalid');
    await house.reset({ flags: { MOBILENUMREG3: false } });
    expect((await house.sendCode(house.fresh().mobileNum)).body.message).toBe('registration_closed');
  });

  it('is not sent where no registration asks for one', async () => {
    await house.reset({ flags: { REGMOBVERF3: false } });
    const sent = house.carrier.sent.length;
    expect((await house.sendCode(house.fresh().mobileNum)).body.message).toBe('mode_not_offered');
    expect(house.carrier.sent).toHaveLength(sent);
  });

  it('in a house without a carrier is not sent', async () => {
    const silent = await startTestServer();
    const { body } = await callServer(silent.url, registration.sendRegPhoneCode, {
      mobileNo: '4155550100',
      countryDialingCode: '1',
    });
    await silent.close();
    expect(body.message).toBe('message_not_sent');
  });
});

it('[AUTH-11] how many digits a mobile number needs is by libphonenumber’s metadata', async () => {
  const { list } = (await callServer(house.test.url, registration.countryCodes)).body.value;
  const of = (country: string) => list.find((each) => each.country === country);
  expect([of('GB'), of('CN'), of('IT')]).toEqual([
    { country: 'GB', diallingCode: '44', mobileLengths: [10] },
    { country: 'CN', diallingCode: '86', mobileLengths: [11] },
    { country: 'IT', diallingCode: '39', mobileLengths: [9, 10] },
  ]);
});
