import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EndpointSpec } from '../../../contract/define.ts';
import { playerLimits } from '../../../contract/player-limits.ts';
import { rebates } from '../../../contract/rebates.ts';
import { records } from '../../../contract/records.ts';
import { wallet } from '../../../contract/wallet.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { jsonb } from '../../../server/db/database.ts';
import { rebateFeeds } from '../../../server/domains/rebates/feed.ts';
import { payDaily } from '../../../server/domains/rebates/jobs.ts';
import { callServer } from '../../support/calls.ts';
import { JOB_RUN } from '../../support/missions.ts';
import { playForRebate, REBATE_RULES, writeRebates } from '../../support/rebates.ts';
import { addMember, openSession, startTestServer, type TestServer } from '../../support/test-server.ts';
import { expectRebateChecks } from './support.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
beforeEach(() => writeRebates(test.database));
afterAll(async () => {
  await expectRebateChecks(test.database);
  await test.close();
});

const tables = () => inMerchant(test.database.db, 'parlour');
const newMember = async () => {
  const member = await addMember(test.database, `m${randomUUID().slice(0, 8)}`);
  const { token } = await openSession(test.database, member);
  const call = <E extends EndpointSpec>(endpoint: E, request: object = {}, key: string = randomUUID()) =>
    callServer(test.url, endpoint, request, { token, headers: { 'idempotency-key': key } });
  return {
    member,
    call,
    claim: (key?: string) => call(rebates.claim, {}, key),
    play: (stake: number, over: object = {}) => playForRebate(test.database, member, { stake, ...over }),
    own: async () => (await call(rebates.own)).body.value,
    money: async () => (await call(wallet.balance)).body.value.amount,
  };
};
const outcome = ({ status, body }: { status: number; body: { success: boolean; message: string; value: unknown } }) =>
  body.success ? 'ok' : [status, body.message, body.value];
const tooLow = (claimable: number, min = 1) => [409, 'rebate_not_open', { reason: 'too_low', claimable, min }];

