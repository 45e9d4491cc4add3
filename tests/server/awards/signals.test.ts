import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { awards } from '../../../contract/awards.ts';
import { campaignsOperator, type CampaignItem } from '../../../contract/campaigns-operator.ts';
import type { Signal } from '../../../contract/campaigns.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { insertSession } from '../../../server/domains/auth/sessions/sessions.ts';
import { issueAwards, matchDeposit } from '../../../server/domains/awards/index.ts';
import { findCampaign } from '../../../server/domains/campaigns/index.ts';
import { lockWallet } from '../../../server/domains/wallet/index.ts';
import { addressKey } from '../../../server/http/address.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { callServer, TEST_PASSWORD } from '../../support/calls.ts';
import { campaignItem, REQUIREMENT, runCampaign } from '../../support/campaigns.ts';
import { addMember, startTestServer, type TestServer } from '../../support/test-server.ts';
import { expectCleanLedger } from '../ledger/support/books.ts';
import { addStaff, type StaffMember } from '../operator/support/staff.ts';

let test: TestServer;
let ann: StaffMember;
let code: string;
beforeAll(async () => {
  test = await startTestServer();
  ann = await addStaff(test, 'ann', ['content', 'payments']);
});
afterAll(async () => {
  await expectCleanLedger(test.database);
  await test.close();
});
beforeEach(() => {
  code = `offer-${randomUUID().slice(0, 8)}`;
});

const run = (oncePer: Signal[], over: Partial<CampaignItem> = {}) =>
  runCampaign(test.database, campaignItem({ code, oncePer, ...over }));
let addresses = 0;
/** A member who is logged in, from an address and a browser of his own where none are given. */
const newMember = async ({ ip = `10.0.0.${(addresses += 1)}`, deviceId = `${randomUUID()}` } = {}) => {
  const member = await addMember(test.database, `m${randomUUID().slice(0, 8)}`);
  const { token } = await test.database.transact((tx) =>
    insertSession(tx, member, { ip, deviceId, userAgent: 'test' }),
  );
  return { member, token };
};
type Someone = Awaited<ReturnType<typeof newMember>>;
const claim = async ({ token }: Pick<Someone, 'token'>) =>
  (await callServer(test.url, awards.claim, { campaign: code }, { token })).body.value.award;
const tables = () => inMerchant(test.database.db, 'parlour');
/** What the operator sees of the awards of this campaign that wait. */
const waiting = async () =>
  (await ann.call(campaignsOperator.applying)).body.value.list
    .filter(({ campaign }) => campaign === code)
    .map(({ account, signals }) => ({ account, signals }));
const decide = (awardId: number, approve: boolean) =>
  ann.call(campaignsOperator.decide, { awardId, approve, reason: 'a test' });

