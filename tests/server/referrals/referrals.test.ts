import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { awards } from '../../../contract/awards.ts';
import { campaignsOperator } from '../../../contract/campaigns-operator.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import { referrals } from '../../../contract/referrals.ts';
import { referralsOperator } from '../../../contract/referrals-operator.ts';
import { wallet } from '../../../contract/wallet.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { deliverWebhooks } from '../../../server/demo/cashier/deliver.ts';
import { seedCashier } from '../../../server/demo/cashier/seed.ts';
import { insertSession } from '../../../server/domains/auth/sessions/sessions.ts';
import { referralFeeds } from '../../../server/domains/referrals/feed.ts';
import { REFERRAL_CHECKS } from '../../../server/domains/referrals/ledger-checks.ts';
import { giveReferralAwards } from '../../../server/domains/referrals/jobs.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { runChecks } from '../../../server/ledger/check.ts';
import { callServer } from '../../support/calls.ts';
import { JOB_RUN } from '../../support/missions.ts';
import { playForReferral, runReferral } from '../../support/referrals.ts';
import { registrationOf } from '../../support/registration.ts';
import { addMember, startTestServer, type TestServer } from '../../support/test-server.ts';
import { expectCleanLedger } from '../ledger/support/books.ts';
import { addStaff, type StaffMember } from '../operator/support/staff.ts';

let test: TestServer;
let ann: StaffMember;
let code: string;
beforeAll(async () => {
  test = await startTestServer();
  await test.database.transact((tx) => seedCashier(tx, 'parlour', 'Parlour'));
  ann = await addStaff(test, 'ann', ['content', 'payments']);
});
afterAll(async () => {
  // Play was written without its rounds.
  await sql`delete from play_days`.execute(test.database.db);
  await expectCleanLedger(test.database);
  await test.close();
});
beforeEach(() => {
  code = `bring-${randomUUID().slice(0, 8)}`;
});
const tables = () => inMerchant(test.database.db, 'parlour');
afterEach(async () => {
  await tables().updateTable('campaigns').set({ state: 'ended' }).execute();
});

let addresses = 0;
const callsOf = (token: string) => {
  return async <E extends EndpointSpec>(endpoint: E, request: object = {}, headers: Record<string, string> = {}) =>
    (await callServer(test.url, endpoint, request, { token, headers })).body.value;
};
/** A member who invites, logged in from an address and a browser of its own where none are given. */
const newInviter = async ({ ip = `10.1.0.${(addresses += 1)}`, deviceId = `${randomUUID()}`, type = 0 } = {}) => {
  const member = await addMember(test.database, `host${randomUUID().slice(0, 8)}`, { type });
  const { token } = await test.database.transact((tx) =>
    insertSession(tx, member, { ip, deviceId, userAgent: 'test' }),
  );
  return { member, call: callsOf(token) };
};
const register = (over: object, headers: Record<string, string> = {}) =>
  callServer(test.url, auth.register, registrationOf(`g${randomUUID().slice(0, 8)}`, over), { headers });
/** A newcomer who registers with the code of a member. */
const newInvited = async ({ referral_code: referralCode }: MemberRow, headers: Record<string, string> = {}) => {
  const { body } = await register({ referralCode }, headers);
  const { userInfo, token } = body.value;
  return { id: userInfo.id, merchant: 'parlour', account: userInfo.account, call: callsOf(token) };
};
const run = () => giveReferralAwards(test, JOB_RUN);
const given = async () =>
  tables()
    .selectFrom('awards')
    .innerJoin('campaigns', 'campaigns.id', 'awards.campaign_id')
    .select(['awards.member_id as memberId', 'awards.amount', 'awards.state'])
    .where('campaigns.code', '=', code)
    .orderBy('awards.id')
    .execute();
