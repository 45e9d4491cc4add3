import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { games } from '../../../contract/games.ts';
import { auth } from '../../../contract/auth.ts';
import { wallet } from '../../../contract/wallet.ts';
import { createCall, createMoneyCall } from '../../../src/shared/api/call.ts';
import { $token } from '../../../src/shared/api/context.ts';
import { failure, mockServer, type Heard } from '../../support/msw.ts';
import { pageOf } from '../support/page.ts';

const server = mockServer();
const menusFx = createCall(games.menus);
const balanceFx = createCall(wallet.balance);
const loginFx = createCall(auth.login);
const depositFx = createMoneyCall(wallet.deposit);

/** Runs a call and returns the mock's complaints, which would otherwise fail this test. */
const lies = async (run: (scope: Scope) => Promise<unknown>, scope = pageOf()) => {
  await run(scope);
  return server.takeLies().join('\n');
};

describe('[API-02] the mocked server follows the contract, or the test fails', () => {
  it('complains when no answer is defined', async () => {
    expect(await lies((scope) => allSettled(menusFx, { scope, params: {} }))).toMatch(
      /nobody answers GET .*game_menus/,
    );
  });

  it('complains when the response does not fit the endpoint', async () => {
    server.answer(games.menus, () => ({ list: [{ gameType: 'BINGO', games: 1 }] }) as never);
    expect(await lies((scope) => allSettled(menusFx, { scope, params: {} }))).toContain('response');
  });

  it('complains when the response has additional fields', async () => {
    server.answer(games.menus, () => ({ list: [], total: 3 }) as never);
    expect(await lies((scope) => allSettled(menusFx, { scope, params: {} }))).toContain('unrecognized_keys');
  });

  it('complains when the endpoint does not declare the failure', async () => {
    server.answer(games.menus, () => failure('in_incorrect_password'));
    expect(await lies((scope) => allSettled(menusFx, { scope, params: {} }))).toContain('does not fail with');
  });

  it('complains when the request does not fit the endpoint, also inside a sealed body', async () => {
    const calls: Heard<typeof auth.login>[] = server.answer(auth.login, () => failure('account_locked'));
    const params = { username: '', password: 'x', type: 'username' as const };
    expect(await lies((scope) => allSettled(loginFx, { scope, params }))).toContain('too_small');
    expect(calls).toEqual([]);
  });

  it('complains when a call with a session sends no token', async () => {
    server.answer(wallet.balance, () => failure('not_logged_in'));
    expect(await lies((scope) => allSettled(balanceFx, { scope, params: {} }))).toContain('without its token');
  });

  it('complains when a money call has no UUID as its idempotency key', async () => {
    server.answer(wallet.deposit, () => failure('unknown_method'));
    const params = { request: { method: 'card', amount: 1, currency: 'USD' }, idempotencyKey: '1' };
    const scope = pageOf({ values: [[$token, 'one']] });
    expect(await lies(() => allSettled(depositFx, { scope, params }), scope)).toContain('idempotency-key');
  });
});
