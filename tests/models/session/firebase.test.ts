import { allSettled, type Scope } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firebase } from '../../../contract/firebase.ts';
import { site } from '../../../contract/site.ts';
import { $pendingIdentity } from '../../../src/entities/session/pending-identity.ts';
import { $sessionKind } from '../../../src/entities/session/model.ts';
import { $openFirebase, FIREBASE_CODES } from '../../../src/features/login/firebase/firebase.ts';
import type { Firebase } from '../../../src/features/login/firebase/port.ts';
import {
  $codeSent,
  $failure,
  $firebaseFailure,
  $isReady,
  $lockedFor,
  $number,
  $options,
  $resendIn,
  $sdkFailed,
  channelChosen,
  codeRequested,
  codeSubmitted,
  codeTyped,
  numberTyped,
  sdkRetried,
  shown,
} from '../../../src/features/login/firebase/model.ts';
import { $modal, modalDismissed, modalOpened } from '../../../src/shared/lib/modals.ts';
import { navigateFx } from '../../../src/shared/lib/navigation.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { begin, heardOf, loadSite, pageOf } from '../support/page.ts';
import { loginOf, siteOf } from '../support/samples.ts';

const server = mockServer();
beforeEach(() => void vi.stubGlobal('window', new EventTarget()));

const OPTIONS = {
  projectId: 'demo-parlour',
  apiKey: 'AIzaSyTest-000000000000',
  authDomain: 'demo-parlour.firebaseapp.com',
  channels: ['google' as const, 'facebook' as const, 'phone' as const],
};
const TOKEN = 'header.payload-of-a-person.signature';
const box = {} as HTMLElement;

const refusal = (code: string) => Promise.reject(Object.assign(new Error(code), { code: `auth/${code}` }));
const sdkOf = (over: Partial<Firebase> = {}): Firebase => ({
  logIn: () => Promise.resolve(TOKEN),
  sendCode: () => Promise.resolve(),
  confirmCode: () => Promise.resolve(TOKEN),
  ...over,
});

const open = async (sdk: Firebase = sdkOf(), answer: typeof OPTIONS | null = OPTIONS, mayRegister = true) => {
  server.answer(site.info, () => siteOf({ flags: { ...siteOf().flags, DIRECTREG3: mayRegister } }));
  server.answer(firebase.options, () => ({ firebase: answer }));
  const load = vi.fn(() => Promise.resolve(sdk));
  const scope = pageOf({ values: [[$openFirebase, load]] });
  await begin(scope);
  await loadSite(scope);
  await allSettled(modalOpened, { scope, params: { name: 'login' } });
  await allSettled(shown, { scope });
  return { scope, load };
};
const askCode = async (scope: Scope, number = '+1 (415) 555-0123') => {
  await allSettled(numberTyped, { scope, params: number });
  await allSettled(codeRequested, { scope, params: { box } });
};
const giveCode = async (scope: Scope, code = '123456') => {
  await allSettled(codeTyped, { scope, params: code });
  await allSettled(codeSubmitted, { scope });
};

