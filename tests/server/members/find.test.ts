import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec } from '../../../contract/define.ts';
import { membersOperator, type FoundMember } from '../../../contract/members-operator.ts';
import { playerLimitsOperator } from '../../../contract/player-limits-operator.ts';
import { wallet } from '../../../contract/wallet.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { commandOf } from '../../../server/cli/commands.ts';
import { callServer } from '../../support/calls.ts';
import { giveMoney } from '../../support/money.ts';
import { addMember, openSession, TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
let ann: Awaited<ReturnType<typeof addMember>>;
beforeAll(async () => {
  test = await joinTestServer();
  ann = await addMember(test.database, 'ann');
  await inMerchant(test.database.db, test.merchant)
    .updateTable('members')
    .set({ mobile: '+14155550177', email: 'ann@example.com' })
    .where('id', '=', ann.id)
    .execute();
  await addMember(test.database, 'annabel');
  await addMember(test.database, 'bob');
});
afterAll(() => test.close());

const command = <E extends EndpointSpec>(endpoint: E, request: object) =>
  callServer(test.url, endpoint, { merchant: test.merchant, ...request }, { token: TEST_OPERATOR_KEY });
const find = async (key: string): Promise<FoundMember[]> =>
  (await command(membersOperator.find, { key })).body.value.list;
const names = async (key: string) => (await find(key)).map(({ account }) => account);

describe('[PP-29] a member that the operator looks up', () => {
  it('is found by name, its beginning, number, mail and mobile, the exact one first', async () => {
    expect(await names('ANN')).toEqual(['ann', 'annabel']);
    expect(await names('anna')).toEqual(['annabel']);
    expect(await names(String(ann.id))).toEqual(['ann']);
    expect(await names('Ann@Example.com')).toEqual(['ann']);
    expect(await names('+14155550177')).toEqual(['ann']);
    expect(await names('14155550177')).toEqual(['ann']);
    expect(await names('100%_')).toEqual([]);
  });

  it('is found by a payout account, and by the address of a live session alone', async () => {
    const tables = inMerchant(test.database.db, test.merchant);
    await tables
      .insertInto('payout_accounts', {
        ...{ id: crypto.randomUUID(), member_id: ann.id, kind: 'bank', institution: 'TEST', number: 'GB33BUKB' },
        ...{ holder_name: 'Ann Lee', held_until: new Date(0) },
      })
      .execute();
    expect(await names('GB33BUKB')).toEqual(['ann']);
    await openSession(test.database, ann);
    await tables.updateTable('sessions').set({ ip: '203.0.113.9' }).where('member_id', '=', ann.id).execute();
    expect(await names('203.0.113.9')).toEqual(['ann']);
    await tables.updateTable('sessions').set({ ended_at: new Date() }).where('member_id', '=', ann.id).execute();
    expect(await names('203.0.113.9')).toEqual([]);
  });

  it('is found by the name of the person, and by the key of a page, whose session may have ended', async () => {
    const tables = inMerchant(test.database.db, test.merchant);
    await tables.insertInto('profiles', { member_id: ann.id, payee_name: 'Ann Mary Lee' }).execute();
    expect(await names('Ann Mary Lee')).toEqual(['ann']);
    await openSession(test.database, ann);
    const { sessions } = (await find('ann'))[0]!;
    const { deviceKey } = sessions[0]!;
    expect(deviceKey).toMatch(/^[0-9a-f]{16}$/);
    await tables.updateTable('sessions').set({ ended_at: new Date() }).where('member_id', '=', ann.id).execute();
    expect(await names(deviceKey!)).toEqual(['ann']);
  });

  it('shows the wallet that the member sees, and what bars the member', async () => {
    await giveMoney(test.database, ann, 12_345);
    const { token } = await openSession(test.database, ann);
    const { body } = await callServer(test.url, wallet.balance, {}, { token });
    const [found] = await find('ann');
    expect(found!.wallet.amount).toBe(body.value.amount);
    expect(found).toMatchObject({
      wallet: { amount: 12_345, currency: 'USD', exponent: 2 },
      ...{ owed: { amount: 0 }, deposits: { count: 0 }, openBets: 0, lastBetAtMs: null, barred: [] },
      sessions: [{ ip: expect.any(String) as string }],
      ...{ lock: null, limits: [] },
    });
    const limit = { account: 'ann', kind: 'loss', period: 'week', amount: 5_000, reason: 'agreed' };
    await command(playerLimitsOperator.setLimit, limit);
    expect((await find('ann'))[0]!.limits).toEqual([
      { kind: 'loss', period: 'week', owner: 'operator', amount: 5_000 },
    ]);
    await inMerchant(test.database.db, test.merchant)
      .updateTable('members')
      .set({ locked: true, excluded_until: new Date(Date.now() + 60_000) })
      .where('id', '=', ann.id)
      .execute();
    expect((await find('ann'))[0]!.barred).toEqual(['locked', 'excluded']);
  });

  it('loses every session at once when the operator ends them', async () => {
    const bob = (await find('bob'))[0]!;
    const member = { ...ann, id: bob.id };
    const { token } = await openSession(test.database, member);
    const line = commandOf({ args: ['sessions', 'end', 'Bob'], options: { reason: 'asked' }, merchant: test.merchant });
    const { body } = await command(line.endpoint, line.request);
    expect(line.report(body.value as never)).toBe('Sessions of bob that ended: 1.');
    expect((await callServer(test.url, wallet.balance, {}, { token })).body.message).toBe('session_ended');
  });

  it('belongs to the merchant: another one finds nobody', async () => {
    const answer = await command(membersOperator.find, { merchant: test.other, key: 'ann' });
    expect(answer.body.value.list).toEqual([]);
  });
});
