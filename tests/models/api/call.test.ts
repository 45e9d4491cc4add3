import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { games } from '../../../contract/games.ts';
import { auth } from '../../../contract/auth.ts';
import { site } from '../../../contract/site.ts';
import { wallet } from '../../../contract/wallet.ts';
import { callFailed, createCall, createMoneyCall } from '../../../src/shared/api/call.ts';
import { $language, $merchant, $token } from '../../../src/shared/api/context.ts';
import { cut, failure, mockServer } from '../../support/msw.ts';
import { heardOf, pageOf } from '../support/page.ts';
import { depositOf, loginOf } from '../support/samples.ts';

const server = mockServer();
const menusFx = createCall(games.menus);
const listFx = createCall(games.list);
const loginFx = createCall(auth.login);
const balanceFx = createCall(wallet.balance);
const depositFx = createMoneyCall(wallet.deposit);
const list = { clientType: '3', platform: 'html5-desktop', merchant: 'parlour', language: 'EN' } as const;

describe('a call', () => {
  it('sends merchant, language and session of its own scope', async () => {
    const calls = server.answer(wallet.balance, () => failure('system_error'));
    const one = pageOf({ values: [[$token, 'one']] });
    const other = pageOf({
      values: [
        [$token, 'other'],
        [$merchant, 'second'],
        [$language, 'AR'],
      ],
    });
    await allSettled(balanceFx, { scope: one, params: {} });
    await allSettled(balanceFx, { scope: other, params: {} });
    expect(
      calls.map(({ headers }) => ['authorization', 'x-merchant', 'x-language'].map((name) => headers.get(name))),
    ).toEqual([
      ['Bearer one', 'parlour', 'EN'],
      ['Bearer other', 'second', 'AR'],
    ]);
  });

  it('sends no token when nobody is logged in', async () => {
    const calls = server.answer(games.menus, () => ({ list: [] }));
    await allSettled(menusFx, { scope: pageOf(), params: {} });
    expect(calls[0]!.headers.has('authorization')).toBe(false);
  });

  it('sends numbers in its query, and omits absent parameters', async () => {
    const calls = server.answer(games.list, () => ({ games: [], pageNum: 1, totalPages: 1, total: 3 }));
    await allSettled(listFx, {
      scope: pageOf(),
      params: { ...list, pageNo: 2, pageSize: 12, vassalage: undefined, gameName: 'a&b=ü' },
    });
    expect(calls[0]!.request).toEqual({ ...list, pageNo: 2, pageSize: 12, gameName: 'a&b=ü' });
  });

  it('returns the value of the response', async () => {
    server.answer(games.menus, () => ({ list: [{ gameType: 'FISH' as const, games: 7 }] }));
    const answer = await allSettled(menusFx, { scope: pageOf(), params: {} });
    expect(answer).toEqual({ status: 'done', value: { list: [{ gameType: 'FISH', games: 7 }] } });
  });
});

describe('[SYS-14] a call that failed', () => {
  const failureOf = async (scope = pageOf()) => {
    const all = heardOf(callFailed, scope);
    await allSettled(menusFx, { scope, params: {} });
    return all.map(({ key, status, details }) => ({ key, status, details }));
  };

  it('returns the server’s message key, status and details in its own scope', async () => {
    server.answer(games.menus, () => failure('too_many_requests', { retryAfterMs: 900 }));
    const elsewhere = heardOf(callFailed, pageOf());
    expect(await failureOf()).toEqual([{ key: 'too_many_requests', status: 429, details: { retryAfterMs: 900 } }]);
    expect(elsewhere).toEqual([]);
  });

  it('shows “Network link is abnormal” when the connection is cut', async () => {
    server.answer(games.menus, cut);
    expect(await failureOf()).toEqual([{ key: 'network_abnormal', status: 0, details: undefined }]);
  });

  it('is a system error when the page cannot read the response of a newer server', async () => {
    server.answerAnything(games.menus, () => Response.json({ success: true, value: { list: 'many' }, message: '' }));
    expect(await failureOf()).toMatchObject([{ key: 'system_error', status: 200 }]);
  });

  it('is an abnormal link when a proxy responds with a page of its own', async () => {
    server.answerAnything(games.menus, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failureOf()).toMatchObject([{ key: 'network_abnormal', status: 502 }]);
  });
});

describe('[AUTH-18] a sealed call', () => {
  const params = { username: 'player1', password: 'Parlour-2026', type: 'username' as const };

  it('reaches the server so that only the server’s key opens it', async () => {
    const calls = server.answer(auth.login, () => loginOf());
    const answer = await allSettled(loginFx, { scope: pageOf(), params });
    expect(answer.status).toBe('done');
    expect(calls[0]!.request).toEqual(params);
  });

  it('fetches the key for each attempt, because each body is valid once', async () => {
    server.answer(auth.login, () => loginOf());
    const scope = pageOf();
    await allSettled(loginFx, { scope, params });
    const again = await allSettled(loginFx, { scope, params });
    expect(again.status).toBe('done');
  });

  it('fails with the error of the key request, and sends nothing unsealed', async () => {
    server.answer(site.sealingKey, () => failure('maintenance', { status: 1, untilMs: null }));
    const calls = server.answer(auth.login, () => loginOf());
    const answer = await allSettled(loginFx, { scope: pageOf(), params });
    expect(answer).toMatchObject({ status: 'fail', value: { key: 'maintenance' } });
    expect(calls).toEqual([]);
  });
});

describe('[WAL-05] a call that moves money', () => {
  it('sends the given idempotency key with each attempt', async () => {
    const calls = server.answer(wallet.deposit, (_, { nth }) =>
      nth === 1 ? cut() : { deposit: depositOf('pending'), payUrl: '/cashier/1' },
    );
    const scope = pageOf({ values: [[$token, 'one']] });
    const params = {
      request: { method: 'card', amount: 5_000, currency: 'USD' },
      idempotencyKey: 'b7e23ec2-9af2-4f0b-8d4d-3f7d9f1a2c5e',
    };
    await allSettled(depositFx, { scope, params });
    const answer = await allSettled(depositFx, { scope, params });
    expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      params.idempotencyKey,
      params.idempotencyKey,
    ]);
    expect(answer).toMatchObject({ status: 'done', value: { payUrl: '/cashier/1' } });
  });
});