describe('[AUTH-15] Firebase login methods', () => {
  it('are not offered, and the SDK is not loaded, when Firebase is not configured', async () => {
    const { scope, load } = await open(sdkOf(), null);
    expect([scope.getState($options), scope.getState($isReady), load.mock.calls]).toEqual([null, false, []]);
  });

  it('load the SDK when the form is shown, so that the click itself opens the window', async () => {
    const { scope, load } = await open();
    expect(load.mock.calls).toEqual([[OPTIONS]]);
    expect(scope.getState($isReady)).toBe(true);
  });

  it('report that the SDK could not be loaded, and try again', async () => {
    server.answer(site.info, () => siteOf());
    server.answer(firebase.options, () => ({ firebase: OPTIONS }));
    const load = vi.fn(() => Promise.reject(new Error('cut')));
    const scope = pageOf({ values: [[$openFirebase, load]] });
    await begin(scope);
    await loadSite(scope);
    await allSettled(shown, { scope });
    expect(scope.getState($sdkFailed)).toBe(true);
    await allSettled(sdkRetried, { scope });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each(['google', 'facebook'] as const)('by %s: sends the token, and the person is logged in', async (channel) => {
    const calls = server.answer(firebase.login, () => loginOf());
    const { scope } = await open();
    const went = heardOf(navigateFx, scope);
    await allSettled(channelChosen, { scope, params: channel });
    expect(calls.map(({ request }) => request)).toMatchObject([{ channel, idToken: TOKEN }]);
    expect([scope.getState($sessionKind), scope.getState($modal), went]).toEqual(['member', null, ['/']]);
  });

  it('by phone: accepts a number in any format and a code in any digits, and logs in', async () => {
    const calls = server.answer(firebase.login, () => loginOf());
    const sendCode = vi.fn(() => Promise.resolve());
    const confirmCode = vi.fn(() => Promise.resolve(TOKEN));
    const { scope } = await open(sdkOf({ sendCode, confirmCode }));
    await askCode(scope, '‎+١ (415) 555‑0123');
    expect(sendCode.mock.calls).toEqual([['+14155550123', box, 'en']]);
    expect([scope.getState($codeSent), scope.getState($resendIn)]).toEqual([true, 60]);
    await giveCode(scope, ' 123 ۴۵۶ ');
    expect(confirmCode.mock.calls).toEqual([['123456']]);
    expect(calls.map(({ request }) => request)).toMatchObject([{ channel: 'phone', idToken: TOKEN }]);
  });

  it('send no second code within a minute', async () => {
    const sendCode = vi.fn(() => Promise.resolve());
    const { scope } = await open(sdkOf({ sendCode }));
    await askCode(scope);
    await allSettled(codeRequested, { scope, params: { box } });
    expect(sendCode).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-08] send no code after a reload within the minute, nor after another tab has sent one', async () => {
    const { scope } = await open();
    await askCode(scope);
    const sendCode = vi.fn(() => Promise.resolve());
    const { scope: reloaded } = await open(sdkOf({ sendCode }));
    expect(reloaded.getState($resendIn)).toBeGreaterThan(50);
    await askCode(reloaded);
    expect(sendCode).not.toHaveBeenCalled();

    localStorage.clear();
    const { scope: tab } = await open(sdkOf({ sendCode }));
    expect(tab.getState($resendIn)).toBe(0);
    const key = 'sms-countdown:firebase';
    localStorage.setItem(key, String(Date.now() + 30_000));
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    await allSettled(tab);
    expect(tab.getState($resendIn)).toBeGreaterThan(20);
    await askCode(tab);
    expect(sendCode).not.toHaveBeenCalled();
  });

  it.each(['soon', '-5', '99999999999999'])('[AUTH-08] ignore %j in the storage', async (stored) => {
    localStorage.setItem('sms-countdown:firebase', stored);
    localStorage.setItem('firebaseLockedUntil', stored);
    const { scope } = await open();
    expect([scope.getState($resendIn), scope.getState($lockedFor)]).toEqual([0, 0]);
  });

  it.each([['', '   ', '()']])('require a number (%j)', async (number) => {
    const sendCode = vi.fn(() => Promise.resolve());
    const { scope } = await open(sdkOf({ sendCode }));
    await askCode(scope, number);
    expect([scope.getState($firebaseFailure), sendCode.mock.calls]).toEqual(['missing-phone-number', []]);
  });

  it('require the code', async () => {
    const { scope } = await open();
    await askCode(scope);
    await giveCode(scope, '  ');
    expect(scope.getState($firebaseFailure)).toBe('missing-verification-code');
  });

  it('change in their own scope only', async () => {
    server.answer(firebase.login, () => loginOf());
    const { scope } = await open();
    await expectIsolated(scope, [$sessionKind], () => allSettled(channelChosen, { scope, params: 'google' }));
  });
});

/** The codes of the specification, and two that a browser adds. */
const CODES = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
  'popup-blocked',
  'network-request-failed',
] as const;

