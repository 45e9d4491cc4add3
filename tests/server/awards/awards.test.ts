import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { awards } from '../../../contract/awards.ts';
import { campaignsOperator } from '../../../contract/campaigns-operator.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import { playerLimits } from '../../../contract/player-limits.ts';
import { records } from '../../../contract/records.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { matchDeposit } from '../../../server/domains/awards/index.ts';
import { settleDueAwards } from '../../../server/domains/awards/jobs.ts';
import { lockWallet } from '../../../server/domains/wallet/index.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { callServer } from '../../support/calls.ts';
import { campaignItem, REQUIREMENT, runCampaign } from '../../support/campaigns.ts';
import { addMember, openSession, startTestServer, type TestServer } from '../../support/test-server.ts';
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

const newMember = async () => {
  const member = await addMember(test.database, `m${randomUUID().slice(0, 8)}`);
  const { token } = await openSession(test.database, member);
  const call = <E extends EndpointSpec>(endpoint: E, request: object = {}) =>
    callServer(test.url, endpoint, request, { token });
  return { member, call, claim: (over = {}) => call(awards.claim, { campaign: code, ...over }) };
};
const outcome = ({ status, body }: { status: number; body: { success: boolean; message: string; value: unknown } }) =>
  body.success ? 'ok' : [status, body.message, body.value];
const notOpen = (reason: string) => [409, 'campaign_not_open', { reason }];
const run = (over: Parameters<typeof campaignItem>[0] = {}) =>
  runCampaign(test.database, campaignItem({ code, ...over }));
const fixed = (amount: number, requirement = {}, typed: string | null = null) => ({
  reward: { kind: 'fixed' as const, amount, code: typed },
  requirement: { ...REQUIREMENT, ...requirement },
});
const walletOf = async ({ id }: MemberRow) =>
  (
    await inMerchant(test.database.db, 'parlour')
      .selectFrom('accounts')
      .select('balance')
      .where('kind', '=', 'wallet')
      .where('ledger', '=', 'real')
      .where('owner', '=', `member:${id}`)
      .executeTakeFirstOrThrow()
  ).balance;

describe('[MEM-06] a claim', () => {
  it('[MEM-03] has the campaign’s title in the language of the reader in the record', async () => {
    const texts = { title: 'Bring a friend', summary: 'S', body: 'B' };
    await run({ terms: fixed(500, { factor: 0 }), texts: { EN: texts, AR: { ...texts, title: 'ادعُ صديقًا' } } });
    const { member, claim } = await newMember();
    expect(outcome(await claim())).toBe('ok');
    const { token } = await openSession(test.database, member);
    const about = async (language: string) =>
      (await callServer(test.url, records.transactions, {}, { token, headers: { 'x-language': language } })).body.value
        .list[0]?.about;
    expect([await about('EN'), await about('AR'), await about('CN')]).toEqual([
      'Bring a friend',
      'ادعُ صديقًا',
      'Bring a friend',
    ]);
  });

  it('of an award with a requirement begins it; repeated, it answers with the same award', async () => {
    await run();
    const { call, claim } = await newMember();
    expect((await call(awards.campaigns)).body.value.list.find((each) => each.code === code)).toMatchObject({
      title: 'A gift',
      reward: { kind: 'fixed', amount: 300, needsCode: false },
      refusal: null,
    });
    const first = (await claim()).body.value.award;
    expect(first).toMatchObject({ state: 'active', amount: 300, left: 300, required: 300, met: 0 });
    expect((await claim()).body.value.award).toEqual(first);
    expect((await call(awards.list)).body.value.list).toEqual([first]);
    expect((await call(awards.campaigns)).body.value.list.find((each) => each.code === code)?.refusal).toBeNull();
  });

  it('of an award without a requirement goes to the wallet', async () => {
    await run({ terms: fixed(250, { factor: 0 }) });
    const { member, claim } = await newMember();
    expect((await claim()).body.value.award).toMatchObject({ state: 'completed', converted: 250, left: 0 });
    expect(await walletOf(member)).toBe(250);
  });

  it('is refused by name: before the start, after the end, paused, with a wrong code, by the ineligible', async () => {
    const { claim } = await newMember();
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const before = new Date(Date.now() - 3_600_000).toISOString();
    await run({ startsAt: soon });
    expect(outcome(await claim())).toEqual(notOpen('not_yet'));
    code += 'b';
    await run({ endsAt: before });
    expect(outcome(await claim())).toEqual(notOpen('over'));
    code += 'c';
    await run({ terms: fixed(300, {}, 'SPRING') });
    expect(outcome(await claim({ code: 'WINTER' }))).toEqual(notOpen('wrong_code'));
    expect(outcome(await claim())).toEqual(notOpen('wrong_code'));
    await ann.call(campaignsOperator.setState, { code, state: 'paused', reason: 'a test' });
    expect(outcome(await claim({ code: 'SPRING' }))).toEqual(notOpen('paused'));
    code += 'd';
    await run({ audience: { hasDeposited: true } });
    expect(outcome(await claim())).toEqual(notOpen('not_in_audience'));
    code = 'no-such-offer';
    expect(outcome(await claim())).toEqual([404, 'not_found', null]);
  });

  it('by two devices at once is one award', async () => {
    await run();
    const { call, claim } = await newMember();
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim()));
    expect(new Set(claims.map(({ body }) => body.value.award.id)).size).toBe(1);
    expect((await call(awards.list)).body.value.list).toHaveLength(1);
  });

  it('of 200 at once, where 50 are there: exactly 50', async () => {
    await run({ budget: 50 * 300 });
    const members = [];
    for (let made = 0; made < 200; made += 1) members.push(await newMember());
    const found = await Promise.all(members.map(async ({ claim }) => outcome(await claim())));
    expect(found.filter((each) => each === 'ok')).toHaveLength(50);
    expect(found.filter((each) => each !== 'ok')).toEqual(Array(150).fill(notOpen('full')));
    const { list } = (await ann.call(campaignsOperator.list)).body.value;
    expect(list.find((each) => each.code === code)).toMatchObject({ awarded: 15_000, awards: 50 });
  }, 120_000);
});