describe('[MEM-01] the rebate of a member', () => {
  it('[MEM-03] is named in the language of the reader in the record', async () => {
    const { member, play, claim } = await newMember();
    const { token } = await openSession(test.database, member);
    await play(1_000);
    await claim();
    const about = async (language: string) =>
      (await callServer(test.url, records.transactions, {}, { token, headers: { 'x-language': language } })).body.value
        .list[0]!.about;
    expect([await about('EN'), await about('AR'), await about('CN')]).toEqual(['Rebate', 'الاسترداد', '返水']);
  });

  it('accrues by type of game, is claimed at once, and carries the fraction', async () => {
    const { play, own, claim, money, call } = await newMember();
    await play(333);
    await play(1_000, { gameType: 'LIVE', daysAgo: 1 });
    await play(9_000, { gameType: 'PVP' });
    const before = await own();
    expect(before).toMatchObject({
      rules: REBATE_RULES,
      rates: [
        { gameType: 'RNG', rate: 5_000 },
        { gameType: 'LIVE', rate: 3_000 },
      ],
      ...{ claimable: 4, owed: 0, carriedMicro: 0 },
      lines: [
        { gameType: 'RNG', rate: 5_000, stake: 333, amount: 1 },
        { gameType: 'LIVE', rate: 3_000, stake: 1_000, amount: 3 },
      ],
    });
    const paid = (await claim()).body.value;
    expect(paid.claim).toMatchObject({ way: 'by_hand', stake: 1_333, amount: 4 });
    expect([paid.balance.amount, await money()]).toEqual([4, 4]);
    expect(await own()).toMatchObject({ claimable: 0, carriedMicro: 665_000, lines: [] });
    await play(67);
    expect((await claim()).body.value.claim).toMatchObject({ stake: 67, amount: 1 });
    const { list, hasMore, totals } = (await call(rebates.history)).body.value;
    expect(list.map(({ amount }) => amount)).toEqual([1, 4]);
    expect([hasMore, totals]).toEqual([false, { claims: 2, stake: 1_400, amount: 5 }]);
    const { lines } = (await call(rebates.lines, { claimId: String(list[1]!.id) })).body.value;
    expect(lines).toEqual(before.lines);
  });

  it('claimed twice at once is paid once, and the same key answers with the same claim', async () => {
    const { play, claim, money } = await newMember();
    await play(2_000);
    const key = randomUUID();
    const found = await Promise.all([claim(key), claim(key), claim(), claim(), claim()]);
    expect(await money()).toBe(10);
    const refused = found.map(outcome).filter((each) => each !== 'ok');
    expect(refused).toEqual(Array(refused.length).fill(tooLow(0)));
    expect([3, 4]).toContain(refused.length);
    await play(400);
    const [first, again] = [await claim(key), await claim(key)];
    expect(again.body.value.claim).toEqual(first.body.value.claim);
  });

  it('is lowered by claimed play that is taken back, never the wallet', async () => {
    const { play, own, claim, money, call } = await newMember();
    await play(2_000);
    await claim();
    await play(-1_000);
    expect(await own()).toMatchObject({ claimable: 0, owed: 5, lines: [{ stake: -1_000, amount: -5 }] });
    expect(outcome(await claim())).toEqual(tooLow(0));
    expect(await money()).toBe(10);
    await play(1_600, { gameType: 'LIVE' });
    await play(1_000, { daysAgo: 2 });
    expect(await own()).toMatchObject({ claimable: 4, owed: 0 });
    expect((await claim()).body.value.claim.amount).toBe(4);
    const { list } = (await call(rebates.history)).body.value;
    const { lines } = (await call(rebates.lines, { claimId: String(list[0]!.id) })).body.value;
    expect(lines.map(({ stake }) => stake)).toEqual([1_600, -1_000, 1_000]);
  });

  it('is raised by the level, and by the account’s own rate where the rules say so', async () => {
    const { member, play, own } = await newMember();
    const levels = [{ code: 'gold', stake: 0, rebateFactor: 1_500, texts: { EN: { name: 'Gold' } } }];
    await tables()
      .insertInto('level_ladders', { ladder: jsonb({ periodDays: 30, graceDays: 0, levels }) })
      .execute();
    await tables().insertInto('member_levels', { member_id: member.id, level: 'gold', since: '2026-01-01' }).execute();
    await tables().updateTable('members').set({ rebate_rate: 6_000 }).where('id', '=', member.id).execute();
    expect(await own()).toMatchObject({
      rates: [{ rate: 7_500 }, { rate: 4_500 }],
      levels: [{ name: 'Gold', factor: 1_500, isOwn: true }],
    });
    await play(1_000);
    await writeRebates(test.database, { ...REBATE_RULES, ownRates: true });
    expect((await own()).rates).toMatchObject([{ rate: 7_500 }, { rate: 6_000 }]);
    await play(1_000, { gameType: 'LIVE' });
    // The first play of a type on a day holds: a level that changes meanwhile does not.
    await tables().deleteFrom('member_levels').where('member_id', '=', member.id).execute();
    await play(1_000);
    expect((await own()).lines).toMatchObject([
      { gameType: 'LIVE', rate: 6_000, stake: 1_000 },
      { gameType: 'RNG', rate: 7_500, stake: 2_000 },
    ]);
    await tables().deleteFrom('level_ladders').execute();
  });

  it('does not accrue on bonus money', async () => {
    const { play, own } = await newMember();
    await play(1_000, { bonusStake: 400 });
    expect(await own()).toMatchObject({ claimable: 3, lines: [{ stake: 600 }] });
  });

  it('is not for who excluded himself, and names no claim of another', async () => {
    const [one, other] = [await newMember(), await newMember()];
    await one.play(2_000);
    await other.play(2_000);
    const { claim } = (await other.claim()).body.value;
    expect(outcome(await one.call(rebates.lines, { claimId: String(claim.id) }))).toEqual([404, 'not_found', null]);
    await one.call(playerLimits.exclude, { kind: 'self_exclusion', term: '6m' });
    expect((await one.claim()).body.success).toBe(false);
    const key = `member:${one.member.id}`;
    const [now] = await rebateFeeds.state!.rebate!.current(test.database.db, 'parlour', [key]);
    expect(now).toMatchObject({ value: { claimable: 0, owed: 0, ready: false } });
  });

  it('[SYS-05] is not there while the module REBATE is off', async () => {
    const { play, call, claim, own } = await newMember();
    await sql`update merchants set modules = '{}' where code = 'parlour'`.execute(test.database.db);
    await play(2_000);
    for (const answer of [await call(rebates.own), await call(rebates.history), await claim()])
      expect(outcome(answer)).toEqual([409, 'rebate_closed', null]);
    expect(outcome(await call(rebates.lines, { claimId: '1' }))).toEqual([409, 'rebate_closed', null]);
    await writeRebates(test.database);
    expect(await own()).toMatchObject({ claimable: 0, lines: [] });
  });
});

