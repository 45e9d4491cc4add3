import { allSettled, type Scope } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { doors } from '../../../contract/doors.ts';
import { registration } from '../../../contract/register.ts';
import { fieldRules } from '../../../contract/register-fields.ts';
import { $site } from '../../../src/entities/site/model.ts';
import { formOpened, modeChosen, readRegionFx } from '../../../src/features/sign-up/asked.ts';
import { $errors, edited, readAddressFx } from '../../../src/features/sign-up/model.ts';
import {
  $secondsLeft,
  $sentForMinutes,
  $warning,
  codeRequested,
  countShown,
  warningClosed,
} from '../../../src/features/sign-up/phone-code.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { pageOf } from '../support/page.ts';
import { siteOf } from '../support/samples.ts';
import { freshStorage } from '../support/browser.ts';

const server = mockServer();
freshStorage();
beforeEach(() => void vi.stubGlobal('window', new EventTarget()));

const open = async (mobileNum = '4155550123') => {
  server.answer(doors.registerRules, () => ({ fields: fieldRules(), minimumAge: 18 }));
  server.answer(registration.countryCodes, () => ({
    list: [{ country: 'US', diallingCode: '1', mobileLengths: [10] }],
  }));
  const site = siteOf();
  const scope = pageOf({
    values: [[$site, { ...site, flags: { ...site.flags, MOBILENUMREG3: true, REGMOBVERF3: true } }]],
    handlers: [
      [readAddressFx, () => ({ code: null, host: 'parlour.test' })],
      [readRegionFx, () => 'US'],
    ],
  });
  await allSettled(modeChosen, { scope, params: 'registerMobile' });
  await allSettled(formOpened, { scope });
  await allSettled(countShown, { scope, params: true });
  await allSettled(edited, { scope, params: { mobileNum } });
  return scope;
};
const send = (scope: Scope) => allSettled(codeRequested, { scope });

describe('[AUTH-08] the code of a registration', () => {
  it('is sent to the number, and not again before its minutes are over', async () => {
    const calls = server.answer(registration.sendRegPhoneCode, () => ({ expiredMinutes: 5 }));
    const scope = await open('(415) 555-0123');
    await send(scope);
    expect(calls.map(({ request }) => request)).toEqual([{ countryDialingCode: '1', mobileNo: '4155550123' }]);
    expect([scope.getState($secondsLeft), scope.getState($sentForMinutes)]).toEqual([300, 5]);
    await send(scope);
    expect(calls).toHaveLength(1);
    await allSettled(countShown, { scope, params: false });
  });

  it('counts on after a reload, and in another tab', async () => {
    localStorage.setItem('registerCodeAtMs', String(Date.now() + 90_000));
    const scope = await open();
    expect(scope.getState($secondsLeft)).toBe(90);
    localStorage.setItem('registerCodeAtMs', String(Date.now() + 200_000));
    window.dispatchEvent(new Event('storage'));
    expect(scope.getState($secondsLeft)).toBe(200);
    await allSettled(countShown, { scope, params: false });
  });

  it('is not asked for with a number that cannot be right: its field says so', async () => {
    const calls = server.answer(registration.sendRegPhoneCode, () => ({ expiredMinutes: 5 }));
    const scope = await open('415');
    await send(scope);
    expect([calls.length, scope.getState($errors)]).toEqual([0, { mobileNum: 'length' }]);
    await allSettled(countShown, { scope, params: false });
  });

  it('that was not sent is told in a warning; the button is there again', async () => {
    server.answer(registration.sendRegPhoneCode, () => failure('message_not_sent'));
    const scope = await open();
    await send(scope);
    expect(scope.getState($warning)).toMatchObject({ key: 'message_not_sent' });
    expect(scope.getState($secondsLeft)).toBe(0);
    await allSettled(warningClosed, { scope });
    expect(scope.getState($warning)).toBeNull();
    await allSettled(countShown, { scope, params: false });
  });

  it('asked for too soon counts down what the server says is left', async () => {
    server.answer(registration.sendRegPhoneCode, () => failure('too_many_requests', { retryAfterSeconds: 42 }));
    const scope = await open();
    await send(scope);
    expect(scope.getState($secondsLeft)).toBe(42);
    await allSettled(countShown, { scope, params: false });
  });

  it('is sent in its own scope only', async () => {
    server.answer(registration.sendRegPhoneCode, () => ({ expiredMinutes: 5 }));
    const scope = await open();
    await expectIsolated(scope, [$sentForMinutes], () => send(scope));
    await allSettled(countShown, { scope, params: false });
  });
});
