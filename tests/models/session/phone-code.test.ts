import { allSettled, type Scope } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { registration } from '../../../contract/register.ts';
import { fieldRules } from '../../../contract/register-fields.ts';
import { $site } from '../../../src/entities/site/model.ts';
import { formOpened, modeChosen, readRegionFx } from '../../../src/features/registration/requested.ts';
import { $sentForMinutes, hidden, shown, sms } from '../../../src/features/registration/phone-code.ts';
import { $errors } from '../../../src/features/registration/model.ts';
import { edited, readAddressFx } from '../../../src/features/registration/typed.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { pageOf } from '../support/page.ts';
import { siteOf } from '../support/samples.ts';

const server = mockServer();
beforeEach(() => void vi.stubGlobal('window', new EventTarget()));

const KEY = 'sms-countdown:register';
const open = async (mobileNum = '4155550123') => {
  server.answer(auth.registerRules, () => ({ fields: fieldRules(), minimumAge: 18 }));
  server.answer(registration.countryCodes, () => ({
    list: [{ country: 'US', diallingCode: '1', mobileLengths: [10] }],
  }));
  const site = siteOf();
  const scope = pageOf({
    values: [[$site, { ...site, flags: { ...site.flags, MOBILENUMREG3: true, REGMOBVERF3: true } }]],
    handlers: [
      [readAddressFx, () => ({ codes: {}, host: 'parlour.test', page: 'https://parlour.test/register' })],
      [readRegionFx, () => 'US'],
      [sms.pauseFx, () => undefined],
    ],
  });
  await allSettled(modeChosen, { scope, params: 'registerMobile' });
  await allSettled(formOpened, { scope });
  await allSettled(shown, { scope });
  await allSettled(edited, { scope, params: { mobileNum } });
  return scope;
};
const send = (scope: Scope) => allSettled(sms.requested, { scope });

describe('[AUTH-08] the code of a registration', () => {
  it('is sent to the number, and not again before its minutes have passed', async () => {
    const calls = server.answer(registration.sendRegPhoneCode, () => ({ expiredMinutes: 5 }));
    const scope = await open('(415) 555-0123');
    await send(scope);
    expect(calls.map(({ request }) => request)).toEqual([{ countryDialingCode: '1', mobileNo: '4155550123' }]);
    expect([scope.getState(sms.$secondsLeft), scope.getState($sentForMinutes)]).toEqual([300, 5]);
    await send(scope);
    expect(calls).toHaveLength(1);
    await allSettled(hidden, { scope });
  });

  it('continues its countdown after a reload, and in another tab', async () => {
    localStorage.setItem(KEY, String(Date.now() + 90_000));
    const scope = await open();
    expect(scope.getState(sms.$secondsLeft)).toBe(90);
    localStorage.setItem(KEY, String(Date.now() + 200_000));
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
    await allSettled(scope);
    expect(scope.getState(sms.$secondsLeft)).toBe(200);
    await allSettled(hidden, { scope });
  });

  it('is not requested with an invalid number, which shows its error', async () => {
    const calls = server.answer(registration.sendRegPhoneCode, () => ({ expiredMinutes: 5 }));
    const scope = await open('415');
    await send(scope);
    expect([calls.length, scope.getState($errors)]).toEqual([0, { mobileNum: 'length' }]);
    await allSettled(hidden, { scope });
  });

  it('shows a warning when it was not sent, and the button is enabled again', async () => {
    server.answer(registration.sendRegPhoneCode, () => failure('message_not_sent'));
    const scope = await open();
    await send(scope);
    expect(scope.getState(sms.$failure)).toMatchObject({ key: 'message_not_sent' });
    expect(scope.getState(sms.$secondsLeft)).toBe(0);
    await allSettled(sms.failureSeen, { scope });
    expect(scope.getState(sms.$failure)).toBeNull();
    await allSettled(hidden, { scope });
  });

  it('counts down the server’s remaining time when it is requested too soon', async () => {
    server.answer(registration.sendRegPhoneCode, () => failure('too_many_requests', { retryAfterSeconds: 42 }));
    const scope = await open();
    await send(scope);
    expect(scope.getState(sms.$secondsLeft)).toBe(42);
    await allSettled(hidden, { scope });
  });

  it('changes in its own scope only', async () => {
    server.answer(registration.sendRegPhoneCode, () => ({ expiredMinutes: 5 }));
    const scope = await open();
    await expectIsolated(scope, [$sentForMinutes], () => send(scope));
    await allSettled(hidden, { scope });
  });
});