describe('[MEM-01] rebates that are paid daily', () => {
  const daily = { ...REBATE_RULES, paid: 'daily', min: 5 } as const;
  it('are paid once for complete days, from the minimum on, not to who excluded himself', async () => {
    await writeRebates(test.database, daily);
    const [one, low, out] = [await newMember(), await newMember(), await newMember()];
    await one.play(2_000, { daysAgo: 1 });
    await one.play(4_000);
    await low.play(900, { daysAgo: 1 });
    await out.play(2_000, { daysAgo: 1 });
    await tables()
      .updateTable('members')
      .set({ excluded_until: new Date(Date.now() + 86_400_000) })
      .where('id', '=', out.member.id)
      .execute();
    expect(outcome(await one.claim())).toEqual([409, 'rebate_not_open', { reason: 'daily' }]);
    await Promise.all([payDaily(test, JOB_RUN), payDaily(test, JOB_RUN)]);
    await one.play(1_000, { daysAgo: 2 });
    await payDaily(test, JOB_RUN);
    expect([await one.money(), await low.money()]).toEqual([10, 0]);
    expect((await one.call(rebates.history)).body.value.list).toMatchObject([{ way: 'daily', amount: 10 }]);
    expect((await one.own()).lines.map(({ stake }) => stake)).toEqual([4_000, 1_000]);
    const paid = await tables()
      .selectFrom('rebate_claims')
      .selectAll()
      .where('member_id', '=', out.member.id)
      .execute();
    expect(paid).toEqual([]);
    // The next day.
    await sql`update rebate_accounts set paid_day = paid_day - 1`.execute(test.database.db);
    await low.play(100, { daysAgo: 1 });
    await payDaily(test, JOB_RUN);
    expect([await one.money(), await low.money()]).toEqual([15, 5]);
  });
});

it('[LIVE-02] each change of a rebate is announced once, as a client gets it that joins', async () => {
  const { member, play, claim } = await newMember();
  await play(333);
  await play(400);
  await claim();
  const announced = await tables()
    .selectFrom('outbox')
    .select(['seq', 'value'])
    .where('feed', '=', 'rebate')
    .where('key', '=', `member:${member.id}`)
    .orderBy('id')
    .execute();
  expect(announced).toEqual([
    { seq: 1, value: { claimable: 1, owed: 0, ready: true } },
    { seq: 2, value: { claimable: 3, owed: 0, ready: true } },
    { seq: 3, value: { claimable: 0, owed: 0, ready: false } },
  ]);
  const [now] = await rebateFeeds.state!.rebate!.current(test.database.db, 'parlour', [`member:${member.id}`]);
  expect(now).toMatchObject(announced.at(-1)!);
});
