import { allSettled, type Scope } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { TestScheduler } from 'rxjs/testing';
import { auth } from '../../../contract/auth.ts';
import { messages } from '../../../contract/messages.ts';
import { $sessionKind } from '../../../src/entities/session/model.ts';
import '../../../src/features/login/model.ts';
import {
  $code,
  $failure,
  $spoken,
  codeTyped,
  mobile,
  shown,
  sms,
  submitted,
} from '../../../src/features/login/sms-login.ts';
import { $modal, modalOpened } from '../../../src/shared/lib/modals.ts';
import { $environment } from '../../../src/shared/realtime/environment.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { environmentOf, begin, pageOf } from '../support/page.ts';
import { loginOf } from '../support/samples.ts';

const server = mockServer();

const KEY = 'sms-countdown:login';
/** A clock that stays at 0. */
const still = () => new TestScheduler(() => undefined);

const open = async (scheduler = still()) => {
  vi.stubGlobal('window', new EventTarget());
  const scope = pageOf({
    values: [[$environment, environmentOf(scheduler)]],
    handlers: [[sms.pauseFx, () => undefined]],
  });
  await begin(scope);
  await allSettled(modalOpened, { scope, params: { name: 'login' } });
  await allSettled(shown, { scope });
  await allSettled(mobile.countryChosen, { scope, params: 'GB' });
  return scope;
};
const type = (scope: Scope, number: string) => allSettled(mobile.numberTyped, { scope, params: number });
const ask = (scope: Scope) => allSettled(sms.requested, { scope });

describe('[AUTH-08] requesting a code', () => {
  it('sends the number with its country’s code, counts down the time in the response, and sends nothing meanwhile', async () => {
    const calls = server.answer(messages.sendCode, () => ({ expiredMinutes: 5 }));
    const scope = await open();
    await ask(scope);
    expect(calls).toEqual([]);
    await type(scope, '07400 123456');
    await ask(scope);
    await ask(scope);
    expect(calls.map(({ request }) => request)).toEqual([
      { purpose: 'login', countryDialingCode: '+44', mobileNum: '07400 123456' },
    ]);
    expect(scope.getState(sms.$secondsLeft)).toBe(300);
    expect(localStorage.getItem(KEY)).toBe('300000');
  });

  it('continues the countdown after a reload, and when another tab has requested a code', async () => {
    localStorage.setItem(KEY, '42000');
    const scope = await open();
    expect(scope.getState(sms.$secondsLeft)).toBe(42);
    localStorage.setItem(KEY, '60000');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue: '60000' }));
    await allSettled(scope);
    expect(scope.getState(sms.$secondsLeft)).toBe(60);
  });

  it.each(['soon', '-5', '99999999999'])('ignores %j in the storage', async (stored) => {
    localStorage.setItem(KEY, stored);
    const scope = await open();
    expect(scope.getState(sms.$secondsLeft)).toBe(0);
  });

  it('shows why no code was sent, keeps the number, and allows another request', async () => {
    const calls = server.answer(messages.sendCode, () => failure('message_not_sent'));
    const scope = await open();
    await type(scope, '7400123456');
    await ask(scope);
    expect(scope.getState(sms.$failure)).toMatchObject({ key: 'message_not_sent' });
    await allSettled(sms.failureSeen, { scope });
    expect([scope.getState(sms.$failure), scope.getState(mobile.$number)]).toEqual([null, '7400123456']);
    await ask(scope);
    expect(calls).toHaveLength(2);
  });

  it('counts down the server’s remaining time when it is requested too soon', async () => {
    server.answer(messages.sendCode, () => failure('too_many_requests', { retryAfterSeconds: 42 }));
    const scope = await open();
    await type(scope, '7400123456');
    await ask(scope);
    expect([scope.getState(sms.$secondsLeft), scope.getState(sms.$mayAsk)]).toEqual([42, false]);
  });

  it('sends at most once a second', async () => {
    const calls = server.answer(messages.sendCode, () => failure('message_not_sent'));
    vi.stubGlobal('window', new EventTarget());
    const pause = new Promise<void>(() => undefined);
    const scope = pageOf({ values: [[$environment, environmentOf(still())]], handlers: [[sms.pauseFx, () => pause]] });
    await type(scope, '7400123456');
    void ask(scope);
    await vi.waitFor(() => expect(scope.getState(sms.$failure)).not.toBeNull());
    void ask(scope);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls).toHaveLength(1);
  });
});

describe('[AUTH-01] logging in by a code', () => {
  const fill = async (scope: Scope, code = '123456') => {
    await type(scope, '7400123456');
    await allSettled(codeTyped, { scope, params: code });
  };

  it('sends number and code, and logs in', async () => {
    const calls = server.answer(auth.login, () => loginOf());
    const scope = await open();
    await fill(scope);
    await expectIsolated(scope, [$sessionKind, $modal], () => allSettled(submitted, { scope }));
    expect(calls.map(({ request }) => request)).toEqual([
      { type: 'sms', countryDialingCode: '+44', mobileNum: '7400123456', verificationCode: '123456' },
    ]);
    expect([scope.getState($sessionKind), scope.getState($modal), scope.getState($code)]).toEqual(['member', null, '']);
  });

  it('shows what is missing, and sends nothing', async () => {
    const scope = await open();
    await fill(scope, '  ');
    await allSettled(submitted, { scope });
    expect(scope.getState($spoken)).toBe(true);
  });

  it('keeps what was typed when the code is wrong, and clears the error with the next digit', async () => {
    server.answer(auth.login, () => failure('verification_code_wrong'));
    const scope = await open();
    await fill(scope);
    await allSettled(submitted, { scope });
    expect(scope.getState($failure)).toMatchObject({ key: 'verification_code_wrong' });
    expect([scope.getState(mobile.$number), scope.getState($code)]).toEqual(['7400123456', '123456']);
    await allSettled(codeTyped, { scope, params: '1' });
    expect(scope.getState($failure)).toBeNull();
  });
});
