import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec } from '../../../contract/define.ts';
import { membersOperator } from '../../../contract/members-operator.ts';
import { merchants } from '../../../contract/merchants.ts';
import { operator } from '../../../contract/operator.ts';
import { staff } from '../../../contract/staff.ts';
import { site } from '../../../contract/site.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { callServer } from '../../support/calls.ts';
import {
  addMember,
  addMerchant,
  startTestServer,
  TEST_OPERATOR_KEY,
  type TestServer,
} from '../../support/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ config: { rateFactor: 1 } });
  await addMerchant(test.database, 'other');
  await addMember(test.database, 'ann');
});
afterAll(() => test.close());

const call = async <E extends EndpointSpec>(endpoint: E, request: object, token: string) => {
  const { status, body } = await callServer(test.url, endpoint, request, { token });
  return { status, message: body.message, value: body.value as never };
};
const reason = 'a test';
const make = async (name: string, roles: string[], merchant?: string): Promise<string> => {
  const made = await call(staff.create, { name, roles, ...(merchant && { merchant }), reason }, TEST_OPERATOR_KEY);
  return (made.value as { key: string }).key;
};
const endSessions = (token: string, merchant = 'parlour') =>
  call(membersOperator.endSessions, { merchant, account: 'ann', reason }, token);
const lastAudit = (merchant = 'parlour') =>
  inMerchant(test.database.db, merchant)
    .selectFrom('audit')
    .select(['actor', 'action', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('staff keys', () => {
  it('the root key does everything until there is staff, and then makes staff only', async () => {
    expect((await endSessions(TEST_OPERATOR_KEY)).status).toBe(200);
    expect((await lastAudit()).actor).toBe('operator');
    const admin = await make('ada', ['admin']);
    expect(await lastAudit()).toEqual({
      actor: 'operator',
      action: 'staff_new',
      after: { staff: 'ada', roles: ['admin'] },
    });
    // Staff of every merchant is in every merchant's audit.
    expect((await lastAudit('other')).action).toBe('staff_new');
    expect(await endSessions(TEST_OPERATOR_KEY)).toMatchObject({ status: 403, message: 'staff_key_needed' });
    expect((await endSessions(admin)).status).toBe(200);
    expect((await lastAudit()).actor).toBe('ada');
  });

  it('keeps the hash of a key only, and gives a name once', async () => {
    const key = await make('hal', ['support']);
    const rows = await test.database.db.selectFrom('staff').selectAll().where('name', '=', 'hal').execute();
    expect(JSON.stringify(rows)).not.toContain(key.slice(6));
    const again = await call(staff.create, { name: 'hal', roles: ['admin'], reason }, TEST_OPERATOR_KEY);
    expect([again.status, again.message]).toEqual([409, 'staff_name_taken']);
    for (const name of ['operator', 'platform', 'member:1', 'Ann'])
      expect((await call(staff.create, { name, roles: ['admin'], reason }, TEST_OPERATOR_KEY)).status, name).toBe(400);
  });

  it('refuses a role that does not reach, and names the role it needs', async () => {
    const games = await make('gil', ['games']);
    expect(await endSessions(games)).toEqual({
      status: 403,
      message: 'role_needed',
      value: { name: 'gil', roles: ['games'], needed: ['support', 'admin'] },
    });
    expect((await call(staff.list, {}, games)).message).toBe('role_needed');
    expect((await call(operator.waitingDeposits, { merchant: 'parlour' }, games)).message).toBe('role_needed');
    await call(staff.setRoles, { name: 'gil', roles: ['games', 'support'], reason }, TEST_OPERATOR_KEY);
    expect((await endSessions(games)).status).toBe(200);
    expect((await lastAudit()).actor).toBe('gil');
  });

  it('refuses staff of one merchant at every other, and where no merchant is named', async () => {
    const bound = await make('bo', ['admin'], 'other');
    expect((await lastAudit('other')).after).toEqual({ staff: 'bo', roles: ['admin'] });
    expect((await lastAudit()).after).not.toMatchObject({ staff: 'bo' });
    expect(await endSessions(bound)).toMatchObject({
      status: 403,
      message: 'staff_of_one_merchant',
      value: { merchant: 'other' },
    });
    expect((await endSessions(bound, 'other')).message).toBe('not_found');
    expect((await call(operator.restored, {}, bound)).message).toBe('staff_of_one_merchant');
    expect((await call(merchants.merchants, {}, bound)).message).toBe('staff_of_one_merchant');
    // It manages staff of its own merchant alone.
    const grab = (request: object) => call(staff.create, { name: 'bob', roles: ['admin'], reason, ...request }, bound);
    expect((await grab({})).message).toBe('staff_of_one_merchant');
    expect((await grab({ merchant: 'parlour' })).message).toBe('staff_of_one_merchant');
    expect((await grab({ merchant: 'other' })).status).toBe(200);
    const revoked = await call(staff.revoke, { name: 'ada', merchant: 'other', reason }, bound);
    expect([revoked.status, revoked.message]).toEqual([404, 'not_found']);
    const listed = await call(staff.list, { merchant: 'other' }, bound);
    expect((listed.value as { list: { name: string }[] }).list.map(({ name }) => name)).toEqual(['bo', 'bob']);
  });

  it('refuses a revoked key from the next call on', async () => {
    const key = await make('rex', ['support']);
    expect((await endSessions(key)).status).toBe(200);
    await call(staff.revoke, { name: 'rex', reason }, TEST_OPERATOR_KEY);
    expect(await endSessions(key)).toMatchObject({ status: 401, message: 'staff_key_revoked', value: { name: 'rex' } });
    expect(await lastAudit()).toMatchObject({ actor: 'operator', action: 'staff_revoke' });
  });

  it('refuses every key of an address after ten wrong ones in a minute', async () => {
    const key = await make('sue', ['support']);
    for (let wrong = 0; wrong < 10; wrong += 1)
      expect((await endSessions(`wrong-${wrong}`)).message).toBe('not_allowed');
    const refused = await endSessions(key);
    expect([refused.status, refused.message]).toEqual([429, 'too_many_requests']);
    expect((await call(staff.list, {}, TEST_OPERATOR_KEY)).message).toBe('too_many_requests');
    // Players at the same address are not concerned.
    expect((await callServer(test.url, site.status)).status).toBe(200);
  });
});
