import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { support } from '../../../contract/support.ts';
import { session } from '../../../contract/session.ts';
import { wallet } from '../../../contract/wallet.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { NO_PASSWORD } from '../../../server/crypto/passwords.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import { callServer } from '../../support/calls.ts';
import { TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
beforeAll(async () => {
  test = await joinTestServer();
});
afterAll(() => test.close());

const request = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
const play = (over: object = {}) => callServer(test.url, auth.freePlay, { ...request, ...over });
const switchModule = (on: boolean) =>
  callServer(
    test.url,
    support.setModule,
    { merchant: test.merchant, module: 'FREE_PLAY', on },
    { token: TEST_OPERATOR_KEY },
  );

it('[AUTH-12] offers free play only where its module is on', async () => {
  expect((await play()).body.message).toBe('mode_not_offered');
  await switchModule(true);
  expect((await play()).body.success).toBe(true);
});

it.each([{ platform: 'M' }, { gatewayVersion: 2 }, { encryption: false }, { os: '' }, { os: 'x'.repeat(65) }])(
  '[AUTH-12] refuses %j',
  async (over) => {
    expect((await play(over)).body.message).toBe('invalid_request');
  },
);

it('[AUTH-12 PP-23] creates a separate trial account, with play money from the demo ledger only', async () => {
  const [one, other] = [(await play()).body.value, (await play()).body.value];
  expect(one.userInfo).toMatchObject({ type: 4, currency: 'USD' });
  expect(one.userInfo.id).not.toBe(other.userInfo.id);
  const balance = await callServer(test.url, wallet.balance, {}, { token: one.token });
  expect(balance.body.value).toMatchObject({ amount: 100_000 });
  const { rows } = await sql<{ ledger: string }>`
    select ledger from accounts where owner = ${`member:${one.userInfo.id}`}`.execute(everyMerchant(test.database.db));
  expect(rows).toEqual([{ ledger: 'demo' }]);
  expect((await checkLedger(test.database)).clean).toBe(true);
});

it('[AUTH-12] ends a trial account with its session: no password logs in to it again', async () => {
  const { token, userInfo } = (await play()).body.value;
  expect((await callServer(test.url, session.info, {}, { token })).body.value.account).toBe(userInfo.account);
  const answer = await callServer(test.url, auth.login, {
    username: userInfo.account,
    password: '123456',
    type: 'username',
  });
  expect(answer.body.message).toBe('in_incorrect_password');
});

it('[AUTH-12] computes no password hash for a trial account: its placeholder matches no password', async () => {
  const hash = vi.spyOn(test.ctx.passwords, 'hash');
  const { account } = (await play()).body.value.userInfo;
  expect(hash).not.toHaveBeenCalled();
  const verify = vi.spyOn(test.ctx.passwords, 'verify');
  const logIn = (password: string) =>
    callServer(test.url, auth.login, { username: account, password, type: 'username' });
  expect((await logIn(NO_PASSWORD)).body.message).toBe('in_incorrect_password');
  expect(verify).toHaveBeenCalledWith(NO_PASSWORD, NO_PASSWORD);
});

it('[AUTH-13] refuses real-account actions to a trial on the server', async () => {
  const { token } = (await play()).body.value;
  const answer = await callServer(test.url, wallet.depositMethods, {}, { token });
  expect([answer.status, answer.body.message]).toEqual([403, 'real_account_needed']);
});