describe('[AUTH-15] Firebase’s error codes', () => {
  it('are all listed here', () => expect(FIREBASE_CODES).toEqual(CODES));

  it.each(CODES)('%s has its own text, and what was typed is kept', async (code) => {
    const { scope } = await open(sdkOf({ sendCode: () => refusal(code) }));
    await askCode(scope);
    expect([scope.getState($firebaseFailure), scope.getState($number)]).toEqual([code, '+1 (415) 555-0123']);
    expect(scope.getState($sessionKind)).toBe('guest');
    await allSettled(numberTyped, { scope, params: '+14155550124' });
    expect(scope.getState($firebaseFailure)).toBe(null);
  });

  it.each([
    ['invalid-verification-id', 'code-expired'],
    ['cancelled-popup-request', 'popup-closed-by-user'],
    ['user-cancelled', 'popup-closed-by-user'],
    ['invalid-app-credential', 'captcha-check-failed'],
  ])('%s is shown as %s', async (code, received) => {
    const { scope } = await open(sdkOf({ logIn: () => refusal(code) }));
    await allSettled(channelChosen, { scope, params: 'google' });
    expect(scope.getState($firebaseFailure)).toBe(received);
  });

  it.each(['internal-error', 'something-new', 'constructor', ''])('%j is unknown', async (code) => {
    const { scope } = await open(sdkOf({ logIn: () => refusal(code) }));
    await allSettled(channelChosen, { scope, params: 'google' });
    expect(scope.getState($firebaseFailure)).toBe('unknown');
  });

  it('too-many-requests blocks for five minutes, also after a reload', async () => {
    const logIn = vi.fn(() => refusal('too-many-requests'));
    const { scope } = await open(sdkOf({ logIn }));
    await allSettled(channelChosen, { scope, params: 'google' });
    expect(scope.getState($lockedFor)).toBe(300);
    await allSettled(channelChosen, { scope, params: 'google' });
    expect(logIn).toHaveBeenCalledTimes(1);
    const { scope: reloaded } = await open(sdkOf({ logIn }));
    expect(reloaded.getState($lockedFor)).toBeGreaterThan(290);
    await allSettled(channelChosen, { scope: reloaded, params: 'google' });
    expect(logIn).toHaveBeenCalledTimes(1);
  });

  // Firebase answers with the second code for a code that was already used.
  it.each(['code-expired', 'invalid-verification-id'])('%s allows another code at once', async (code) => {
    const sendCode = vi.fn(() => Promise.resolve());
    const { scope } = await open(sdkOf({ sendCode, confirmCode: () => refusal(code) }));
    await askCode(scope);
    await giveCode(scope);
    expect([scope.getState($codeSent), scope.getState($resendIn)]).toEqual([false, 0]);
    await allSettled(codeRequested, { scope, params: { box } });
    expect(sendCode).toHaveBeenCalledTimes(2);
  });

  it('invalid-verification-code keeps the sent code valid for another attempt', async () => {
    const { scope } = await open(sdkOf({ confirmCode: () => refusal('invalid-verification-code') }));
    await askCode(scope);
    await giveCode(scope);
    expect(scope.getState($codeSent)).toBe(true);
  });
});

describe('[AUTH-15] a person without an account', () => {
  const arrive = async (mayRegister: boolean) => {
    server.answer(firebase.login, () => failure('firebase_unregistered', { channel: 'google' }));
    const { scope } = await open(sdkOf(), OPTIONS, mayRegister);
    await allSettled(channelChosen, { scope, params: 'google' });
    return scope;
  };

  it('is led to the registration, which sends the token', async () => {
    const scope = await arrive(true);
    expect(scope.getState($modal)).toEqual({ name: 'register' });
    expect(scope.getState($pendingIdentity)).toEqual({ channel: 'google', idToken: TOKEN });
    await allSettled(modalDismissed, { scope });
    expect(scope.getState($pendingIdentity)).toBe(null);
  });

  it('sees that registration is closed', async () => {
    const scope = await arrive(false);
    expect([scope.getState($modal), scope.getState($pendingIdentity)]).toEqual([{ name: 'login' }, null]);
    expect(scope.getState($failure)).toMatchObject({ key: 'firebase_unregistered' });
  });
});

it.each(['firebase_token_refused', 'firebase_unavailable', 'account_locked'] as const)(
  'sees the server’s refusal: %s',
  async (key) => {
    server.answer(firebase.login, () => failure(key));
    const { scope } = await open();
    await allSettled(channelChosen, { scope, params: 'facebook' });
    expect(scope.getState($failure)).toMatchObject({ key });
    expect(scope.getState($modal)).toEqual({ name: 'login' });
  },
);