const deposit = async ({ call }: { call: ReturnType<typeof callsOf> }, amount: number) => {
  const request = { method: 'sandbox-card', amount, currency: 'USD' };
  const { payUrl } = await call(wallet.deposit, request, { 'idempotency-key': randomUUID() });
  await fetch(test.url + payUrl, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' });
  await deliverWebhooks(test.ctx);
};
const rule = async (account: string) =>
  (await ann.call(referralsOperator.preview, { account })).body.value.invitedBy?.outcomes.find(
    ({ campaign }) => campaign === code,
  );

describe('[MEM-09] an award for an invitation', () => {
  it('comes to inviter and invited when each has its campaign, once, and is claimed as any other', async () => {
    const own = `${code}-own`;
    await runReferral(test.database, code);
    await runReferral(test.database, own, { to: 'invited', amount: 200 });
    const { member, call } = await newInviter();
    const guest = await newInvited(member);
    await run();
    await sql`insert into referral_waiting (merchant, referral_id) select merchant, id from referrals`.execute(
      test.database.db,
    );
    await run();
    expect(await given()).toEqual([{ memberId: member.id, amount: 500, state: 'issued' }]);
    expect((await guest.call(awards.list)).list).toMatchObject([{ campaign: own, amount: 200, state: 'issued' }]);
    const { award } = await call(awards.claim, { campaign: code });
    expect(award).toMatchObject({ state: 'completed', converted: 500 });
    expect((await call(wallet.balance)).amount).toBe(500);
  });

  it('waits for a deposit of the least amount, and not for smaller ones', async () => {
    await runReferral(test.database, code, { when: { event: 'deposited', min: 5_000 } });
    const { member, call } = await newInviter();
    const guest = await newInvited(member);
    const seen = async () => (await call(referrals.invited)).list;
    await deposit(guest, 4_000);
    await run();
    expect(await given()).toEqual([]);
    expect(await seen()).toMatchObject([{ state: 'deposited', earned: 0 }]);
    expect(await rule(guest.account)).toMatchObject({ award: null, refusal: 'not_reached' });
    await deposit(guest, 5_000);
    await deposit(guest, 5_000);
    await run();
    expect(await given()).toMatchObject([{ memberId: member.id, state: 'issued' }]);
    expect(await seen()).toMatchObject([{ state: 'deposited', earned: 500 }]);
  });

  it('waits for stakes of own money in the days of its terms', async () => {
    await runReferral(test.database, code, { when: { event: 'staked', min: 1_000, days: 7 } });
    const { member, call } = await newInviter();
    const guest = await newInvited(member);
    await playForReferral(test.database, guest, { stake: 1_999, bonusStake: 1_000 });
    await playForReferral(test.database, guest, { stake: 9_000, day: 8 });
    await run();
    expect(await given()).toEqual([]);
    await playForReferral(test.database, guest, { stake: 1, day: 7 });
    await run();
    expect(await given()).toMatchObject([{ memberId: member.id, state: 'issued' }]);
    expect((await call(referrals.invited)).totals).toEqual({
      ...{ invited: 1, deposited: 0, staked: 1, earned: 500, applying: 0 },
    });
  });

  it('is for those who registered while the campaign ran, under the terms of that moment', async () => {
    const { member } = await newInviter();
    await newInvited(member);
    await runReferral(test.database, code, { when: { event: 'staked', min: 100, days: 7 } });
    const guest = await newInvited(member);
    await runReferral(test.database, code, { amount: 900 });
    await run();
    expect(await given()).toEqual([]);
    await playForReferral(test.database, guest, { stake: 100 });
    await run();
    expect(await given()).toMatchObject([{ memberId: member.id, amount: 500 }]);
  });

  it('stays within the cap of a member and the budget, and comes when the budget is raised', async () => {
    await runReferral(test.database, code, {}, { maxEach: 2, budget: 1_000 });
    const [one, two] = [await newInviter(), await newInviter()];
    for (const { member } of [one, one, one]) await newInvited(member);
    const late = await newInvited(two.member);
    await run();
    expect(await given()).toHaveLength(2);
    expect(await rule(late.account)).toMatchObject({ refusal: 'full' });
    expect((await two.call(referrals.own)).rules).toMatchObject([{ campaign: code, refusal: 'full' }]);
    await tables().updateTable('campaigns').set({ budget: 2_000 }).where('code', '=', code).execute();
    await run();
    expect((await given()).map(({ memberId }) => memberId)).toEqual([one.member.id, one.member.id, two.member.id]);
  });

  it.each(['locked', 'excluded'] as const)('is not given while inviter or invited is %s', async (state) => {
    await runReferral(test.database, code, { when: { event: 'staked', min: 1, days: 7 } });
    const over = state === 'locked' ? { locked: true } : { excluded_until: new Date(Date.now() + 86_400_000) };
    for (const who of ['inviter', 'invited'] as const) {
      const { member } = await newInviter();
      const guest = await newInvited(member);
      const { id } = who === 'inviter' ? member : guest;
      await tables().updateTable('members').set(over).where('id', '=', id).execute();
      await playForReferral(test.database, guest, { stake: 1 });
      await run();
      expect(await rule(guest.account)).toMatchObject({ refusal: state });
    }
    expect(await given()).toEqual([]);
  });
});

describe('[MEM-09] nobody refers himself: the award waits for the operator', () => {
  it('if inviter and invited share a browser, without a word of it in the campaign', async () => {
    await runReferral(test.database, code);
    const deviceId = randomUUID();
    const { member, call } = await newInviter({ deviceId });
    const guest = await newInvited(member, { 'x-device': deviceId });
    await run();
    expect(await given()).toMatchObject([{ state: 'applying' }]);
    expect(await rule(guest.account)).toMatchObject({
      award: 'applying',
      signals: [{ signal: 'device', account: member.username }],
    });
    expect((await call(referrals.invited)).list).toMatchObject([{ earned: 0, applying: 500 }]);
    const { list } = (await ann.call(campaignsOperator.applying)).body.value;
    const { id } = list.find(({ campaign }) => campaign === code)!;
    await ann.call(campaignsOperator.decide, { awardId: id, approve: true, reason: 'a family' });
    expect(await call(awards.claim, { campaign: code })).toMatchObject({ award: { state: 'completed' } });
  });

  it('if they share an address, or a name and a day of birth', async () => {
    await runReferral(test.database, code);
    const near = await newInviter({ ip: '127.0.0.1' });
    await newInvited(near.member);
    const same = await newInviter();
    const person = { payee_name: 'Ann Person', birthday: '1990-05-17' };
    await tables()
      .insertInto('profiles', { member_id: same.member.id, ...person })
      .execute();
    const guest = await newInvited(same.member);
    await tables().updateTable('profiles').set(person).where('member_id', '=', guest.id).execute();
    await run();
    expect(await given()).toMatchObject([{ state: 'applying' }, { state: 'applying' }]);
  });

  it('if two who were invited share a signal of the campaign', async () => {
    await runReferral(test.database, code, {}, { oncePer: ['device'] });
    const { member } = await newInviter();
    const headers = { 'x-device': randomUUID() };
    await newInvited(member, headers);
    await run();
    await newInvited(member, headers);
    await newInvited(member, { 'x-device': randomUUID() });
    await run();
    expect((await given()).map(({ state }) => state)).toEqual(['issued', 'applying', 'issued']);
  });
});

describe('[MEM-09 AUTH-11] a registration', () => {
  it.each<[string, object]>([
    ['is locked', { locked: true }],
    ['has excluded himself', { excluded_until: new Date(Date.now() + 86_400_000) }],
    ['has a trial account', { demo: true }],
  ])('refuses the code of a member who %s, as an unknown one', async (_, over) => {
    const { member } = await newInviter();
    await tables().updateTable('members').set(over).where('id', '=', member.id).execute();
    const { body } = await register({ referralCode: member.referral_code });
    expect([body.message, body.value]).toEqual(['invitation_code_error', { field: 'referralCode' }]);
  });

  it('takes a code in capitals, and refuses one that is too long by its field', async () => {
    const { member } = await newInviter();
    await tables().updateTable('members').set({ referral_code: 'k7m2p9qr4t' }).where('id', '=', member.id).execute();
    expect((await register({ referralCode: ' K7M2P9QR4T ' })).status).toBe(200);
    const { body } = await register({ referralCode: 'x'.repeat(33) });
    expect([body.message, body.value]).toEqual(['field_invalid', { problems: { referralCode: 'length' } }]);
  });

  it('with an agent’s code makes a member of the team, and no referral', async () => {
    await runReferral(test.database, code);
    const agent = await newInviter({ type: 1 });
    const guest = await newInvited(agent.member);
    await run();
    expect([await given(), (await agent.call(referrals.invited)).list]).toEqual([[], []]);
    expect((await ann.call(referralsOperator.preview, { account: guest.account })).body.value.invitedBy).toBeNull();
    expect((await agent.call(referrals.own)).isOpen).toBe(false);
  });
});

it('[MEM-09] the ledger checks find an award that its terms do not give', async () => {
  await runReferral(test.database, code);
  const { member } = await newInviter();
  const guest = await newInvited(member);
  await run();
  const faults = async () => {
    const { results } = await test.database.transact((tx) => runChecks(tx, REFERRAL_CHECKS));
    return results.filter(({ wrong }) => wrong.length > 0).map(({ name }) => name);
  };
  const referral = await tables()
    .selectFrom('referrals')
    .select('id')
    .where('invited_id', '=', guest.id)
    .executeTakeFirstOrThrow();
  const set = (memberId: number) =>
    tables().updateTable('awards').set({ member_id: memberId }).where('referral_id', '=', referral.id).execute();
  await set(guest.id);
  expect(await faults()).toEqual(['referrals: every award is what its terms give for the referral, once']);
  await set(member.id);
  expect(await faults()).toEqual([]);
});

it('[MEM-09] the database refuses a circle of invitations', async () => {
  const { member } = await newInviter();
  const guest = await newInvited(member);
  const circle = { inviter_id: guest.id, invited_id: member.id, joined_at: new Date() };
  await expect(tables().insertInto('referrals', circle).execute()).rejects.toThrow('invited_later');
});

it('[MEM-09] an inviter sees first letters, its own rows alone, and each change on the feed', async () => {
  await runReferral(test.database, code);
  const { member, call } = await newInviter();
  const key = `member:${member.id}`;
  const now = async () => (await referralFeeds.state!.referral!.current(test.database.db, 'parlour', [key]))[0]!;
  expect(await now()).toEqual({ key, seq: 0, value: { invited: 0, claimable: 0 } });
  const guest = await newInvited(member);
  const came = await now();
  expect(came.value).toEqual({ invited: 1, claimable: 0 });
  await run();
  const awarded = await now();
  expect(awarded.value).toEqual({ invited: 1, claimable: 1 });
  expect(awarded.seq).toBeGreaterThan(came.seq);
  await call(awards.claim, { campaign: code });
  expect((await now()).value).toEqual({ invited: 1, claimable: 0 });
  const name = `${guest.account.slice(0, 2)}***`;
  expect((await call(referrals.invited)).list).toMatchObject([{ name, state: 'registered', earned: 500 }]);
  expect((await call(referrals.awards)).list).toMatchObject([{ campaign: code, name, state: 'completed' }]);
  expect((await guest.call(referrals.invited)).list).toEqual([]);
  expect((await guest.call(referrals.awards)).list).toEqual([]);
});
