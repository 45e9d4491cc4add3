import { expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import { membersOperator } from '../../../contract/members-operator.ts';
import { wallet } from '../../../contract/wallet.ts';
import { commandOf } from '../../../server/cli/commands.ts';
import { callServer, TEST_PASSWORD } from '../../support/calls.ts';
import { addMember, openSession, TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import { ordered, payer, run, test, usePayouts } from '../withdrawals/support/payouts.ts';

usePayouts();

const reason = 'reported as stolen';
const command = <E extends EndpointSpec>(endpoint: E, request: object) =>
  callServer(test.url, endpoint, { merchant: 'parlour', ...request }, { token: TEST_OPERATOR_KEY });
const setLock = async (account: string, locked: boolean) =>
  (await command(membersOperator.setLock, { account, locked, reason })).body.value;
const login = async (username: string) => {
  const { body } = await callServer(test.url, auth.login, { username, password: TEST_PASSWORD, type: 'username' });
  return body.success ? 'in' : body.message;
};

it('a locked member is out of every session and cannot log in until it is unlocked; the view has the reason', async () => {
  const name = payer.member.username;
  expect(await login(name)).toBe('in');
  const { token } = await openSession(test.database, payer.member);
  const done = await setLock(name, true);
  expect(done).toMatchObject({ account: name, locked: true, withdrawals: [] });
  expect(done.ended).toBeGreaterThan(1);
  expect((await callServer(test.url, wallet.balance, {}, { token })).body.message).toBe('session_ended');
  expect(await login(name)).toBe('account_locked');
  const found = (await command(membersOperator.find, { key: name })).body.value.list[0];
  expect(found).toMatchObject({ barred: ['locked'], lock: { reason, by: 'operator' } });
  // Locked once more: nothing changes, and the first reason stays.
  expect((await setLock(name, true)).ended).toBe(0);
  await setLock(name, false);
  expect(await login(name)).toBe('in');
});

it('what is not yet with the provider is not paid while its member is locked, and is paid after it', async () => {
  const { id } = await ordered();
  const { withdrawals } = await setLock(payer.member.username, true);
  expect(withdrawals).toEqual([
    { withdrawalId: id, state: 'approved', money: { amount: 10_000, currency: 'USD', exponent: 2 } },
  ]);
  await run();
  expect((await setLock(payer.member.username, true)).withdrawals[0]!.state).toBe('approved');
  await setLock(payer.member.username, false);
  await run();
  expect((await setLock(payer.member.username, false)).withdrawals[0]!.state).toBe('paying');
});

it('lists members by name in pages, which another merchant does not see', async () => {
  for (let count = 0; count < 102; count += 1) await addMember(test.database, `zoe${String(count).padStart(3, '0')}`);
  const list = async (args: string[], options: Record<string, string> = {}) => {
    const line = commandOf({ args: ['members', ...args], options, merchant: 'parlour' });
    const { body } = await command(line.endpoint, line.request);
    return {
      ...(body.value as { list: { account: string }[]; next: string | null }),
      text: line.report(body.value as never),
    };
  };
  const first = await list(['zoe']);
  expect([first.list.length, first.list[0]!.account, first.next]).toEqual([100, 'zoe000', 'zoe099']);
  expect(first.text).toContain('There are more: members zoe --after zoe099');
  const last = await list(['zoe'], { after: 'zoe099' });
  expect([last.list.map(({ account }) => account), last.next]).toEqual([['zoe100', 'zoe101'], null]);
  await setLock('zoe007', true);
  expect((await list([], { locked: 'yes' })).list.map(({ account }) => account)).toEqual(['zoe007']);
});