describe('[MEM-06] the list of campaigns', () => {
  const seenBy = async (token?: string) => {
    const { body } = await callServer(test.url, awards.campaigns, {}, token === undefined ? {} : { token });
    return body.value.list.find((each) => each.code === code);
  };

  it('is open to visitors, without anything about a member', async () => {
    await run({ audience: { hasDeposited: true }, maxEach: 1 });
    expect(await seenBy()).toMatchObject({ refusal: null, joined: false, award: null, maxEach: 1 });
    const { call } = await newMember();
    const { list } = (await call(awards.campaigns)).body.value;
    expect(list.find((each) => each.code === code)?.refusal).toBe('not_in_audience');
  });

  it('says to everybody what is true for everybody', async () => {
    await run({ startsAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await seenBy())?.refusal).toBe('not_yet');
    code += 'b';
    await run({ terms: fixed(300, {}, 'SPRING') });
    const offer = await seenBy();
    expect(offer?.reward).toEqual({ kind: 'fixed', amount: 300, needsCode: true });
    expect(JSON.stringify(offer)).not.toContain('SPRING');
  });

  it('has the member’s newest award of each, and the terms that were accepted with each award', async () => {
    await run();
    const { call, claim } = await newMember();
    const { id, terms } = (await claim()).body.value.award;
    const { list } = (await call(awards.campaigns)).body.value;
    expect(list.find((each) => each.code === code)?.award).toEqual({ id, state: 'active' });
    expect(terms).toEqual({ reward: { kind: 'fixed', amount: 300, needsCode: false }, requirement: REQUIREMENT });
  });
});

describe('[MEM-06] a match of deposits', () => {
  const match = {
    reward: { kind: 'deposit_match' as const, share: 1_000, max: 5_000, minDeposit: 1_000, nth: 1 },
    requirement: REQUIREMENT,
  };
  const deposit = ({ member }: { member: MemberRow }, amount: number, depositId: string = randomUUID()) =>
    test.database.transact(async (tx) => {
      await lockWallet(tx, { ...member, memberId: member.id });
      await matchDeposit(tx, { merchant: 'parlour', memberId: member.id, depositId, amount });
    });

  it('comes with the deposit to who joined, once for a deposit', async () => {
    await run({ terms: match });
    const player = await newMember();
    await deposit(player, 2_000);
    expect((await player.call(awards.list)).body.value.list).toEqual([]);
    const joined = await player.call(awards.join, { campaign: code });
    expect(joined.body.value.campaign).toMatchObject({ code, joined: true, refusal: null });
    const depositId = randomUUID();
    for (let again = 0; again < 2; again += 1) await deposit(player, 8_000, depositId);
    const { list } = (await player.call(awards.list)).body.value;
    expect(list).toMatchObject([{ state: 'active', amount: 5_000, required: 5_000 }]);
  });

  it('is under the terms that the member accepted, also where they were changed since', async () => {
    await run({ terms: match });
    const player = await newMember();
    await player.call(awards.join, { campaign: code });
    const changed = campaignItem({ code, terms: { ...match, requirement: { ...REQUIREMENT, factor: 9_000 } } });
    const put = await ann.call(campaignsOperator.put, { campaign: changed, reason: 'a test' });
    expect(put.body.value).toMatchObject({ termsVersion: 2, state: 'running' });
    await deposit(player, 1_000);
    expect((await player.call(awards.list)).body.value.list).toMatchObject([{ amount: 1_000, required: 1_000 }]);
  });

  it('is not claimed by a button', async () => {
    await run({ terms: match });
    const { claim } = await newMember();
    expect(outcome(await claim())).toEqual(notOpen('needs_deposit'));
  });
});