describe('an award of a campaign that is given once', () => {
  it('per device waits if another member with an award has logged in with the browser', async () => {
    await run(['device']);
    const [one, two] = [await newMember(), await newMember()];
    const headers = { 'x-device': randomUUID() };
    const logIn = async ({ member }: Someone) => {
      const form = { type: 'username', username: member.username, password: TEST_PASSWORD };
      return (await callServer(test.url, auth.login, form, { headers })).body.value;
    };
    expect(await claim(await logIn(one))).toMatchObject({ state: 'active' });
    const again = await logIn(two);
    const award = await claim(again);
    expect(award).toMatchObject({ state: 'applying' });
    const signals = [{ signal: 'device', account: one.member.username }];
    expect(await waiting()).toEqual([{ account: two.member.username, signals }]);
    expect((await decide(award.id, true)).body.value).toMatchObject({ state: 'issued', signals });
    expect(await claim(again)).toMatchObject({ id: award.id, state: 'active' });
  });

  it('per address waits for logins of 90 days, and not for older ones', async () => {
    await run(['address', 'device']);
    const ip = '2001:db8:1:2::3';
    const [one, two, three] = [
      await newMember({ ip }),
      await newMember({ ip: '2001:db8:1:2:9::' }),
      await newMember({ ip }),
    ];
    await tables()
      .updateTable('login_signals')
      .set({ seen_at: new Date(Date.now() - 91 * 86_400_000) })
      .where('member_id', '=', three.member.id)
      .execute();
    expect(await claim(one)).toMatchObject({ state: 'active' });
    expect(await claim(two)).toMatchObject({ state: 'applying' });
    expect(await claim(three)).toMatchObject({ state: 'active' });
    expect(await waiting()).toMatchObject([{ signals: [{ signal: 'address', account: one.member.username }] }]);
  });

  it('per payment account waits if another member has had the account', async () => {
    await run(['paymentAccount']);
    const [one, two] = [await newMember(), await newMember()];
    const add = ({ member }: Someone, removed_at: Date | null) =>
      tables()
        .insertInto('payout_accounts', {
          ...{ id: randomUUID(), member_id: member.id, kind: 'bank', institution: 'ACME', number: code, removed_at },
          ...{ holder_name: 'A Person', held_until: new Date() },
        })
        .execute();
    await add(one, new Date());
    await add(two, null);
    expect([(await claim(one)).state, (await claim(two)).state]).toEqual(['active', 'applying']);
  });

  it('per person waits for the same name and date of birth alone', async () => {
    await run(['person']);
    const named = async (payee_name: string | null, birthday: string | null) => {
      const someone = await newMember();
      await tables().insertInto('profiles', { member_id: someone.member.id, payee_name, birthday }).execute();
      return (await claim(someone)).state;
    };
    expect(await named('Ann  Person', '1990-02-03')).toBe('active');
    expect(await named('ann person', '1990-02-03')).toBe('applying');
    expect(await named('Ann Person', '1990-02-04')).toBe('active');
    expect(await named(null, null)).toBe('active');
    expect(await named(null, null)).toBe('active');
  });

  it('does not wait if none is shared, or the campaign does not name the signal', async () => {
    await run(['device']);
    const ip = '10.1.0.1';
    expect((await claim(await newMember({ ip }))).state).toBe('active');
    expect((await claim(await newMember({ ip }))).state).toBe('active');
    expect(await waiting()).toEqual([]);
  });

  it('does not wait for an award that was rejected', async () => {
    await run(['device'], { reviewed: true });
    const deviceId = randomUUID();
    const [one, two] = [await newMember({ deviceId }), await newMember({ deviceId })];
    await decide((await claim(one)).id, false);
    await tables().updateTable('campaigns').set({ reviewed: false }).where('code', '=', code).execute();
    expect((await claim(two)).state).toBe('active');
  });

  it('waits for one of two that claim at once with one browser', async () => {
    await run(['device']);
    const deviceId = randomUUID();
    const both = [await newMember({ deviceId }), await newMember({ deviceId })];
    const states = (await Promise.all(both.map(claim))).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['active', 'applying']);
  });

  it('waits also as a match of a deposit, and among awards that are issued together', async () => {
    const reward = { kind: 'deposit_match' as const, share: 1_000, max: 500, minDeposit: 100, nth: null };
    await run(['device'], { terms: { reward, requirement: REQUIREMENT } });
    const deviceId = randomUUID();
    const both = [await newMember({ deviceId }), await newMember({ deviceId })];
    const deposit = ({ merchant, id, ...member }: MemberRow) =>
      test.database.transact(async (tx) => {
        await lockWallet(tx, { merchant, memberId: id, ...member });
        await matchDeposit(tx, { merchant, memberId: id, depositId: randomUUID(), amount: 200 });
      });
    for (const { member, token } of both) {
      await callServer(test.url, awards.join, { campaign: code }, { token });
      await deposit(member);
    }
    expect(await waiting()).toMatchObject([{ account: both[1]!.member.username }]);
    code += 'b';
    await run(['device']);
    const lines = [...both, await newMember()].map(({ member }) => ({ memberId: member.id, amount: 10 }));
    await test.database.transact(async (tx) =>
      issueAwards(tx, (await findCampaign(tx, 'parlour', code))!, 'a test', lines),
    );
    expect(await waiting()).toMatchObject([
      { account: both[1]!.member.username, signals: [{ signal: 'device', account: both[0]!.member.username }] },
    ]);
  });
});

it('the operator cannot name a signal that does not exist, or one twice', async () => {
  const put = (oncePer: string[]) =>
    ann.call(campaignsOperator.put, { campaign: { ...campaignItem({ code }), oncePer } as never, reason: 'a test' });
  const unknown = await put(['device', 'shoe']);
  expect([unknown.status, JSON.stringify(unknown.body.value)]).toEqual([400, expect.stringContaining('oncePer.1')]);
  const twice = await put(['device', 'device']);
  expect([twice.body.message, JSON.stringify(twice.body.value)]).toEqual([
    'campaign_wrong',
    expect.stringMatching(/oncePer\.1.*twice/),
  ]);
});

it('the address of a household is the IPv4 address, or the /64 prefix of an IPv6 address', () => {
  expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(addressKey('2001:db8:1:2::3')).toBe(addressKey('2001:db8:1:2:9::'));
  expect(addressKey('2001:db8:1:3::3')).not.toBe(addressKey('2001:db8:1:2::3'));
});