describe('[MEM-06] the end of an award', () => {
  it('is given up by its member alone, once; the next one begins', async () => {
    await run();
    const player = await newMember();
    const stranger = await newMember();
    const { id } = (await player.claim()).body.value.award;
    code += '2';
    await run();
    expect((await player.claim()).body.value.award.state).toBe('claimed');
    expect(outcome(await stranger.call(awards.giveUp, { awardId: id }))).toEqual([404, 'not_found', null]);
    const given = await player.call(awards.giveUp, { awardId: id });
    expect(given.body.value.award).toMatchObject({ state: 'forfeited', reason: 'given_up', left: 0 });
    expect(outcome(await player.call(awards.giveUp, { awardId: id }))).toEqual([
      409,
      'award_over',
      { state: 'forfeited' },
    ]);
    expect((await player.call(awards.list)).body.value.list.map(({ state }) => state)).toEqual(['active', 'forfeited']);
    expect(await walletOf(player.member)).toBe(0);
  });

  it('comes when it lapses', async () => {
    await run();
    const player = await newMember();
    const { id } = (await player.claim()).body.value.award;
    const past = new Date(Date.now() - 1_000);
    await inMerchant(test.database.db, 'parlour')
      .updateTable('awards')
      .set({ lapses_at: past, due_at: past })
      .where('id', '=', id)
      .execute();
    await settleDueAwards(test, { signal: new AbortController().signal, guard: () => Promise.resolve() });
    expect((await player.call(awards.list)).body.value.list).toMatchObject([{ id, state: 'expired', left: 0 }]);
  });

  it('comes at once when the member excludes itself, and nothing more is claimed', async () => {
    await run();
    const player = await newMember();
    await player.claim();
    await player.call(playerLimits.exclude, { kind: 'self_exclusion', term: '6m' });
    const row = await inMerchant(test.database.db, 'parlour')
      .selectFrom('awards')
      .select(['state', 'reason'])
      .where('member_id', '=', player.member.id)
      .execute();
    expect(row).toEqual([{ state: 'forfeited', reason: 'excluded' }]);
    code += '2';
    await run();
    expect(outcome(await player.claim())).toEqual(notOpen('excluded'));
  });
});

describe('[MEM-06] the operator', () => {
  it('approves or rejects an award that waits; a rejected one frees its share of the budget', async () => {
    await run({ reviewed: true, budget: 600 });
    const [one, two, three] = [await newMember(), await newMember(), await newMember()];
    expect((await one.claim()).body.value.award.state).toBe('applying');
    const second = (await two.claim()).body.value.award;
    expect(outcome(await three.claim())).toEqual(notOpen('full'));
    const { list, total } = (await ann.call(campaignsOperator.applying)).body.value;
    expect([list.map(({ amount }) => amount), total]).toEqual([[300, 300], 600]);
    const decide = (awardId: number, approve: boolean) =>
      ann.call(campaignsOperator.decide, { awardId, approve, reason: 'a test' });
    expect((await decide(second.id, false)).body.value.state).toBe('rejected');
    expect(outcome(await decide(second.id, true))).toEqual([409, 'award_over', { state: 'rejected' }]);
    expect((await decide(list[0]!.id, true)).body.value.state).toBe('issued');
    expect((await one.claim()).body.value.award.state).toBe('active');
    expect((await three.claim()).body.value.award.state).toBe('applying');
  });

  it('is told every wrong field of a campaign, and nothing is changed', async () => {
    const wrong = campaignItem({
      code,
      budget: 100,
      startsAt: '2027-01-02T00:00Z',
      endsAt: '2027-01-01T00:00Z',
      texts: {},
      terms: fixed(300, { contributions: { SPORTS: 0, RNG: 0, LIVE: 0, FISH: 0 }, shut: [999_999] }),
    });
    const answer = await ann.call(campaignsOperator.put, { campaign: wrong, reason: 'a test' });
    expect(answer.body.message).toBe('campaign_wrong');
    expect(JSON.stringify(answer.body.value)).toMatch(
      /no_text.*ends_before_start.*too_small.*other_product.*nothing_counts.*no_game/,
    );
    const { list } = (await ann.call(campaignsOperator.list)).body.value;
    expect(list.some((each) => each.code === code)).toBe(false);
  });

  it('ends a campaign for good: awards go on, claims do not', async () => {
    await run();
    const [one, two] = [await newMember(), await newMember()];
    await one.claim();
    const setState = (state: string) => ann.call(campaignsOperator.setState, { code, state, reason: 'a test' });
    expect((await setState('ended')).body.value.state).toBe('ended');
    expect(outcome(await setState('running'))).toMatchObject([422, 'campaign_wrong', {}]);
    expect(outcome(await two.claim())).toEqual(notOpen('over'));
    expect((await one.call(awards.list)).body.value.list).toMatchObject([{ state: 'active' }]);
  });
});
